import { minor, thousandths, type Thousandths } from "@livery/betting";
import {
  type Call,
  calls,
  type CallKey,
  decodeResult,
  type RequestedSelection,
  type PlaceCoupon,
  type PayloadIn,
  type ResultOut,
} from "@livery/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runDueWork } from "../jobs/due-work.ts";
import { auditLedger } from "../ledger/audit.ts";
import type { Answer, TestBrowser } from "../testing/browser.ts";
import { startTestHouse, type TestHouse } from "../testing/house.ts";
import { makeLeague, type MadeLeague } from "./testing/test-offer.ts";

let house: TestHouse;
let league: MadeLeague;
let alice: TestBrowser;
let bashir: TestBrowser;
beforeAll(async () => {
  house = await startTestHouse();
  league = await makeLeague(house.test.db, {
    category: "England",
    flag: "gb-eng",
    tournament: "Premier League",
    matches: [
      ["Arsenal", "Everton", 1],
      ["Chelsea", "Fulham", 2],
      ["Leeds United", "Burnley", 3],
    ],
  });
  alice = await house.player("alice");
  bashir = await house.player("bashir");
});
afterAll(() => house.close());

const read = <K extends CallKey>(key: K, answer: Answer): ResultOut<K> =>
  decodeResult(calls[key] as Call, answer.body) as ResultOut<K>;
async function request<K extends CallKey>(browser: TestBrowser, key: K, payload: PayloadIn<K>): Promise<ResultOut<K>> {
  const answer = await browser.call(key, payload);
  if (answer.status !== 200) throw new Error(`${key}: ${answer.status} ${answer.text}`);
  return read(key, answer);
}

/** The home win of a match at the price that the site shows. */
async function selection(match: number): Promise<RequestedSelection> {
  const matchId = league.matchIds[match] ?? 0;
  const { markets } = await request(alice, "apiOdds", { matchId });
  const odds = markets[0]?.outcomes[0]?.odds ?? thousandths(1000);
  return { matchId, marketTypeId: 1, outcomeId: 1, special: "", odds, banker: false };
}
const slip = (selections: readonly RequestedSelection[], stake: number): PlaceCoupon => ({
  stake: minor(stake),
  totalStake: minor(stake),
  kind: selections.length === 1 ? "single" : "accumulator",
  phase: "prematch",
  sizes: [],
  oddsChange: "none",
  selections,
});
const place = (browser: TestBrowser, coupon: PlaceCoupon, key?: string) =>
  browser.call("createcoupon", coupon, key === undefined ? {} : { "idempotency-key": key });

describe("createcoupon", () => {
  test("places the selections that the site showed, and the coupon is in the player's list with its legs", async () => {
    const selections = [await selection(0), await selection(1)];
    const answer = await place(alice, slip(selections, 1_000), "first-coupon");
    expect(answer.status).toBe(200);
    const placed = read("createcoupon", answer);
    expect(placed).toMatchObject({
      status: "open",
      totalStake: 1_000n,
      balance: 99_000n,
      odds: selections.map(({ odds }) => odds),
    });
    const list = await request(alice, "getCoupons", {});
    expect(list).toMatchObject({
      total: 1,
      rows: [
        {
          couponId: placed.couponId,
          couponNumber: placed.couponNumber,
          kind: "accumulator",
          totalStake: 1_000n,
          payout: null,
          status: "open",
          legCount: 2,
          currency: "EUR",
        },
      ],
    });
    const detail = await request(alice, "getCouponDetail", { couponId: placed.couponId });
    expect(detail).toMatchObject({
      lines: 1,
      maxReturn: placed.maxReturn,
      settledAt: null,
      legs: [
        {
          home: "Arsenal",
          away: "Everton",
          marketName: "market.1",
          outcomeName: "home",
          result: "open",
          score: null,
          tournamentName: "Premier League",
        },
        { home: "Chelsea" },
      ],
    });
    // The same coupon a moment later: less time is left to cancel it.
    expect(await request(alice, "getCoupon", { couponNumber: placed.couponNumber })).toEqual({
      ...detail,
      cancellableMs: expect.any(Number),
    });
    expect((await request(alice, "getTransactions", {})).rows[0]).toMatchObject({
      kind: "place",
      amount: -1_000n,
      balanceAfter: 99_000n,
      couponNumber: placed.couponNumber,
    });
  });

  test("answers a repetition with the same bytes", async () => {
    const coupon = slip([await selection(0)], 700);
    const first = await place(alice, coupon, "repeated-key");
    const repeated = await place(alice, coupon, "repeated-key");
    expect([repeated.status, repeated.text]).toEqual([200, first.text]);
    const [click, second] = await Promise.all([
      place(alice, slip([await selection(1)], 701)),
      place(alice, slip([await selection(1)], 701)),
    ]);
    expect(second.text).toBe(click.text);
    expect((await request(alice, "getCoupons", {})).total).toBe(3);
  });

  test("returns code, field and leg of a refusal, and writes nothing", async () => {
    const before = await request(alice, "getCoupons", {});
    const home = await selection(0);
    const wrong: readonly (readonly [PlaceCoupon, number, object])[] = [
      [slip([home], 99), 422, { code: "stake_too_low", path: "ticketStake", params: { min: 100 } }],
      [slip([home], 25_100), 422, { code: "stake_too_high", path: "ticketStake" }],
      [
        { ...slip([home], 500), totalStake: minor(400) },
        409,
        { code: "total_mismatch", path: "totalStake", params: { total: 500 } },
      ],
      [{ ...slip([home], 500), kind: "system" }, 409, { code: "kind_mismatch", path: "ticketType" }],
      [{ ...slip([home], 500), phase: "live" }, 409, { code: "kind_mismatch", path: "couponType" }],
      [
        slip([home, { ...(await selection(1)), odds: (home.odds + 5) as Thousandths }], 500),
        409,
        { code: "odds_changed", path: "tips.1.odd", legs: [{ index: 1, code: "odds_changed" }] },
      ],
      [slip([{ ...home, matchId: 999_999 }], 500), 404, { code: "not_found", path: "tips.0.matchId" }],
      [slip([{ ...home, outcomeId: 9 }], 500), 404, { code: "not_found", path: "tips.0.oddUniq" }],
    ];
    for (const [coupon, status, body] of wrong) {
      const answer = await place(alice, coupon, "refused-key");
      expect([answer.status, answer.body]).toMatchObject([status, body]);
    }
    expect(await request(alice, "getCoupons", {})).toEqual(before);
  });

  test("needs a signed-in player and a valid idempotency key", async () => {
    const coupon = slip([await selection(0)], 500);
    expect((await place(house.visitor(), coupon, "visitor-key")).status).toBe(401);
    const answer = await place(alice, coupon, "short");
    expect([answer.status, answer.body]).toMatchObject([400, { code: "invalid_key", path: "Idempotency-Key" }]);
    expect((await place(alice, slip([await selection(1)], 500), "repeated-key")).body).toMatchObject({
      code: "key_reused",
    });
  });

  test("another player cannot read the coupon, by id or by number", async () => {
    const [mine] = (await request(alice, "getCoupons", {})).rows;
    const couponId = mine?.couponId ?? 0;
    const couponNumber = mine?.couponNumber ?? "";
    for (const answer of [
      await bashir.call("getCouponDetail", { couponId }),
      await bashir.call("getCoupon", { couponNumber }),
    ])
      expect([answer.status, answer.body]).toMatchObject([404, { code: "not_found" }]);
    expect((await request(bashir, "getCoupons", {})).total).toBe(0);
    expect((await house.visitor().call("getCouponDetail", { couponId })).status).toBe(401);
  });
});

describe("couponCanceled", () => {
  test("returns the stake within the window, once per key, and the list shows when the window ends", async () => {
    const before = (await request(bashir, "getUserData", {}))?.balance;
    const { couponId } = read("createcoupon", await place(bashir, slip([await selection(0)], 900), "to-be-cancelled"));
    const [shown] = (await request(bashir, "getCoupons", {})).rows;
    expect(shown).toMatchObject({ couponId, status: "open", cancellableUntil: expect.any(String) });
    const first = await bashir.call("couponCanceled", { couponId }, { "idempotency-key": "cancelling-1" });
    expect([first.status, read("couponCanceled", first)]).toMatchObject([200, { couponId, balance: before }]);
    const repeated = await bashir.call("couponCanceled", { couponId }, { "idempotency-key": "cancelling-1" });
    expect([repeated.status, repeated.text]).toEqual([200, first.text]);
    const tooLate = await bashir.call("couponCanceled", { couponId });
    expect([tooLate.status, tooLate.body]).toMatchObject([409, { code: "not_waiting" }]);
    expect(await request(bashir, "getCouponDetail", { couponId })).toMatchObject({
      status: "cancelled",
      payout: 900n,
      cancellableUntil: null,
    });
    expect((await request(bashir, "getCoupons", { status: "cancelled" })).rows).toMatchObject([{ couponId }]);
    expect((await request(bashir, "getTransactions", {})).rows[0]).toMatchObject({ kind: "cancel", amount: 900n });
  });

  test("is refused for another player's coupon, and after the window has ended", async () => {
    const { couponId } = read("createcoupon", await place(bashir, slip([await selection(1)], 800), "kept-too-long"));
    const foreign = await alice.call("couponCanceled", { couponId });
    expect([foreign.status, foreign.body]).toMatchObject([404, { code: "not_found", path: "ticketId" }]);
    await sql`update coupon set placed_at = placed_at - interval '5 minutes' where coupon_id = ${couponId}`.execute(
      house.test.db,
    );
    const tooLate = await bashir.call("couponCanceled", { couponId });
    expect([tooLate.status, tooLate.body]).toMatchObject([409, { code: "cancel_period_over" }]);
  });
});

describe("a price that changes", () => {
  test("the next bet is accepted at the new price or refused with it", async () => {
    const shown = await selection(2);
    await sql`update outcome set odds = odds + 100 where market_id = (select market_id from market where match_id = ${shown.matchId} and market_type_id = 1) and outcome_id = 1`.execute(
      house.test.db,
    );
    const refused = await place(bashir, slip([shown], 500), "changed-price");
    expect(refused.body).toMatchObject({
      code: "odds_changed",
      params: { old: (shown.odds / 1000).toFixed(3), new: ((shown.odds + 100) / 1000).toFixed(3) },
    });
    expect((await place(bashir, slip([await selection(2)], 500), "changed-price")).status).toBe(200);
  });
});

describe("when the matches end", () => {
  test("coupons are won and lost, and balance and transactions match to the cent", async () => {
    const { db } = house.test;
    const [first, second] = league.matchIds;
    const result = (home: number, away: number) =>
      JSON.stringify({ ft: [home, away], ht: [0, 0], et: null, p: null, goals: [], source: "file" });
    await sql`update match set held_result = ${result(2, 0)}::jsonb where match_id = ${first}`.execute(db);
    await sql`update match set held_result = ${result(1, 1)}::jsonb where match_id = ${second}`.execute(db);
    const won = read("createcoupon", await place(alice, slip([await selection(0)], 1_234), "a-winner-key"));
    const balance = (await request(alice, "getUserData", {}))?.balance ?? minor(0);
    await sql`select house_advance(house_now() + interval '5 hours')`.execute(db);
    await runDueWork(db, { wait: true });
    const detail = await request(alice, "getCouponDetail", { couponId: won.couponId });
    expect(detail).toMatchObject({
      status: "won",
      payout: won.maxReturn,
      legs: [{ result: "won", score: "2:0 (0:0)" }],
    });
    expect(detail.settledAt).not.toBeNull();
    const all = (await request(alice, "getCoupons", {})).rows;
    const paid = all.reduce((sum, { payout }) => sum + (payout ?? 0n), 0n);
    expect((await request(alice, "getUserData", {}))?.balance).toBe(balance + paid);
    expect(all.map(({ status }) => status).toSorted()).toEqual(["lost", "lost", "won", "won"]);
    expect((await request(alice, "getCoupons", { status: "lost" })).total).toBe(2);
    expect((await request(alice, "getCoupons", { status: "waiting" })).total).toBe(0);
    expect((await request(alice, "getCoupons", { status: "cancelled" })).rows).toEqual([]);
    const movements = (await request(alice, "getTransactions", {})).rows.filter(
      ({ couponNumber }) => couponNumber === won.couponNumber,
    );
    expect(movements.map(({ kind, amount }) => [kind, amount])).toEqual([
      ["win", won.maxReturn],
      ["place", -1_234n],
    ]);
    expect(await auditLedger(db)).toMatchObject({ clean: true });
  });

  test("the list filters by time window and page", async () => {
    const day = 86_400_000;
    expect((await request(alice, "getCoupons", { days: 2 })).total).toBe(4);
    expect((await request(alice, "getCoupons", { from: new Date(Date.now() + 2 * day).toISOString() })).total).toBe(0);
    expect(
      (await request(alice, "getCoupons", { from: new Date(Date.now() - day).toISOString(), days: 2 })).total,
    ).toBe(4);
    expect(await request(alice, "getCoupons", { page: 2, pageSize: 3 })).toMatchObject({
      total: 4,
      page: 2,
      pageSize: 3,
      rows: [{}],
    });
  });
});
