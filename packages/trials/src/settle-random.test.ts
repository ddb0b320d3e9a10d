import { minor } from "@livery/betting";
import type { RequestedSelection, PlacedCoupon, PlaceCoupon } from "@livery/contract";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditLedger } from "@livery/house";
import { bettingFixture, type BettingFixture, type FixtureBettor, slipOf } from "@livery/house/testing/fixtures";
import { runDueWork } from "@livery/house/testing/parts";
import { wins } from "./model/paying.ts";

const matchCount = 9;
let fixture: BettingFixture;
let alice: FixtureBettor;
beforeAll(async () => {
  fixture = await bettingFixture({ matches: matchCount });
  alice = await fixture.bettor("alice");
});
afterAll(() => fixture.close());

/** Goals of home and away, or null where the match is called off. */
type End = readonly [number, number] | null;

/** All ways to take `size` of the items. */
function choose<Item>(items: readonly Item[], size: number): Item[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, at) => choose(items.slice(at + 1), size - 1).map((rest) => [item, ...rest]));
}

/** Every line as a list of selections: one of each match, written out (the engine never does that). */
function linesOf(slip: PlaceCoupon): RequestedSelection[][] {
  const matches = [...new Set(slip.selections.map(({ matchId }) => matchId))];
  const groups = matches.map((matchId) => slip.selections.filter((selection) => selection.matchId === matchId));
  const isSystem = slip.kind === "system";
  const fixed = isSystem ? groups.filter((group) => group.some(({ banker }) => banker)) : groups;
  const free = isSystem ? groups.filter((group) => !group.some(({ banker }) => banker)) : [];
  const sets = isSystem ? slip.sizes.flatMap((size) => choose(free, size).map((set) => [...fixed, ...set])) : [fixed];
  return sets.flatMap((set) =>
    set.reduce<RequestedSelection[][]>(
      (lines, group) => lines.flatMap((line) => group.map((selection) => [...line, selection])),
      [[]],
    ),
  );
}

/** What a coupon pays: the sum over its lines in thousandths to the power of their legs, rounded half up once. */
function pays(slip: PlaceCoupon, ends: ReadonlyMap<number, End>): bigint {
  const lines = linesOf(slip);
  const legs = Math.max(...lines.map((line) => line.length));
  let sum = 0n;
  for (const line of lines) {
    let factor = 1n;
    for (const selection of line) {
      const end = ends.get(selection.matchId) ?? null;
      factor *= end === null ? 1000n : wins(selection, end) ? BigInt(selection.odds) : 0n;
    }
    sum += factor * 1000n ** BigInt(legs - line.length);
  }
  const denominator = 1000n ** BigInt(legs) * BigInt(lines.length);
  return (2n * slip.stake * sum + denominator) / (2n * denominator);
}

const outcomesToBetOn: readonly (readonly [number, number, string])[] = [
  [1, 1, ""], [1, 2, ""], [1, 3, ""], [10, 9, ""], [10, 10, ""], [10, 11, ""], [18, 12, "1.5"], [18, 13, "2.5"], [18, 12, "3.5"], [29, 74, ""], [29, 76, ""],
]; // prettier-ignore

const selectionArbitrary = fc.record({
  match: fc.nat(matchCount - 1),
  selection: fc.constantFrom(...outcomesToBetOn),
  banker: fc.boolean(),
});
const slipArbitrary = fc.record({
  selections: fc.uniqueArray(selectionArbitrary, {
    minLength: 1,
    maxLength: 6,
    selector: ({ match, selection }) => `${match} ${selection.join(" ")}`,
  }),
  sizes: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 2 }),
  stake: fc.integer({ min: 100, max: 900 }),
});
const endArbitrary = fc.option(fc.tuple(fc.nat(4), fc.nat(4)), { freq: 6, nil: null });

/** A slip that the house takes, of whatever was drawn: sizes and bankers only where they fit. */
function slipFrom({
  selections,
  sizes,
  stake,
}: typeof slipArbitrary extends fc.Arbitrary<infer Drawn> ? Drawn : never): PlaceCoupon {
  const matches = new Set(selections.map(({ match }) => match));
  const isSystem = sizes.length > 0 && matches.size >= 3 && selections.length > 1;
  const bankers = isSystem
    ? new Set(
        selections
          .filter(({ banker }) => banker)
          .map(({ match }) => match)
          .slice(0, matches.size - Math.max(...sizes) > 0 ? 1 : 0),
      )
    : new Set<number>();
  const fitting = sizes.filter((size) => size <= matches.size - bankers.size);
  const legs = selections.map(({ match, selection: [type, outcome, special] }) => ({
    ...fixture.selection(match, type, outcome, special),
    banker: bankers.has(match),
  }));
  const slip = slipOf(legs, stake);
  return isSystem && fitting.length > 0
    ? { ...slip, kind: "system", sizes: fitting }
    : { ...slip, selections: legs.map((leg) => ({ ...leg, banker: false })) };
}

describe("the payouts of random coupons", () => {
  it("are those of an oracle that settles line by line, over coupons and scores of every kind", async () => {
    const drawn = fc.sample(slipArbitrary, { numRuns: 120, seed: 20261120 }).map(slipFrom);
    const scores = fc.sample(endArbitrary, { numRuns: matchCount, seed: 7 });
    const ends = new Map(fixture.matchIds.map((matchId, at): [number, End] => [matchId, scores[at] ?? null]));
    const placed: { slip: PlaceCoupon; coupon: PlacedCoupon }[] = [];
    for (const [at, slip] of drawn.entries())
      placed.push({ slip, coupon: await alice.place(slip, `random-${at}-key`) });
    expect(new Set(drawn.map(({ kind }) => kind))).toEqual(new Set(["single", "accumulator", "ways", "system"]));

    for (const [at, matchId] of fixture.matchIds.entries()) {
      const end = ends.get(matchId);
      if (end) await fixture.hold(at, end);
      else await sql`update match set status = 'cancelled' where match_id = ${matchId}`.execute(fixture.test.db);
    }
    const before = await alice.balance();
    await fixture.advance(matchCount + 3);
    const done = await runDueWork(fixture.test.db);
    expect(done.settled).toBe(placed.length);

    const rows = await fixture.test.db.selectFrom("coupon").select(["coupon_id", "payout", "status"]).execute();
    const byId = new Map(rows.map((row) => [Number(row.coupon_id), row]));
    let paid = 0n;
    for (const { slip, coupon } of placed) {
      const expected = pays(slip, ends);
      const row = byId.get(coupon.couponId);
      expect([slip, row?.payout]).toEqual([slip, expected]);
      expect(expected).toBeLessThanOrEqual(coupon.maxReturn);
      const allVoid = slip.selections.every(({ matchId }) => ends.get(matchId) === null);
      expect(row?.status).toBe(allVoid ? "void" : expected > 0n ? "won" : "lost");
      paid += expected;
    }
    expect(await alice.balance()).toBe(minor(before + paid));
    expect(await auditLedger(fixture.test.db)).toMatchObject({ clean: true });
  });
});
