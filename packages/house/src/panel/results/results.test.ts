import type { PanelMatchResult, ResultOutlook, ResultAnswer } from "@livery/contract/panel";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeLeague } from "../../api/testing/test-offer.ts";
import { runDueWork } from "../../jobs/due-work.ts";
import { auditLedger } from "../../ledger/audit.ts";
import type { PanelBrowser } from "../../testing/panel-house.ts";
import { readCsv } from "../testing/read-csv.ts";
import { setStage, type Stage } from "../testing/stage.ts";

let stage: Stage;
let operator: PanelBrowser;
let admin: PanelBrowser;
let platform: PanelBrowser;
/** The other tenant's sites are closed: the house has one tenant, whose operators decide. */
const alone = () => sql`delete from site_host where host = 'globe.localhost'`.execute(db());
const together = () =>
  sql`insert into site_host select 'globe.localhost', tenant_id, site_id, 'web' from site where name = 'globe' on conflict do nothing`.execute(
    db(),
  );
beforeAll(async () => {
  stage = await setStage();
  operator = stage.staff["operator"]!;
  admin = stage.staff["admin"]!;
  platform = stage.staff["platform"]!;
  for (const dealer of ["globe-office", "north"]) await stage.matchOf(dealer, "over");
  await alone();
}, 60_000);
afterAll(() => stage.house.close());

const db = () => stage.house.test.db;
const settle = () => runDueWork(db(), { wait: true });
const home = { fullTime: { home: 2, away: 0 }, halfTime: { home: 1, away: 0 }, certainty: "confirmed" };
const away = { fullTime: { home: 0, away: 2 }, halfTime: { home: 0, away: 1 }, certainty: "confirmed" };
const shown = (matchId: number, by = operator) => by.results<PanelMatchResult>("panelResult", { matchId });
const couponsOf = async (matchId: number) => {
  const { rows } = await sql<{ status: string; review: boolean }>`
    select status, review_since is not null as review from coupon where coupon_id in (
      select coupon_id from coupon_leg where match_id = ${matchId}) order by coupon_id`.execute(db());
  return rows;
};
/** From what sum on a ruling that takes money back waits for a second person. */
const threshold = (sum: number) => sql`update tenant set two_persons_from = ${sum}`.execute(db());

describe("a result in the panel", () => {
  test("is entered for the shown version, once per idempotency key, and audited with before and after", async () => {
    const matchId = await stage.matchOf("high-street", "over");
    await settle();
    const before = await shown(matchId);
    expect(before).toMatchObject({
      state: "awaiting",
      fullTime: null,
      impact: [{ currency: "EUR", waiting: 1, stake: 100 }],
    });
    const outlook = await operator.results<ResultOutlook>("panelResultOutlook", { matchId });
    expect(outlook).toMatchObject({ secondPerson: false, impact: [{ waiting: 1, settled: 0, paid: 0 }] });
    const body = { matchId, version: before.version, ...home };
    const key = { "idempotency-key": "result-enter-once" };
    const first = await operator.panelRaw("panelResultEnter", body, key);
    expect([first.status, first.body]).toMatchObject([
      200,
      { results: { state: "done", version: before.version + 1 } },
    ]);
    expect((await operator.panelRaw("panelResultEnter", body, key)).text).toBe(first.text);
    expect(await operator.refusal("panelResultEnter", body)).toEqual([409, "version_conflict"]);
    await settle();
    expect(await couponsOf(matchId)).toEqual([{ status: "won", review: false }]);
    const after = await shown(matchId);
    expect(after).toMatchObject({ state: "settled", score: "2:0 (1:0)", fullTime: { home: 2, away: 0 } });
    expect(after.history[0]).toMatchObject({ kind: "result", actor: "operator", version: before.version + 1 });
    const { results: trail } = (
      await operator.panelRaw("panelAudit", { filter: { targetKind: "match", targetId: matchId } })
    ).body as { results: readonly { changes: readonly object[] }[] };
    expect(trail).toMatchObject([
      {
        actor: "operator",
        action: "result.enter",
        targetName: "high-street Athletic – high-street City",
        changes: [{ field: "score", before: null, after: '"2:0 (1:0)"' }],
      },
    ]);
  });

  test("that takes back more than one person may waits for a second person, who must be another one", async () => {
    const matchId = await stage.matchOf("far-street", "over");
    const enterResult = async (by: PanelBrowser, more: object) =>
      by.results<ResultAnswer>("panelResultEnter", {
        matchId,
        version: (await shown(matchId)).version,
        reason: "mended",
        ...more,
      });
    await enterResult(operator, home);
    await settle();
    await threshold(1);
    const requested = await enterResult(operator, away);
    expect(requested).toMatchObject({ state: "waiting" });
    await settle();
    expect(await couponsOf(matchId)).toEqual([{ status: "won", review: false }]);
    expect((await shown(matchId)).request).toMatchObject({
      own: true,
      askedBy: "operator",
      score: "0:2 (0:1)",
      impact: [{ settled: 1 }],
    });
    expect((await shown(matchId, admin)).request).toMatchObject({ own: false, confirmers: "staff", refusal: null });
    // The same rule as for payments: who has access from the first person is none for a day.
    await sql`update staff set access_given_by = (select staff_id from staff where name = 'operator') where name = 'admin'`.execute(
      db(),
    );
    expect((await shown(matchId, admin)).request).toMatchObject({ refusal: "gaveAccess" });
    const given = { requestId: requested.requestId };
    expect(await admin.refusal("panelResultConfirm", given)).toEqual([403, "second_person_needed"]);
    await sql`update staff set access_given_by = null`.execute(db());
    const confirm = { requestId: requested.requestId };
    expect(await operator.refusal("panelResultConfirm", confirm)).toEqual([403, "second_person_needed"]);
    const [one, other] = await Promise.all([
      admin.panelRaw("panelResultConfirm", confirm),
      admin.panelRaw("panelResultConfirm", confirm),
    ]);
    expect([one.status, other.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
    await settle();
    expect(await couponsOf(matchId)).toEqual([{ status: "lost", review: false }]);
    expect((await shown(matchId)).request).toBeNull();
    await threshold(100_000);
  });

  test("that waits for a second person can be refused or withdrawn, and lapses after a day or after another result", async () => {
    const matchId = await stage.matchOf("north", "over");
    const version = async () => (await shown(matchId)).version;
    await operator.results("panelResultEnter", { matchId, version: await version(), ...home });
    await settle();
    await threshold(1);
    const requestRollBack = async () =>
      operator.results<ResultAnswer>("panelResultRollBack", {
        matchId,
        version: await version(),
        reason: "not over yet",
      });
    const refused = await requestRollBack();
    expect(await admin.results("panelResultRefuse", { requestId: refused.requestId })).toMatchObject({
      state: "refused",
    });
    expect(await admin.refusal("panelResultConfirm", { requestId: refused.requestId })).toEqual([409, "request_over"]);
    const expired = await requestRollBack();
    await sql`update second_person_request set expires_at = clock_timestamp() where request_id = ${expired.requestId}`.execute(
      db(),
    );
    expect((await shown(matchId)).request).toBeNull();
    expect(await admin.refusal("panelResultConfirm", { requestId: expired.requestId })).toEqual([409, "request_over"]);
    const overtaken = await requestRollBack();
    await threshold(100_000);
    await operator.results("panelResultVoid", { matchId, version: await version(), reason: "another word" });
    expect(await admin.refusal("panelResultConfirm", { requestId: overtaken.requestId })).toEqual([
      409,
      "version_conflict",
    ]);
    await settle();
    expect(await couponsOf(matchId)).toEqual([{ status: "void", review: false }]);
    await operator.results("panelResultRollBack", { matchId, version: await version(), reason: "it is played on" });
    await settle();
    expect(await couponsOf(matchId)).toEqual([{ status: "won", review: false }]);
    await operator.results("panelResultRollBack", { matchId, version: await version(), reason: "by nobody" });
    await settle();
    expect(await couponsOf(matchId)).toEqual([{ status: "open", review: true }]);
    expect((await shown(matchId)).state).toBe("review");
  });

  test("of a market can be set per outcome, void, or back to the score", async () => {
    const matchId = await stage.matchOf("lighthouse", "over");
    const { markets } = await shown(matchId);
    const three = markets.find(({ marketTypeId }) => marketTypeId === 1);
    const marketId = three?.marketId ?? 0;
    const enterResult = async (key: "panelResultMarket" | "panelResultVoid" | "panelResultRollBack", more: object) =>
      operator.panelRaw(key, {
        matchId,
        marketId,
        version: (await shown(matchId)).version,
        reason: "by hand",
        ...more,
      });
    expect(
      (await enterResult("panelResultMarket", { outcomes: [{ outcomeId: 1, result: "won" }] })).body,
    ).toMatchObject({
      code: "invalid_field",
      path: "outcomes",
    });
    const outcomes = [1, 2, 3].map((outcomeId) => ({ outcomeId, result: outcomeId === 1 ? "half_won" : "lost" }));
    expect((await enterResult("panelResultMarket", { outcomes })).status).toBe(200);
    await settle();
    expect(await couponsOf(matchId)).toEqual([{ status: "won", review: false }]);
    const heat = (more: object) =>
      enterResult("panelResultMarket", {
        outcomes: [1, 2, 3].map((outcomeId) => ({ outcomeId, result: "lost", ...(outcomeId < 3 && more) })),
      });
    for (const wrong of [
      { result: "dead_heat" },
      { result: "dead_heat", share: "3/2" },
      { result: "dead_heat", share: "0/2" },
      { result: "dead_heat", share: 0.5 },
      { result: "won", share: "1/2" },
    ])
      expect(await heat(wrong)).toMatchObject({
        status: 400,
        body: { code: "invalid_field", path: "outcomes.0.share" },
      });
    expect((await heat({ result: "dead_heat", share: "1/2" })).status).toBe(200);
    await settle();
    expect(await couponsOf(matchId)).toEqual([{ status: "won", review: false }]);
    const after = await shown(matchId);
    expect(after.markets.find((each) => each.marketId === marketId)?.outcomes).toMatchObject([
      { outcomeId: 1, result: "dead_heat", share: "1/2" },
      { outcomeId: 2, result: "dead_heat", share: "1/2" },
      { outcomeId: 3, result: "lost" },
    ]);
    expect(JSON.parse(after.history[0]?.after ?? "")).toEqual({ 1: "dead_heat 1/2", 2: "dead_heat 1/2", 3: "lost" });
    const { rows } = await sql<{ coupon: number; payout: number; stake: number; odds: number }>`
      select coupon_id::integer as coupon, payout::integer as payout, stake::integer as stake, odds from coupon join coupon_leg using (coupon_id) where match_id = ${matchId}`.execute(
      db(),
    );
    const { coupon, payout, stake, odds } = rows[0]!;
    expect(payout).toBe(Math.floor((stake * odds) / 2000 + 0.5));
    expect(await operator.results("panelCoupon", { couponId: coupon })).toMatchObject({
      legs: [{ result: "dead_heat", share: "1/2" }],
    });
    expect((await enterResult("panelResultVoid", {})).status).toBe(200);
    await settle();
    expect(await couponsOf(matchId)).toEqual([{ status: "void", review: false }]);
    expect((await shown(matchId)).markets.find((each) => each.marketId === marketId)).toMatchObject({ ruled: true });
    expect((await enterResult("panelResultRollBack", {})).status).toBe(200);
    await settle();
    expect(await couponsOf(matchId)).toEqual([{ status: "open", review: true }]);
    expect(
      await operator.refusal("panelResultVoid", { matchId, marketId: 999_999, version: 1, reason: "of another" }),
    ).toEqual([404, "not_found"]);
  });

  test("cannot be entered before kick-off", async () => {
    const upcoming = await stage.matchOf("south", "coming");
    expect(await operator.refusal("panelResultEnter", { matchId: upcoming, version: 0, ...home })).toEqual([
      409,
      "match_not_started",
    ]);
    await operator.results("panelResultVoid", { matchId: upcoming, version: 0, reason: "called off" });
    await settle();
    expect(await couponsOf(upcoming)).toEqual([{ status: "void", review: false }]);
  });
});

describe("in a house of several tenants (D91)", () => {
  beforeAll(together);

  test("no tenant's staff decides what holds for all, whoever has coupons on the match", async () => {
    for (const dealer of ["globe-office", "head-office"]) {
      const matchId = await stage.matchOf(dealer, "coming");
      expect(await shown(matchId, admin)).toMatchObject({ shared: true, may: [] });
      const { version } = await shown(matchId);
      for (const by of [operator, admin]) {
        const reason = "called off";
        for (const [key, more] of [
          ["panelResultEnter", home],
          ["panelResultVoid", { reason }],
          ["panelResultRollBack", { reason }],
        ] as const)
          expect([key, await by.refusal(key, { matchId, version, ...more })]).toEqual([key, [403, "platform_only"]]);
      }
      expect((await shown(matchId)).state).toBe("coming");
    }
    const { body } = await admin.panelRaw("panelResultVoid", {
      matchId: await stage.matchOf("globe-office", "coming"),
      version: 0,
      reason: "called off",
    });
    expect(body).toMatchObject({ message: expect.stringContaining("platform's staff") });
  });

  test("the platform's staff does, and sees the coupons of all; a second one of them confirms", async () => {
    const matchId = await stage.matchOf("globe-office", "over");
    await settle();
    const before = await shown(matchId, platform);
    expect(before).toMatchObject({ shared: false, may: ["result.enter", "result.rollBack"], impact: [{ waiting: 1 }] });
    expect((await shown(matchId)).impact).toEqual([]);
    await platform.results("panelResultEnter", { matchId, version: before.version, ...home });
    await settle();
    expect(await couponsOf(matchId)).toEqual([{ status: "won", review: false }]);
    expect((await shown(matchId)).history[0]).toMatchObject({ kind: "result", actor: "platform" });
    await threshold(1);
    const { version } = await shown(matchId, platform);
    const requested = await platform.results<ResultAnswer>("panelResultVoid", { matchId, version, reason: "replayed" });
    expect(requested.state).toBe("waiting");
    const confirm = { requestId: requested.requestId };
    expect((await shown(matchId, admin)).request).toBeNull();
    expect(await admin.refusal("panelResultConfirm", confirm)).toEqual([404, "not_found"]);
    expect(await platform.refusal("panelResultConfirm", confirm)).toEqual([403, "second_person_needed"]);
    // Another person of the platform, at the other tenant's panel.
    const second = await stage.house.staff("platform-two", "panel.globe.localhost");
    expect((await shown(matchId, second)).request).toMatchObject({ own: false, askedBy: "platform" });
    expect(await second.results("panelResultConfirm", confirm)).toMatchObject({ state: "done" });
    await settle();
    expect(await couponsOf(matchId)).toEqual([{ status: "void", review: false }]);
    await threshold(100_000);
  });

  test("the platform's staff has nothing else at a tenant's panel", async () => {
    expect(await platform.results("panelMe", {})).toMatchObject({ role: "platform", dealerId: null });
    for (const key of ["panelCoupons", "panelUsers", "panelBonuses", "panelAudit"] as const)
      expect([key, await platform.refusal(key, { filter: {} })]).toEqual([key, [403, "not_allowed"]]);
  });

  afterAll(alone);
});

describe("the list of matches", () => {
  test("can be filtered by state and name, sorted, paged, and exported as a file", async () => {
    await stage.matchOf("head-office", "over");
    await stage.matchOf("head-office", "coming");
    await settle();
    const rows = (filter: object, more: object = {}) =>
      operator.results<readonly { home: string; state: string; waiting: number }[]>("panelResults", {
        filter,
        ...more,
      });
    expect((await rows({ state: ["awaiting"], search: "head-office" })).map((row) => [row.home, row.waiting])).toEqual([
      ["head-office Athletic", 1],
    ]);
    expect((await rows({})).every(({ state }) => state !== "coming")).toBe(true);
    expect((await rows({ state: ["coming"], search: "rovers" })).length).toBeGreaterThan(3);
    const page = await rows(
      { state: ["coming"] },
      { sort: { by: "startsAt", descending: false }, page: 1, pageSize: 2 },
    );
    expect(page).toHaveLength(2);
    const file = await operator.panelRaw("panelResultsExport", {
      filter: { state: ["awaiting"], search: "head-office" },
    });
    expect(readCsv(file.text)).toMatchObject([
      expect.arrayContaining(["home", "state"]),
      expect.arrayContaining(["head-office Athletic", "awaiting"]),
    ]);
  });
});

describe("a country in the list of matches", () => {
  beforeAll(async () => {
    for (const category of ["Scotland", "United States", "Saudi Arabia", "Turkey", "Germany"])
      await makeLeague(db(), { category, flag: null, tournament: "Cup", matches: [["Rovers", "City", 60]] });
  });

  test.each([
    ["en", "england", "England"],
    ["de", "SCHOTT", "Schottland"],
    ["de", "vereinigte staaten", "Vereinigte Staaten"],
    ["tr", "suudi rovers", "Suudi Arabistan"],
    ["tr", "Türkiye", "Türkiye"],
    ["fa", "آلمان", "آلمان"],
    ["de", "germany", "Deutschland"],
    ["el", "Γερμανία", "Γερμανία"],
  ])("is found and exported in the reader's language: in %s, %s finds %s", async (lang, search, country) => {
    const filter = { state: ["coming"], search };
    const rows = await operator.results<readonly { categoryName: string }[]>("panelResults", { lang, filter });
    expect(new Set(rows.map(({ categoryName }) => categoryName))).toEqual(new Set([country]));
    const columns = [{ name: "categoryName", title: "Country" }];
    const file = await operator.panelRaw("panelResultsExport", { lang, filter, columns });
    expect(readCsv(file.text)[1]).toEqual([country]);
  });
});

describe("a tournament in the list of matches", () => {
  const names = ["Amber League", "Amber League 2", "Zephyr League", "Regional Cup"];
  beforeAll(async () => {
    for (const tournament of names)
      await makeLeague(db(), { category: "Wales", flag: null, tournament, matches: [["Rovers", "City", 90]] });
  });

  test.each([
    ["en", "wales", ["Amber League", "Amber League 2", "Regional Cup", "Zephyr League"]],
    ["de", "wales", ["Bernstein-Liga", "Bernstein-Liga 2", "Regional Cup", "Zephir-Liga"]],
    ["tr", "galler", ["Kehribar Ligi", "Kehribar Ligi 2", "Meltem Ligi", "Regional Cup"]],
    ["tr", "kehribar", ["Kehribar Ligi", "Kehribar Ligi 2"]],
    ["tr", "amber", ["Kehribar Ligi", "Kehribar Ligi 2"]],
    ["fa", "کهربا", ["لیگ کهربا", "لیگ کهربا 2"]],
    ["el", "amber", ["Amber League", "Amber League 2"]],
  ])("is found, ordered and exported in the reader's language: in %s by %s", async (lang, search, shown) => {
    const list = { lang, filter: { state: ["coming"], search }, sort: { by: "tournamentName", descending: false } };
    const rows = await operator.results<readonly { tournamentName: string; sportName: string }[]>("panelResults", list);
    expect(rows.map(({ tournamentName }) => tournamentName)).toEqual(shown);
    const columns = [{ name: "tournamentName", title: "Tournament" }];
    const file = await operator.panelRaw("panelResultsExport", { ...list, columns });
    expect(readCsv(file.text).slice(1)).toEqual(shown.map((name) => [name]));
    expect(new Set(rows.map(({ sportName }) => sportName))).toEqual(
      new Set([{ tr: "Futbol", de: "Fußball", fa: "فوتبال" }[lang] ?? "Football"]),
    );
  });
});

test("the ledger is clean afterwards", async () => {
  expect(await auditLedger(db())).toMatchObject({ clean: true });
});
