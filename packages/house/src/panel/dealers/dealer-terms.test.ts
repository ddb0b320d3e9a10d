import { minor, thousandths } from "@livery/betting";
import { type Call, calls, decodeResult, type PlacedCoupon, type ResultOut } from "@livery/contract";
import type { AuditRow, DealerDetail, DealerExposure, PanelUser } from "@livery/contract/panel";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makeLeague, type MadeLeague } from "../../api/testing/test-offer.ts";
import type { Answer, TestBrowser } from "../../testing/browser.ts";
import { type PanelBrowser, type PanelHouse, startPanelHouse } from "../../testing/panel-house.ts";

let house: PanelHouse;
let league: MadeLeague;
let alice: TestBrowser;
let operator: PanelBrowser;
let north: PanelBrowser;
let street: PanelBrowser;
beforeAll(async () => {
  house = await startPanelHouse();
  const matches = [["Arsenal", "Everton", 48] as const, ["Chelsea", "Fulham", 72] as const];
  league = await makeLeague(house.test.db, {
    category: "England",
    flag: "gb-eng",
    tournament: "Premier League",
    matches,
  });
  alice = await house.player("alice");
  operator = await house.staff("operator");
  north = await house.staff("north");
  street = await house.staff("high-street");
});
afterAll(() => house.close());
beforeEach(() => change("update dealer set limits = '{}', exposure_limit = null, flags = flags - 'coupon.sell'"));

const change = (statement: string) => sql.raw(statement).execute(house.test.db);
const dealerId = (name: string) => house.seeded.dealerIds[name] ?? 0;
const shown = (name: string, browser = operator) =>
  browser.results<DealerDetail>("panelDealer", { dealerId: dealerId(name) });
const user = (name: string, browser = operator) =>
  browser.results<PanelUser>("panelUser", { playerId: house.seeded.playerIds[name] ?? 0 });
const trail = () => operator.results<AuditRow[]>("panelAudit", { filter: { targetKind: "dealer" } });

interface LimitChange {
  readonly maxStake?: number | null;
  readonly minStake?: number | null;
  readonly enabled?: boolean;
  readonly exposureLimit?: number | null;
  readonly version?: number;
}

/** Sets what is named, and leaves the rest as it is. */
async function set(
  browser: PanelBrowser,
  name: string,
  { version, exposureLimit, ...kind }: LimitChange,
): Promise<Answer> {
  const now = await shown(name);
  return browser.panelRaw("panelDealerLimits", {
    dealerId: dealerId(name),
    version: version ?? now.version,
    limits: { ...now.limits, combine: { ...now.limits.combine, ...kind } },
    exposureLimit: exposureLimit === undefined ? now.exposureLimit : exposureLimit,
    reason: "asked for it",
  });
}
const statusOf = ({ status, body }: Answer) => {
  const { code, path } = (body ?? {}) as { code?: string; path?: string };
  return [status, code, path];
};

/** A single on the home team. */
async function bet(stake: number, match = 0, outcome = 0): Promise<Answer> {
  const matchId = league.matchIds[match] ?? 0;
  const offered = await alice.call("apiOdds", { matchId });
  const { markets } = decodeResult(calls.apiOdds as Call, offered.body) as ResultOut<"apiOdds">;
  const market = markets.find(({ marketTypeId }) => marketTypeId === 1);
  const { outcomeId = 1, odds = thousandths(1000) } = market?.outcomes[outcome] ?? {};
  return alice.call("createcoupon", {
    stake: minor(stake),
    totalStake: minor(stake),
    kind: "single",
    phase: "prematch",
    sizes: [],
    oddsChange: "none",
    selections: [{ matchId, marketTypeId: 1, outcomeId, special: "", odds, banker: false }],
  });
}
/** What a bet that was taken can cost beyond its stake. */
async function acceptedRisk(stake: number, match = 0, outcome = 0): Promise<number> {
  const answer = await bet(stake, match, outcome);
  if (answer.status !== 200) throw new Error(answer.text);
  return Number((decodeResult(calls.createcoupon as Call, answer.body) as PlacedCoupon).maxReturn) - stake;
}

describe("a dealer's limits", () => {
  test("are raised by the dealer above within its own, lowered by an operator only, and audited", async () => {
    expect(statusOf(await set(operator, "north", { maxStake: 40_000 }))).toEqual([200, undefined, undefined]);
    await set(operator, "high-street", { maxStake: 20_000, minStake: 200 });
    expect(statusOf(await set(north, "high-street", { maxStake: 40_001 }))).toEqual([
      422,
      "dealer_limit_exceeded",
      "limits.combine.maxStake",
    ]);
    expect(statusOf(await set(north, "high-street", { maxStake: 40_000 }))[0]).toBe(200);
    for (const narrower of [{ maxStake: 39_999 }, { minStake: 201 }, { enabled: false }])
      expect(statusOf(await set(north, "high-street", narrower))).toEqual([422, "limit_not_raised", "limits"]);
    // No word of its own leaves it to those above: that is no more than they have.
    expect(statusOf(await set(north, "high-street", { maxStake: null, minStake: null }))[0]).toBe(200);
    const detail = await shown("high-street");
    expect(detail.limits.combine).toEqual({
      minTip: null,
      minStake: null,
      maxStake: null,
      maxPay: null,
      enabled: true,
    });
    expect(detail.above.limits.combine).toMatchObject({ maxStake: 40_000, maxPay: null });
    // His own, and those two steps away, are not his to set.
    expect(statusOf(await set(north, "north", { maxStake: 50_000 }))).toEqual([404, "dealer_not_found", "dealerId"]);
    expect(statusOf(await set(street, "lighthouse", { maxStake: 50_000 }))).toEqual([
      404,
      "dealer_not_found",
      "dealerId",
    ]);
    expect((await trail()).slice(0, 2)).toMatchObject([
      {
        action: "limit.raise",
        targetName: "high-street",
        reason: "asked for it",
        changes: [
          { field: "combine.minStake", before: "200", after: null },
          { field: "combine.maxStake", before: "40000", after: null },
        ],
      },
      { action: "limit.raise", changes: [{ field: "combine.maxStake", before: "20000", after: "40000" }] },
    ]);
  });

  test("must allow a stake, cannot be changed from an outdated version, and write nothing when nothing changes", async () => {
    const { version } = await shown("south");
    expect(statusOf(await set(operator, "south", { minStake: 500, maxStake: 400 }))).toEqual([
      400,
      "invalid_field",
      "limits.combine.minStake",
    ]);
    const count = (await trail()).length;
    expect(statusOf(await set(operator, "south", {}))[0]).toBe(200);
    expect([(await shown("south")).version, (await trail()).length]).toEqual([version, count]);
    const answers = await Promise.all(
      [1, 2, 3].map((step) => set(operator, "south", { maxStake: 9_000 + step, version })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect((await trail()).length).toBe(count + 1);
  });

  test("apply from the next bet below the dealer on, and lowering them needs a fresh second factor", async () => {
    expect(statusOf(await set(operator, "north", { maxStake: 5_000 }))[0]).toBe(200);
    await expect.poll(async () => statusOf(await bet(5_001))[1]).toBe("dealer_limit_exceeded");
    await change("update staff_session set factor_at = now() - interval '6 minutes'");
    expect(statusOf(await set(operator, "north", { maxStake: 4_000 }))).toEqual([
      403,
      "second_factor_needed",
      undefined,
    ]);
    expect(statusOf(await set(operator, "north", { maxStake: 6_000 }))[0]).toBe(200);
    await change("update staff_session set factor_at = now()");
  });
});

describe("a dealer's exposure", () => {
  test("is shown with its limit and per market, and a limit below the open exposure refuses new bets", async () => {
    const first = await acceptedRisk(2_000);
    const second = await acceptedRisk(1_000, 0, 2);
    const third = await acceptedRisk(500, 1);
    const all = first + second + third;
    expect((await shown("north")).exposure).toBe(all);
    expect((await shown("south")).exposure).toBe(0);
    expect(statusOf(await set(operator, "head-office", { exposureLimit: 10_000_000 }))[0]).toBe(200);
    expect(statusOf(await set(operator, "high-street", { exposureLimit: 10_000_001 }))[0]).toBe(200);
    // Beyond those above it is raised by nobody; what was wider before may stand.
    expect(statusOf(await set(operator, "high-street", { exposureLimit: 10_000_002 }))).toEqual([
      422,
      "dealer_limit_exceeded",
      "exposureLimit",
    ]);
    expect(statusOf(await set(north, "high-street", { exposureLimit: 5_000_000 }))).toEqual([
      422,
      "limit_not_raised",
      "limits",
    ]);
    const exposure = await north.results<DealerExposure>("panelDealerExposure", { dealerId: dealerId("north") });
    expect(exposure).toMatchObject({ currency: "EUR", coupons: 3, stake: 3_500, exposure: all, markets: 2 });
    expect(exposure.rows).toMatchObject([
      {
        home: "Arsenal",
        away: "Everton",
        marketName: "market.1",
        coupons: 2,
        stake: 3_000,
        exposure: first + second,
        outcomeName: first >= second ? "home" : "away",
        outcomeExposure: Math.max(first, second),
      },
      { home: "Chelsea", coupons: 1, stake: 500, exposure: third, outcomeName: "home", outcomeExposure: third },
    ]);
    expect(statusOf(await set(operator, "high-street", { exposureLimit: 100 }))[0]).toBe(200);
    expect(await shown("high-street")).toMatchObject({ exposureLimit: 100, exposure: all });
    await expect.poll(async () => statusOf(await bet(1_000))[1]).toBe("dealer_limit_exceeded");
    expect((await trail())[0]).toMatchObject({
      action: "limit.lower",
      changes: [{ field: "exposureLimit", before: "10000001", after: "100" }],
    });
    // Of the room that there is not, whoever stands below is told; of what there is above him he is not.
    expect((await user("alice", street)).binding.room).toMatchObject({
      amount: 0,
      owner: { by: "dealer", name: "high-street" },
    });
    await change("update dealer set exposure_limit = null where name = 'high-street'");
    expect((await user("alice", street)).binding.room).toBeNull();
    expect((await user("alice")).binding.room).toMatchObject({
      amount: 10_000_000 - all,
      owner: { by: "dealer", name: "head-office" },
    });
    await change("update dealer set exposure_limit = 1 where name = 'head-office'");
    expect((await user("alice", street)).binding.room).toEqual({
      amount: 0,
      owner: { by: "above", dealerId: null, name: null },
    });
  });
});

describe("the limits that bind a user", () => {
  test("are the tightest of the user's and the dealers', and name their dealer if the reader may see it", async () => {
    await change(
      `update dealer set limits = '{"combine": {"maxStake": 10000, "minTip": 2}}' where name = 'head-office'`,
    );
    await change(
      `update dealer set limits = '{"combine": {"maxStake": 20000, "maxPay": 50000}}' where name = 'high-street'`,
    );
    const seen = await user("alice");
    expect(seen.binding.limits.combine).toMatchObject({ minTip: 2, minStake: 100, maxStake: 10_000, maxPay: 50_000 });
    const top = { by: "dealer", dealerId: dealerId("head-office"), name: "head-office" };
    const own = { by: "user", dealerId: null, name: null };
    expect(seen.binding.owners.combine).toEqual({
      minTip: top,
      maxStake: top,
      maxPay: { by: "dealer", dealerId: dealerId("high-street"), name: "high-street" },
      minStake: own,
      enabled: own,
    });
    expect(seen.binding.owners.system.maxStake).toEqual(own);
    expect((await user("alice", street)).binding.owners.combine.maxStake).toEqual({
      by: "above",
      dealerId: null,
      name: null,
    });
  });
});

describe("the sale of coupons", () => {
  const sale = async (browser: PanelBrowser, name: string, couponSale: boolean, version?: number) =>
    browser.panelRaw("panelDealerSale", {
      dealerId: dealerId(name),
      version: version ?? (await shown(name)).version,
      couponSale,
    });

  test("can be switched off for all users below a dealer, by an actor whose own sale is on", async () => {
    const { couponId } = decodeResult(calls.createcoupon as Call, (await bet(300)).body) as PlacedCoupon;
    const refusal = async () =>
      (
        await sql<{
          code: string | null;
        }>`select coupon_sale_refusal(c) as code from coupon c where coupon_id = ${couponId}`.execute(house.test.db)
      ).rows[0]?.code;
    expect(await refusal()).toBeNull();
    expect(statusOf(await sale(north, "high-street", false))[0]).toBe(200);
    expect([await refusal(), (await shown("high-street")).couponSale]).toEqual(["sell_not_allowed", false]);
    expect((await user("alice")).binding.saleStoppedBy).toMatchObject({ by: "dealer", name: "high-street" });
    expect((await trail())[0]).toMatchObject({
      action: "role.edit",
      targetName: "high-street",
      changes: [{ field: "couponSale", before: "true", after: "false" }],
    });
    expect(statusOf(await sale(operator, "north", false))[0]).toBe(200);
    expect(statusOf(await sale(north, "high-street", true))).toEqual([403, "sell_not_allowed", "couponSale"]);
    expect((await shown("high-street")).above.couponSale).toBe(false);
    expect(statusOf(await sale(operator, "north", true, 1))).toEqual([409, "version_conflict", "version"]);
    expect(statusOf(await sale(operator, "north", true))[0]).toBe(200);
    expect(statusOf(await sale(north, "high-street", true))[0]).toBe(200);
    const count = (await trail()).length;
    expect([await refusal(), statusOf(await sale(north, "high-street", true))[0], (await trail()).length]).toEqual([
      null,
      200,
      count,
    ]);
    // The flags beside it are as they were.
    expect((await shown("high-street")).flags).toContain("user.create");
    expect(statusOf(await sale(street, "high-street", false))).toEqual([403, "not_allowed", undefined]);
  });
});
