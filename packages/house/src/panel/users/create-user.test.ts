import type { AuditRow, UserRow } from "@livery/contract/panel";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type PanelBrowser, type PanelHouse, startPanelHouse } from "../../testing/panel-house.ts";

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
const list = async (browser: PanelBrowser, filter: object = {}, query: object = {}) =>
  (await browser.results<UserRow[]>("panelUsers", { filter, ...query })).map((row) => row.userName);
const entries = () => operator.results<AuditRow[]>("panelAudit", { filter: {} });

describe("a new user", () => {
  const newUser = (userName: string, changed: object = {}) => ({
    siteId: house.seeded.siteIds["harbour"],
    userName,
    password: "some-word",
    lang: "en",
    online: false,
    ...changed,
  });
  const create = (browser: PanelBrowser, userName: string, changed: object = {}, key?: string) =>
    browser.panelRaw(
      "panelUserCreate",
      newUser(userName, changed),
      key === undefined ? {} : { "idempotency-key": key },
    );

  test("is created below the actor's dealer and can sign in", async () => {
    const answer = await create(street, "newbie1");
    expect([answer.status, answer.body]).toMatchObject([
      200,
      {
        results: {
          userName: "newbie1",
          dealerName: "high-street",
          currency: "EUR",
          balance: 0,
          online: false,
          services: { sport: true, casino: false },
          limits: { combine: { maxStake: 25_000 } },
        },
      },
    ]);
    expect((await house.visitor().call("userLogin", { userName: "newbie1", password: "some-word" })).status).toBe(200);
    const [entry] = await entries();
    expect(entry).toMatchObject({ action: "user.create", targetName: "newbie1" });
    expect(JSON.stringify(entry)).not.toContain("some-word");
  });

  test("is refused with an invalid or conflicting field", async () => {
    const cases: [object, number, string, string?][] = [
      [{ userName: "ALICE" }, 409, "username_in_use", "userName"],
      [{ userName: "1newbie" }, 400, "invalid_field", "userName"],
      [{ password: "x".repeat(21) }, 422, "password_too_weak", "password"],
      [{ password: "Newbie2" }, 422, "password_too_weak", "password"],
      [{ siteId: house.globex.siteIds["globe"] }, 404, "not_found", "siteId"],
      [{ lang: "fa" }, 400, "invalid_field", "lang"],
      [{ currency: "TRY" }, 400, "invalid_field", "currency"],
      [{ dealerId: dealer("far-street") }, 404, "dealer_not_found", "dealerId"],
      [{ dealerId: dealer("north") }, 404, "dealer_not_found", "dealerId"],
    ];
    for (const [changed, status, code, path] of cases) {
      const answer = await create(street, "newbie2", changed);
      expect([changed, answer.status, answer.body]).toMatchObject([changed, status, { code, path }]);
    }
    expect((await create(operator, "newbie2")).body).toMatchObject({ code: "invalid_field", path: "dealerId" });
    expect(
      (await create(operator, "newbie2", { dealerId: house.globex.dealerIds["globe-office"] })).body,
    ).toMatchObject({ code: "dealer_not_found" });
    expect(await list(operator, { search: "newbie2" })).toEqual([]);
  });

  test("has no wider limits than its creator may give", async () => {
    await change("update dealer set flags = flags - 'limit.raise' where name = 'high-street'");
    const kind = { minTip: 1, minStake: 100, maxStake: 25_000, maxPay: 1_250_000, enabled: true };
    const limits = (maxStake: number) => ({ limits: { combine: { ...kind, maxStake }, multiple: kind, system: kind } });
    expect((await create(street, "newbie3", limits(25_001))).body).toMatchObject({
      code: "not_allowed",
      params: { action: "limit.raise" },
    });
    expect((await create(street, "newbie3", limits(20_000))).status).toBe(200);
    await change(`update dealer set flags = flags || '{"limit.raise": true}' where name = 'high-street'`);
    await change(`update dealer set limits = '{"combine": {"maxStake": 10000}}' where name = 'north'`);
    expect((await create(street, "newbie4", limits(10_001))).body).toMatchObject({ code: "dealer_limit_exceeded" });
    expect((await create(street, "newbie4")).body).toMatchObject({
      results: { limits: { combine: { maxStake: 10_000 }, system: { maxStake: 25_000 } } },
    });
    await change("update dealer set limits = '{}'");
  });

  test("is created once per idempotency key, repetitions get the same bytes, and another body is refused (I5)", async () => {
    const key = "create-newbie-5";
    const answers = await Promise.all([1, 2, 3].map(() => create(street, "newbie5", {}, key)));
    const repeated = await create(street, "newbie5", {}, key);
    expect(new Set([...answers, repeated].map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(repeated.status).toBe(200);
    const other = await create(street, "newbie6", {}, key);
    expect([other.status, other.body]).toMatchObject([422, { code: "key_reused" }]);
    // Somebody else's key is another one.
    expect((await create(north, "newbie7", {}, key)).status).toBe(200);
    expect(await list(operator, { search: "newbie6" })).toEqual([]);
  });

  test("can be created with the key of a refused call (D54)", async () => {
    expect((await create(street, "alice", {}, "bound-to-nothing")).status).toBe(409);
    expect((await create(street, "newbie8", {}, "bound-to-nothing")).status).toBe(200);
  });

  test("is refused below a closed dealer", async () => {
    await change("update dealer set status = 'passive' where name = 'far-street'");
    const answer = await create(operator, "newbie9", { dealerId: dealer("far-street") });
    expect([answer.status, answer.body]).toMatchObject([422, { code: "dealer_closed", path: "dealerId" }]);
    await change("update dealer set status = 'active' where name = 'far-street'");
  });

  test("is refused above the dealer's quota, also with concurrent calls", async () => {
    const far = await house.staff("far-street");
    await change("update dealer set max_users = 4 where name = 'far-street'");
    const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => create(far, `crowd${at}`)));
    const made = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ body }) => (body as { code?: string }).code === "user_quota_reached");
    expect([made.length, refused.length]).toEqual([3, 7]);
    const { rows } = await sql<{
      users: number;
    }>`select count(*)::integer as users from player where dealer_id = ${dealer("far-street")}`.execute(house.test.db);
    expect(rows[0]?.users).toBe(4);
  });
});
