import { minor, thousandths } from "@livery/betting";
import { CallError, type PlaceCoupon } from "@livery/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditLedger } from "../ledger/audit.ts";
import { placeCoupon } from "./place.ts";
import { bettingFixture, slipOf, type BettingFixture, type FixtureBettor } from "./testing/betting-fixture.ts";

let fixture: BettingFixture;
let alice: FixtureBettor;
beforeAll(async () => {
  fixture = await bettingFixture();
  alice = await fixture.bettor("alice");
});
afterAll(() => fixture.close());

const db = () => fixture.test.db;
const coupons = async () => (await db().selectFrom("coupon").select("coupon_id").execute()).length;
const key = (() => {
  let last = 0;
  return () => `key-${String((last += 1)).padStart(8, "0")}`;
})();

/** What a placement is refused with. Throws where it is not, or where something was written for it. */
async function refusal(slip: PlaceCoupon, idempotencyKey: string | null = key()): Promise<CallError> {
  const before = [await coupons(), await alice.balance()];
  const error: unknown = await alice.place(slip, idempotencyKey).catch((reason: unknown) => reason);
  const after = [await coupons(), await alice.balance()];
  if (!(error instanceof CallError)) throw new Error("the coupon was not refused", { cause: error });
  if (after.join() !== before.join()) throw new Error(`a refusal wrote something: ${before.join()} → ${after.join()}`);
  return error;
}
const change = (statement: string) => sql.raw(statement).execute(db());

describe("placing a coupon", () => {
  it("takes the stake, writes coupon and legs, and answers with number, odds, return and balance", async () => {
    const before = await alice.balance();
    const selection = fixture.selection(0);
    const placed = await alice.place(slipOf([selection], 500), key());
    expect(placed).toMatchObject({ status: "open", totalStake: 500n, balance: before - 500n, odds: [selection.odds] });
    expect(placed.maxReturn).toBe((500n * BigInt(selection.odds) + 500n) / 1000n);
    expect(placed.couponNumber).toMatch(/^[A-Z0-9]{12}$/);
    expect(Date.parse(placed.placedAt)).toBeGreaterThan(Date.now() - 10_000);
    const stored = await db()
      .selectFrom("coupon")
      .innerJoin("coupon_leg", "coupon_leg.coupon_id", "coupon.coupon_id")
      .selectAll()
      .where("coupon.coupon_id", "=", BigInt(placed.couponId))
      .executeTakeFirstOrThrow();
    expect(stored).toMatchObject({
      kind: "single",
      stake: 500n,
      lines: 1,
      odds: selection.odds,
      feed_odds: selection.odds,
      max_pay: 1_250_000n,
      result: "open",
      total_odds: BigInt(selection.odds),
    });
    const entries = await db()
      .selectFrom("ledger_transaction as t")
      .innerJoin("ledger_entry as e", "e.transaction_id", "t.transaction_id")
      .select(["t.kind as why", "e.kind", "e.amount", "e.owner_id"])
      .where("t.coupon_id", "=", BigInt(placed.couponId))
      .orderBy("position")
      .execute();
    expect(entries).toEqual([
      { why: "place", kind: "cash", amount: -500n, owner_id: BigInt(alice.userId) },
      { why: "place", kind: "open", amount: 500n, owner_id: BigInt(placed.couponId) },
    ]);
  });

  it("places accumulators, ways coupons and systems in the same way", async () => {
    const accumulator = await alice.place(
      slipOf([fixture.selection(0), fixture.selection(1, 10, 9), fixture.selection(2, 18, 12, "2.5")], 200),
      key(),
    );
    expect(accumulator.odds).toHaveLength(3);
    const ways = await alice.place(
      slipOf([fixture.selection(0), fixture.selection(0, 1, 2), fixture.selection(1)], 200),
      key(),
    );
    const system = slipOf([fixture.selection(0), fixture.selection(1), fixture.selection(2)], 300, {
      kind: "system",
      sizes: [2],
    });
    const placed = await alice.place(system, key());
    const rows = await db()
      .selectFrom("coupon")
      .select(["kind", "lines", "sizes"])
      .where("coupon_id", "in", [BigInt(ways.couponId), BigInt(placed.couponId)])
      .orderBy("coupon_id")
      .execute();
    expect(rows).toEqual([
      { kind: "ways", lines: 2, sizes: [] },
      { kind: "system", lines: 3, sizes: [2] },
    ]);
  });

  it("charges the stake per line for a player who stakes per line (D4)", async () => {
    await change(`update player set stake_type = 'line' where player_id = ${alice.userId}`);
    fixture.betting.players.forget(alice.userId);
    const slip = slipOf([fixture.selection(0), fixture.selection(1), fixture.selection(2)], 100, {
      kind: "system",
      sizes: [2],
      totalStake: minor(300),
    });
    expect(await alice.place(slip, key())).toMatchObject({ totalStake: 300n });
    await change(`update player set stake_type = 'coupon' where player_id = ${alice.userId}`);
    fixture.betting.players.forget(alice.userId);
  });

  it("draws another coupon number when the first one is taken", async () => {
    const { number } = await db().selectFrom("coupon").select("number").executeTakeFirstOrThrow();
    const numbers: string[] = [];
    const pool = Object.create(fixture.betting.pool) as typeof fixture.betting.pool;
    const query = (statement: { name: string; text: string; values: [string] }) => {
      const sent = JSON.parse(statement.values[0]) as { number: string };
      if (numbers.length === 0) sent.number = number;
      numbers.push(sent.number);
      return fixture.betting.pool.query({ ...statement, values: [JSON.stringify(sent)] });
    };
    Object.assign(pool, { query });
    const bettor = { sessionHash: alice.sessionHash, player: await alice.player(), idempotencyKey: key() };
    const placed = await placeCoupon({ ...fixture.betting, pool }, bettor, slipOf([fixture.selection(0)], 500));
    expect(numbers).toEqual([number, placed.couponNumber]);
  });

  it("the ledger is clean afterwards", async () => {
    expect(await auditLedger(db())).toMatchObject({ clean: true });
  });
});

describe("values that the browser sends are checked", () => {
  it.each([
    ["a kind that the selections do not make", { kind: "accumulator" as const }, "kind_mismatch"],
    ["a live coupon of matches that have not begun", { phase: "live" as const }, "kind_mismatch"],
    ["a total that the house does not come to", { totalStake: minor(499) }, "total_mismatch"],
  ])("%s is refused", async (_, changes, code) => {
    expect(await refusal(slipOf([fixture.selection(0)], 500, changes))).toMatchObject({ code });
  });

  it("odds above the server's are refused, naming the leg and the old and new odds (D13)", async () => {
    const selection = fixture.selection(1);
    const error = await refusal(slipOf([fixture.selection(0), { ...selection, odds: thousandths(99_000) }], 500));
    expect(error).toMatchObject({
      code: "odds_changed",
      params: { old: "99.000", new: (selection.odds / 1000).toFixed(3) },
    });
    expect(error.legs).toMatchObject([{ index: 1, code: "odds_changed" }]);
  });

  it("accepts higher odds, or any change, only when the player allowed it", async () => {
    const selection = fixture.selection(0);
    const worse = { ...selection, odds: thousandths(selection.odds - 10) };
    const better = { ...selection, odds: thousandths(selection.odds + 10) };
    expect((await refusal(slipOf([worse], 500))).code).toBe("odds_changed");
    expect((await alice.place(slipOf([worse], 500, { oddsChange: "higher" }), key())).odds).toEqual([selection.odds]);
    expect((await refusal(slipOf([better], 500, { oddsChange: "higher" }))).code).toBe("odds_changed");
    expect((await alice.place(slipOf([better], 500, { oddsChange: "any" }), key())).odds).toEqual([selection.odds]);
  });

  it.each([
    ["an unknown match", { matchId: 999_999 }],
    ["a match id that no column holds", { matchId: 9_007_199_254_740_991 }],
    ["an unknown market", { marketTypeId: 77 }],
    ["an unknown line", { special: "9.5" }],
    ["a line with a zero byte", { special: "\0" }],
    ["an unknown outcome", { outcomeId: 4 }],
  ])("%s is not found", async (_, changes) => {
    const error = await refusal(slipOf([{ ...fixture.selection(0), ...changes }], 500));
    expect(error).toMatchObject({ code: "not_found", legs: [{ index: 0, code: "not_found" }] });
  });
});

describe("limits", () => {
  it.each([
    ["less than one unit", () => slipOf([fixture.selection(0)], 99), "stake_too_low", { min: 100 }],
    ["more than the most", () => slipOf([fixture.selection(0)], 25_001), "stake_too_high", { max: 25_000 }],
    [
      "the same selection twice",
      () => slipOf([fixture.selection(0), fixture.selection(0)], 500, { kind: "ways" }),
      "duplicate_selection",
      {},
    ],
    [
      "a system larger than its matches",
      () => slipOf([fixture.selection(0), fixture.selection(1)], 500, { kind: "system", sizes: [3] }),
      "too_few_selections",
      { min: 3 },
    ],
  ])("%s is refused", async (_, slip, code, params) => {
    expect(await refusal(slip())).toMatchObject({ code, params });
  });

  it("two selections of one market are a ways coupon with a line each, and the best line is the maximum return (D1, D12)", async () => {
    const [home, draw] = [fixture.selection(0, 1, 1), fixture.selection(0, 1, 2)];
    const ways = slipOf([home, draw], 1_000, { kind: "ways" });
    expect(await refusal({ ...ways, kind: "accumulator" })).toMatchObject({
      code: "kind_mismatch",
      params: { kind: "ways" },
    });
    const placed = await alice.place(ways, key());
    const better = Math.max(home.odds, draw.odds);
    expect(placed.maxReturn).toBe((500n * BigInt(better) + 500n) / 1000n);
    // Of two lines of goals both can win: what comes is the sum.
    const [over1, over2] = [fixture.selection(1, 18, 12, "1.5"), fixture.selection(1, 18, 12, "2.5")];
    const both = await alice.place(slipOf([over1, over2], 1_000, { kind: "ways" }), key());
    expect(both.maxReturn).toBe((500n * BigInt(over1.odds + over2.odds) + 500n) / 1000n);
  });

  it("those of the player apply: odds, kinds and number of matches", async () => {
    const asPlayer = async (columns: string, slip: () => PlaceCoupon): Promise<CallError> => {
      const was = await db()
        .selectFrom("player")
        .selectAll()
        .where("player_id", "=", alice.userId)
        .executeTakeFirstOrThrow();
      await change(`update player set ${columns} where player_id = ${alice.userId}`);
      fixture.betting.players.forget(alice.userId);
      const error = await refusal(slip());
      const { min_odds, max_odds } = was;
      const back = { min_odds, max_odds, limits: JSON.stringify(was.limits), services: JSON.stringify(was.services) };
      await db().updateTable("player").set(back).where("player_id", "=", alice.userId).execute();
      fixture.betting.players.forget(alice.userId);
      return error;
    };
    const one = () => slipOf([fixture.selection(0)], 500);
    expect(await asPlayer("min_odds = 90000", one)).toMatchObject({
      code: "odds_too_low",
      params: { min: "90.000" },
      legs: [{ index: 0 }],
    });
    expect(await asPlayer("max_odds = 1001", one)).toMatchObject({ code: "odds_too_high" });
    expect(await asPlayer("services = '{}'", one)).toMatchObject({ code: "service_off" });
    expect(await asPlayer(`limits = jsonb_set(limits, '{combine,minTip}', '2')`, one)).toMatchObject({
      code: "too_few_selections",
      params: { min: 2 },
    });
    expect(
      await asPlayer(`limits = jsonb_set(limits, '{multiple,enabled}', 'false')`, () =>
        slipOf([fixture.selection(0), fixture.selection(0, 1, 2)], 500),
      ),
    ).toMatchObject({ code: "kind_not_allowed", params: { kind: "ways" } });
  });

  it("those of an outcome and a match apply beside the player's", async () => {
    const { matchId } = fixture.selection(3);
    await change(
      `update outcome set single_max_stake = 300 where market_id in (select market_id from market where match_id = ${matchId})`,
    );
    await change(`update match set min_tip = 2 where match_id = ${fixture.selection(4).matchId}`);
    await fixture.betting.book.load();
    expect(await refusal(slipOf([fixture.selection(3)], 301))).toMatchObject({
      code: "stake_too_high",
      params: { max: 300 },
    });
    expect(await refusal(slipOf([fixture.selection(4)], 500))).toMatchObject({ code: "too_few_selections" });
    await alice.place(slipOf([fixture.selection(3), fixture.selection(4)], 500), key());
  });

  it("the maximum payout caps the return and refuses nothing (D7)", async () => {
    const selections = Array.from({ length: 12 }, (_, match) => fixture.selection(match, 1, 2));
    const placed = await alice.place(slipOf(selections, 1000), key());
    expect(placed.maxReturn).toBe(1_250_000n);
  });

  it("a bet above the balance is refused, and the refusal names the balance", async () => {
    const balance = Number(await alice.balance());
    await change(
      `update player set limits = jsonb_set(limits, '{combine,maxStake}', '99999999') where player_id = ${alice.userId}`,
    );
    fixture.betting.players.forget(alice.userId);
    expect(await refusal(slipOf([fixture.selection(0)], balance + 1))).toMatchObject({
      code: "insufficient_credit",
      params: { balance, stake: balance + 1 },
    });
    await change(
      `update player set limits = jsonb_set(limits, '{combine,maxStake}', '25000') where player_id = ${alice.userId}`,
    );
    fixture.betting.players.forget(alice.userId);
  });
});

describe("a market that changes before the bet", () => {
  const market = (match: number) =>
    `(select market_id from market where match_id = ${fixture.matchIds[match]} and market_type_id = 1)`;

  it("is read again when the betting service does not know the new price, and the refusal names old and new price (D55)", async () => {
    const selection = fixture.selection(5);
    await change(`update outcome set odds = odds + 50 where market_id = ${market(5)} and outcome_id = 1`);
    const error = await refusal(slipOf([selection], 500));
    expect(error).toMatchObject({ code: "odds_changed", params: { new: ((selection.odds + 50) / 1000).toFixed(3) } });
    await alice.place(slipOf([fixture.selection(5)], 500), key());
  });

  it("is bet on at the new price when the player accepts it", async () => {
    const selection = fixture.selection(5);
    await change(`update outcome set odds = odds + 50 where market_id = ${market(5)} and outcome_id = 1`);
    const placed = await alice.place(slipOf([selection], 500, { oddsChange: "higher" }), key());
    expect(placed.odds).toEqual([selection.odds + 50]);
  });

  it("is refused when the market or the outcome is locked or closed, whether the betting service knows it yet or not", async () => {
    await change(`update market set status = 'locked' where market_id = ${market(5)}`);
    expect(await refusal(slipOf([fixture.selection(5)], 500))).toMatchObject({
      code: "market_locked",
      legs: [{ index: 0 }],
    });
    await change(`update market set status = 'locked' where market_id = ${market(6)}`);
    await fixture.betting.book.load();
    expect((await refusal(slipOf([fixture.selection(5), fixture.selection(6)], 500))).code).toBe("locked_matches");
    await change(`update market set status = 'open'`);
    await change(`update outcome set locked = true where market_id = ${market(5)} and outcome_id = 1`);
    expect((await refusal(slipOf([fixture.selection(5)], 500))).code).toBe("market_locked");
    await change(`update outcome set locked = false`);
    await change(`update market set status = 'closed' where market_id = ${market(5)}`);
    expect((await refusal(slipOf([fixture.selection(5)], 500))).code).toBe("market_closed");
    await change(`update market set status = 'open'`);
  });

  it("is refused when its match is called off", async () => {
    await change(`update match set status = 'postponed' where match_id = ${fixture.matchIds[7]}`);
    expect(await refusal(slipOf([fixture.selection(7)], 500))).toMatchObject({
      code: "match_cancelled",
      legs: [{ index: 0 }],
    });
  });

  it("is refused when its match has begun by the server's clock, even before the match's status changes (D19)", async () => {
    const selection = fixture.selection(8);
    await change(`update match set starts_at = house_now() where match_id = ${selection.matchId}`);
    await fixture.betting.book.load();
    expect(await refusal(slipOf([fixture.selection(0), fixture.selection(8)], 500))).toMatchObject({
      code: "match_started",
      legs: [{ index: 1 }],
    });
    await change(`update match set status = 'live' where match_id = ${selection.matchId}`);
    expect(await refusal(slipOf([selection], 500))).toMatchObject({ code: "match_started" });
  });
});

describe("a player whose account changes before the bet", () => {
  it("is checked against the new limits", async () => {
    await alice.player();
    await change(
      `update player set limits = jsonb_set(limits, '{combine,maxStake}', '400') where player_id = ${alice.userId}`,
    );
    expect(await refusal(slipOf([fixture.selection(0)], 500))).toMatchObject({
      code: "stake_too_high",
      params: { max: 400 },
    });
    await change(
      `update player set limits = jsonb_set(limits, '{combine,maxStake}', '25000') where player_id = ${alice.userId}`,
    );
    await alice.place(slipOf([fixture.selection(0)], 500), key());
  });

  it("cannot bet once the account is passive or signed out", async () => {
    await change(`update player set status = 'passive' where player_id = ${alice.userId}`);
    expect((await refusal(slipOf([fixture.selection(0)], 500))).code).toBe("account_passive");
    await change(`update player set status = 'active' where player_id = ${alice.userId}`);
    fixture.betting.players.forget(alice.userId);
    await change(`update session set ended_at = now(), ended_reason = 'logout' where player_id = ${alice.userId}`);
    expect((await refusal(slipOf([fixture.selection(0)], 500))).code).toBe("signed_out");
    await change(`update session set ended_at = null, ended_reason = null where player_id = ${alice.userId}`);
  });
});
