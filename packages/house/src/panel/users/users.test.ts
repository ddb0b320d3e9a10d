import { zonedText } from "@livery/contract";
import type { AuditRow, PanelUser, UserRow } from "@livery/contract/panel";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type PanelBrowser, type PanelHouse, startPanelHouse } from "../../testing/panel-house.ts";
import { fixturePassword } from "../../testing/fixture.ts";
import { readCsv } from "../testing/read-csv.ts";

let house: PanelHouse;
let operator: PanelBrowser;
let north: PanelBrowser;
let street: PanelBrowser;
beforeAll(async () => {
  house = await startPanelHouse();
  operator = await house.staff("operator");
  north = await house.staff("north");
  street = await house.staff("high-street");
});
afterAll(() => house.close());

const change = (statement: string) => sql.raw(statement).execute(house.test.db);
const dealer = (name: string) => house.seeded.dealerIds[name]!;
const player = (name: string) => house.seeded.playerIds[name]!;
const user = (name: string, browser = operator) => browser.results<PanelUser>("panelUser", { playerId: player(name) });
const list = async (browser: PanelBrowser, filter: object = {}, query: object = {}) =>
  (await browser.results<UserRow[]>("panelUsers", { filter, ...query })).map((row) => row.userName);
const entries = () => operator.results<AuditRow[]>("panelAudit", { filter: {} });

describe("the list of users", () => {
  test("shows the users in the scope of each role", async () => {
    expect(await list(operator)).toEqual(["alice", "bashir", "dariush", "farid", "lena", "northy", "southy"]);
    expect(await list(north)).toEqual(["alice", "bashir", "dariush", "lena", "northy"]);
    expect(await list(street)).toEqual(["alice", "bashir"]);
    expect(await list(await house.staff("lighthouse"))).toEqual(["lena"]);
    expect(await list(await house.staff("globe-admin", "panel.globe.localhost"))).toEqual(["gloria"]);
  });

  test("can be filtered, sorted and paged", async () => {
    expect(await list(operator, { search: "AR" })).toEqual(["dariush", "farid"]);
    expect(await list(operator, { search: "DARİUŞ" })).toEqual(["dariush"]);
    expect(await list(operator, { search: "%" })).toEqual([]);
    expect(await list(operator, { search: "/" })).toEqual([]);
    expect(await list(operator, { dealerId: dealer("south") })).toEqual(["farid", "southy"]);
    expect(await list(operator, { siteId: house.seeded.siteIds["meadow"] })).toEqual(["dariush"]);
    expect(
      await list(operator, { balanceTo: 50_000 }, { sort: { by: "userName", descending: true }, pageSize: 2, page: 2 }),
    ).toEqual(["lena", "farid"]);
    expect(await list(operator, { active: false })).toEqual([]);
    const answer = await operator.panelRaw("panelUsers", { filter: {}, pageSize: 2 });
    expect(answer.body).toMatchObject({ total: 7, page: 1, limit: 2 });
  });

  test("shows when a user was last active", async () => {
    await house.player("farid");
    const rows = await operator.results<UserRow[]>("panelUsers", {
      filter: {},
      sort: { by: "lastSeenAt", descending: true },
    });
    expect([rows[0]?.userName, rows[0]?.lastSeenAt, rows[1]?.lastSeenAt]).toEqual(["farid", expect.any(String), null]);
  });

  test("can be exported as a file", async () => {
    const answer = await street.panelRaw("panelUsersExport", { filter: {} });
    expect(answer.headers).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": "attachment",
      "cache-control": "no-store",
    });
    const [header, ...lines] = answer.text.replace("\uFEFF", "").trim().split("\r\n");
    expect(header).toBe("user,site,dealer,active,online,currency,balance,openCoupons,createdAt,lastSeenAt");
    expect(lines.map((line) => line.split(",").slice(0, 7))).toEqual([
      ["alice", "harbour", "high-street", "true", "true", "EUR", "100.00"],
      ["bashir", "harbour", "high-street", "true", "true", "EUR", "100.00"],
    ]);
  });
});

test("a file of users has the requested columns in their order, with their headings, words and the clocks of the zone", async () => {
  const [alice] = await street.results<UserRow[]>("panelUsers", { filter: { search: "alice" } });
  const columns = [
    { name: "active", title: "Durum", words: { true: "Aktif" } },
    { name: "user", title: "=Kullanıcı" },
    { name: "createdAt", title: "Oluşturma" },
  ];
  const { text } = await street.panelRaw("panelUsersExport", { filter: { search: "alice" }, columns });
  expect(readCsv(text)).toEqual([
    ["Durum", "'=Kullanıcı", "Oluşturma (Europe/Istanbul)"],
    ["Aktif", "alice", zonedText("Europe/Istanbul", alice?.createdAt ?? "")],
  ]);
  expect(await street.refusal("panelUsersExport", { filter: {}, columns: [{ name: "id", title: "x" }] })).toEqual([
    400,
    "invalid_field",
  ]);
});

describe("one user", () => {
  test("is shown with the path up to the actor's own dealer and the permitted actions", async () => {
    expect((await user("alice")).path.map(({ name }) => name)).toEqual(["head-office", "north", "high-street"]);
    const seen = await user("alice", north);
    expect(seen.path.map(({ name }) => name)).toEqual(["north", "high-street"]);
    expect(seen.may).toEqual(["user.view", "coupon.view", "movement.view", "user.services"]);
    expect((await user("northy", north)).may).toContain("credit.user");
    expect((await user("alice", street)).may).toEqual([
      "user.view",
      "coupon.view",
      "movement.view",
      "user.services",
      "limit.raise",
      "credit.user",
      "account.cut",
    ]);
  });

  test("is masked for a partner", async () => {
    await change(
      `update player set profile = '{"firstName": "Lena", "email": "lena@example.org"}' where user_name = 'lena'`,
    );
    expect(await user("lena")).toMatchObject({ firstName: "Lena", lastName: "", email: "lena@example.org" });
    expect(await user("lena", await house.staff("lighthouse"))).toMatchObject({
      userName: "lena",
      firstName: "…",
      lastName: "",
      email: "…",
    });
  });
});

describe("status and services of a user", () => {
  const set = (browser: PanelBrowser, shown: PanelUser, changed: object = {}) =>
    browser.panelRaw("panelUserServices", {
      playerId: shown.playerId,
      version: shown.version,
      active: shown.active,
      online: shown.online,
      services: shown.services,
      ...changed,
    });

  test("a deactivated user is signed out everywhere, and every server is notified", async () => {
    const browser = await house.player("alice");
    const answer = await set(street, await user("alice"), { active: false, reason: "asked for a pause" });
    expect([answer.status, answer.body]).toMatchObject([200, { results: { active: false } }]);
    await expect.poll(async () => (await browser.call("getUserData", {})).body).toEqual({ status: 1, results: null });
    const repeated = await house.visitor().call("userLogin", { userName: "alice", password: fixturePassword });
    expect(repeated.body).toMatchObject({ code: "account_passive" });
    expect((await entries())[0]).toMatchObject({
      actor: "high-street",
      role: "sub-dealer",
      action: "user.services",
      targetKind: "user",
      targetName: "alice",
      reason: "asked for a pause",
      changes: [{ field: "active", before: "true", after: "false" }],
    });
    expect((await set(street, await user("alice"), { active: true })).status).toBe(200);
    expect((await house.visitor().call("userLogin", { userName: "alice", password: fixturePassword })).status).toBe(
      200,
    );
  });

  test("nobody is switched on below a closed dealer, and services can still be switched off", async () => {
    const far = await house.staff("far-street");
    await set(street, await user("alice"), { active: false });
    await change("update dealer set status = 'passive' where name = 'high-street'");
    const refused = await set(operator, await user("alice"), { active: true });
    expect([refused.status, refused.body]).toMatchObject([422, { code: "dealer_closed", path: "active" }]);
    const elsewhere = await set(far, await user("alice"), { active: true });
    expect([elsewhere.status, elsewhere.body]).toMatchObject([404, { code: "user_not_found" }]);
    const restricted = await set(operator, await user("alice"), { online: false });
    expect([restricted.status, restricted.body]).toMatchObject([200, { results: { active: false, online: false } }]);
    await change("update dealer set status = 'active' where name = 'high-street'");
    const opened = await set(operator, await user("alice"), { active: true, online: true });
    expect([opened.status, opened.body]).toMatchObject([200, { results: { active: true, online: true } }]);
  });

  test("a service that is switched off is off for the signed-in player", async () => {
    const browser = await house.player("bashir");
    const shown = await user("bashir");
    expect((await set(street, shown, { services: { ...shown.services, sport: false } })).status).toBe(200);
    await expect
      .poll(async () => (await browser.call("getUserData", {})).body)
      .toMatchObject({ results: { sportUser: { status: 0 } } });
  });

  test("cannot be changed from an outdated version, and nothing is written", async () => {
    const shown = await user("lena");
    expect((await set(operator, shown, { online: false })).status).toBe(200);
    const count = (await entries()).length;
    const tooLate = await set(north, shown, { active: false });
    expect([tooLate.status, tooLate.body]).toMatchObject([
      409,
      { code: "version_conflict", params: { version: shown.version + 1 } },
    ]);
    expect([(await user("lena")).active, (await entries()).length]).toEqual([true, count]);
  });

  test("write nothing when nothing changes", async () => {
    const shown = await user("farid");
    const count = (await entries()).length;
    expect((await set(operator, shown)).status).toBe(200);
    expect([(await user("farid")).version, (await entries()).length]).toEqual([shown.version, count]);
  });

  test("are changed by one of several concurrent calls from the same version", async () => {
    const shown = await user("southy");
    const answers = await Promise.all([1, 2, 3, 4].map(() => set(operator, shown, { online: false })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  });
});

describe("limits", () => {
  const set = (browser: PanelBrowser, shown: PanelUser, field: string, value: unknown) =>
    browser.panelRaw("panelUserLimits", {
      playerId: shown.playerId,
      version: shown.version,
      limits: { ...shown.limits, combine: { ...shown.limits.combine, [field]: value } },
    });
  const stale = (name: string) =>
    change(
      `update staff_session set factor_at = now() - interval '6 minutes' where staff_id = (select staff_id from staff where name = '${name}')`,
    );

  test("can be raised by a dealer, and lowered only by an operator with a fresh second factor", async () => {
    expect((await set(street, await user("bashir"), "maxStake", 30_000)).status).toBe(200);
    const lower = await set(street, await user("bashir"), "maxStake", 29_000);
    expect([lower.status, lower.body]).toMatchObject([422, { code: "limit_not_raised", path: "limits" }]);
    // A higher least stake narrows him, a lower one lets him do more.
    expect((await set(street, await user("bashir"), "minStake", 500)).body).toMatchObject({ code: "limit_not_raised" });
    expect((await set(street, await user("bashir"), "minStake", 50)).status).toBe(200);
    expect((await set(street, await user("bashir"), "enabled", false)).body).toMatchObject({
      code: "limit_not_raised",
    });
    expect((await set(operator, await user("bashir"), "maxStake", 20_000)).status).toBe(200);
    expect((await entries())[0]).toMatchObject({
      action: "limit.lower",
      changes: [{ field: "combine.maxStake", before: "30000", after: "20000" }],
    });
    await stale("operator");
    const answer = await set(operator, await user("bashir"), "maxStake", 10_000);
    expect([answer.status, answer.body]).toMatchObject([
      403,
      { code: "second_factor_needed", params: { action: "limit.lower" } },
    ]);
    expect((await set(operator, await user("bashir"), "maxStake", 25_000)).status).toBe(200);
    await change("update staff_session set factor_at = now()");
  });

  test("stay within the tightest of the dealers above, and a user beyond it can still be restricted", async () => {
    await change(`update dealer set limits = '{"combine": {"maxStake": 40000}}' where name = 'north'`);
    await change(
      `update dealer set limits = '{"combine": {"maxStake": 90000, "maxPay": 2000000}}' where name = 'high-street'`,
    );
    const over = await set(street, await user("alice"), "maxStake", 40_001);
    expect([over.status, over.body]).toMatchObject([
      422,
      { code: "dealer_limit_exceeded", path: "limits.combine.maxStake" },
    ]);
    expect((await set(street, await user("alice"), "maxStake", 40_000)).status).toBe(200);
    expect((await set(street, await user("alice"), "maxPay", 2_000_001)).body).toMatchObject({
      code: "dealer_limit_exceeded",
      path: "limits.combine.maxPay",
    });
    await change(`update dealer set limits = '{"combine": {"maxStake": 10000}}' where name = 'north'`);
    expect((await set(operator, await user("alice"), "maxStake", 35_000)).status).toBe(200);
    await change("update dealer set limits = '{}'");
  });

  test("must allow a stake", async () => {
    const answer = await set(operator, await user("alice"), "minStake", 99_999_999);
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { code: "invalid_field", path: "limits.combine.minStake" },
    ]);
  });
});
