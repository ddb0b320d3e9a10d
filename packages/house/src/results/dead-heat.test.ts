import { type LegOutcome, minor, parseRational, settleCoupon, thousandths } from "@livery/betting";
import type { PlaceCoupon } from "@livery/contract";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runDueWork } from "../jobs/due-work.ts";
import type { ResultText } from "../db/tables/catalogue.ts";
import type { StoredBonus } from "../db/tables/foundation.ts";
import { bettingFixture, slipOf, type BettingFixture, type FixtureBettor } from "../betting/testing/betting-fixture.ts";
import { sellerOf } from "../betting/testing/seller.ts";
import { auditLedger } from "../ledger/audit.ts";
import { exportLedger } from "../ledger/export.ts";
import { verified } from "../ledger/testing/export-file.ts";
import { storeSettings } from "../settings/store.ts";
import { ruleMatch, type ManualResult } from "./rule-match.ts";

const matches = 12;
let fixture: BettingFixture;
let alice: FixtureBettor;
let keys = 0;
beforeAll(async () => {
  fixture = await bettingFixture({ matches, hoursAhead: 100 });
  await sql`update outcome set odds = case outcome_id % 3 when 0 then 2500 when 1 then 1900 else 3100 end`.execute(
    db(),
  );
  await fixture.betting.book.load();
  alice = await fixture.bettor("alice");
}, 60_000);
afterAll(() => fixture.close());

const db = () => fixture.test.db;
const place = async (slip: PlaceCoupon) => (await alice.place(slip, `dead-heat-${(keys += 1)}`)).couponId;

/** Says of a match's three-way market what its outcomes come to, or takes that back; by the version that stands. */
async function enterResult(at: number, outcomes: readonly ResultText[] | null): Promise<void> {
  const { rows } = await sql<{ market: number; version: number }>`
    select market_id as market, facts as version from market join match using (match_id)
    where match_id = ${fixture.matchIds[at]} and market_type_id = 1`.execute(db());
  const { market: marketId, version } = rows[0]!;
  const ruling: ManualResult =
    outcomes === null
      ? { kind: "roll_back", marketId }
      : { kind: "market", marketId, outcomes: Object.fromEntries(outcomes.map((text, id) => [id + 1, text])) };
  await ruleMatch(db(), { matchId: fixture.matchIds[at]!, version, actor: "staff:7", reason: "a photograph", ruling });
}

async function couponState(couponId: number) {
  const { rows } = await sql<object>`
    select status, payout::text, bonus::text, (select jsonb_agg(result_text(result, share) order by position) from coupon_leg l where l.coupon_id = c.coupon_id) as legs
    from coupon c where coupon_id = ${couponId}`.execute(db());
  return rows[0];
}

/** The ledger is whole, and who checks its export alone comes to the same. */
async function proven(): Promise<void> {
  expect(await auditLedger(db())).toMatchObject({ clean: true, breaches: [] });
  const { tenantId } = await alice.player();
  let text = "";
  await exportLedger(db(), tenantId, async (piece) => void (text += piece));
  const { problems, settled } = await verified(text);
  expect(problems).toEqual([]);
  expect(settled).toBeGreaterThan(0);
  expect(text).toContain('"dead_heat ');
}

describe("a dead heat (D5)", () => {
  it("pays its share of the odds, in coupons of every kind", async () => {
    const [first, second] = [fixture.selection(0), fixture.selection(1)];
    const single = await place(slipOf([first], 1_000));
    const both = await place(slipOf([first, second], 1_000));
    const ways = await place(slipOf([first, fixture.selection(0, 1, 2), second], 1_000));
    const system = await place(slipOf([first, second, fixture.selection(2)], 300, { kind: "system", sizes: [2] }));
    await enterResult(0, ["dead_heat 1/2", "dead_heat 1/2", "lost"]);
    await enterResult(1, ["dead_heat 2/3", "dead_heat 2/3", "dead_heat 2/3"]);
    await enterResult(2, ["won", "lost", "lost"]);
    await runDueWork(db());
    // 10.00 × 1.9 × 1/2
    expect(await couponState(single)).toMatchObject({ status: "won", payout: "950", legs: ["dead_heat 1/2"] });
    // 10.00 × 0.95 × 1.9 × 2/3 = 12.0333…
    expect(await couponState(both)).toMatchObject({ payout: "1203", legs: ["dead_heat 1/2", "dead_heat 2/3"] });
    // 5.00 × (0.95 + 3.1 / 2) × 1.9 × 2/3 = 15.8333…
    expect(await couponState(ways)).toMatchObject({ payout: "1583" });
    // 1.00 × (0.95 × 1.2667 + 0.95 × 1.9 + 1.2667 × 1.9) = 5.415
    expect(await couponState(system)).toMatchObject({ payout: "542" });
    await proven();
  });

  it("can be corrected to another share, to a win and back, or be withdrawn, each as if it had been the first result (D16)", async () => {
    const couponId = await place(slipOf([fixture.selection(3)], 1_000));
    const open = await couponState(couponId);
    const cash = await alice.balance();
    for (const [result, status, payout] of [
      ["dead_heat 1/2", "won", 950n],
      ["dead_heat 1/3", "won", 633n],
      ["won", "won", 1_900n],
      ["dead_heat 2/3", "won", 1_267n],
      ["lost", "lost", 0n],
      ["dead_heat 1/99", "won", 19n],
      ["void", "void", 1_000n],
      ["dead_heat 1/1", "won", 1_900n],
    ] as const) {
      await enterResult(3, [result, "lost", "lost"]);
      await runDueWork(db());
      expect(await couponState(couponId)).toMatchObject({ status, payout: String(payout), legs: [result] });
      expect(await alice.balance()).toBe(cash + payout);
    }
    await proven();
    await enterResult(3, null);
    await runDueWork(db());
    expect(await couponState(couponId)).toEqual(open);
    expect(await alice.balance()).toBe(cash);
    expect(await auditLedger(db())).toMatchObject({ clean: true });
  });

  it("with the same share in other numbers moves no money", async () => {
    const couponId = await place(slipOf([fixture.selection(4)], 1_000));
    await enterResult(4, ["dead_heat 1/2", "dead_heat 1/2", "lost"]);
    await runDueWork(db());
    await enterResult(4, ["dead_heat 2/4", "dead_heat 2/4", "lost"]);
    await runDueWork(db());
    expect(await couponState(couponId)).toMatchObject({ payout: "950", legs: ["dead_heat 2/4"] });
    const { rows } = await sql`select from coupon_settlement where coupon_id = ${couponId}`.execute(db());
    expect(rows).toHaveLength(1);
  });

  it("is not settled by the figures of another share, the first time or again", async () => {
    const couponId = await place(slipOf([fixture.selection(7)], 1_000));
    const settle = async (share: string, payout: number): Promise<number> => {
      const about = { coupon: String(couponId), results: [`dead_heat ${share}`], actor: "system", reason: null };
      const figures = { payout, stakeReturned: payout, gain: 0, bonus: 0, bonusPercent: 0, capped: false };
      const settlement = JSON.stringify([{ ...about, ...figures, status: "won", titles: {} }]);
      const { rows } = await sql<{ settled: number }>`select settle_coupons(${settlement}::jsonb) as settled`.execute(
        db(),
      );
      return rows[0]!.settled;
    };
    const known = async (share: string): Promise<void> => {
      await sql`update coupon_leg set result = 'dead_heat', share = ${share} where coupon_id = ${couponId}`.execute(
        db(),
      );
      await sql`insert into settlement_due (coupon_id) values (${couponId})`.execute(db());
    };
    await known("1/2");
    expect(await settle("1/3", 633)).toBe(0);
    expect(await settle("1/2", 950)).toBe(1);
    await known("1/3");
    expect(await settle("2/3", 999)).toBe(0);
    expect(await settle("1/3", 633)).toBe(1);
    expect(await couponState(couponId)).toMatchObject({ payout: "633" });
  });

  it("pays for the part of the stake that was not sold before, and counts in the price of a later sale", async () => {
    const couponId = await place(slipOf([fixture.selection(5), fixture.selection(6)], 1_000));
    const seller = await sellerOf(fixture.betting, alice);
    const { siteId } = await alice.player();
    await storeSettings(db(), { siteId, document: { sellAccumulators: 1 }, actor: "test" });
    await enterResult(5, ["dead_heat 1/2", "lost", "lost"]);
    await runDueWork(db());
    const { quote, price } = await seller.offer(couponId, 40);
    // 4.00 × 0.95 × 1.9 × the chance of the open leg is below 7.22, which is all that the part could still return.
    expect(price).toBeLessThan(722n);
    await seller.sell(couponId, quote, "dead-heat-sale", 40);
    await enterResult(6, ["won", "lost", "lost"]);
    await runDueWork(db());
    // 6.00 × 0.95 × 1.9
    expect(await couponState(couponId)).toMatchObject({ status: "won", payout: "1083" });
    await proven();
  });

  it.each([
    "dead_heat",
    "dead_heat ",
    "dead_heat 0/2",
    "dead_heat 1/0",
    "dead_heat 3/2",
    "dead_heat 1/100",
    "dead_heat 1/2 ",
    "dead_heat 01/2",
    "won 1/2",
    "open",
    "drawn",
    "",
  ])("%j is refused as a result, and nothing is written", async (text) => {
    const before = await sql`select facts from match where match_id = ${fixture.matchIds[8]}`.execute(db());
    await expect(enterResult(8, [text as ResultText, "lost", "lost"])).rejects.toMatchObject({ code: "invalid_field" });
    const after = await sql`select facts from match where match_id = ${fixture.matchIds[8]}`.execute(db());
    expect(after.rows).toEqual(before.rows);
  });
});

const texts: readonly ResultText[] = ["won", "lost", "void", "half_won", "half_lost", "dead_heat 1/2", "dead_heat 3/7"];
const outcomeOf = (text: ResultText): LegOutcome => {
  const [result, share] = text.split(" ");
  return share === undefined ? ({ result } as LegOutcome) : { result: "dead_heat", share: parseRational(share) };
};

describe("after any sequence of market results", () => {
  it("every coupon pays what the engine calculates, and the export confirms it", async () => {
    const first = 8;
    await sql`update player set bonus = '{"percent": 5, "tipCount": 2, "odds": 1010}' where player_id = ${alice.userId}`.execute(
      db(),
    );
    const selection = fc.record({
      at: fc.integer({ min: first, max: matches - 1 }),
      outcome: fc.integer({ min: 1, max: 3 }),
    });
    const drawn = fc.record({
      selections: fc.uniqueArray(selection, {
        minLength: 1,
        maxLength: 5,
        selector: ({ at, outcome }) => 3 * at + outcome,
      }),
      system: fc.boolean(),
      stake: fc.integer({ min: 100, max: 900 }),
    });
    const placed = new Map<number, PlaceCoupon>();
    for (const { selections, stake, system } of fc.sample(drawn, { numRuns: 40, seed: 20261122 })) {
      const groups = new Set(selections.map(({ at }) => at)).size;
      const made = selections.map(({ at, outcome }) => fixture.selection(at, 1, outcome));
      const slip = slipOf(made, stake, system && groups > 2 ? { kind: "system", sizes: [2] } : {});
      placed.set(await place(slip), slip);
    }
    const resultSets = fc.array(fc.tuple(...[1, 2, 3].map(() => fc.constantFrom(...texts))), {
      minLength: matches - first,
      maxLength: matches - first,
    });
    let heats = 0;
    for (const results of fc.sample(resultSets, { numRuns: 5, seed: 20261122 })) {
      for (const [nth, outcomes] of results.entries()) await enterResult(first + nth, outcomes);
      await runDueWork(db());
      for (const [couponId, slip] of placed) {
        const { rows } = await sql<{ stake: bigint; max_pay: bigint; bonus_rule: StoredBonus | null }>`
          select stake, max_pay, bonus_rule from coupon where coupon_id = ${couponId}`.execute(db());
        const { stake, max_pay, bonus_rule } = rows[0]!;
        const legResults = slip.selections.map(
          ({ matchId, outcomeId }) => results[fixture.matchIds.indexOf(matchId) - first]![outcomeId - 1]!,
        );
        const due = settleCoupon({
          selections: slip.selections.map((each, at) => ({ ...each, outcome: outcomeOf(legResults[at]!) })),
          sizes: slip.sizes,
          stake: minor(stake),
          stakeType: "coupon",
          maxPay: minor(max_pay),
          bonus: bonus_rule && { ...bonus_rule, odds: thousandths(bonus_rule.odds) },
        });
        expect([slip, await couponState(couponId)]).toEqual([
          slip,
          { status: due.status, payout: String(due.payout), bonus: String(due.bonus), legs: legResults },
        ]);
        if (due.payout > 0n && legResults.some((text) => text.startsWith("dead_heat"))) heats += 1;
      }
      await proven();
    }
    expect(heats).toBeGreaterThan(40);
  }, 120_000);
});
