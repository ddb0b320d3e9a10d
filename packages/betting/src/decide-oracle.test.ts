import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { everyOutcome, oracleResult, type FileScore, type OracleResult } from "../test/oracle/scores.ts";
import { bestFactor } from "./best-outcome.ts";
import {
  decideOutcome,
  firstHalfMarkets,
  marketOutcomes,
  rational,
  thousandths,
  type LegOutcome,
  type BetSelection,
  type Score,
} from "./index.ts";

const outcomes = everyOutcome();
const scoreOf = ({ ft, ht, et, p }: FileScore): Score => {
  const pair = (goals: readonly [number, number] | undefined) => (goals ? { home: goals[0], away: goals[1] } : null);
  return { home: ft[0], away: ft[1], halfTime: pair(ht), extraTime: pair(et), penalties: pair(p) };
};

const goals = fc.tuple(fc.nat(7), fc.nat(7));
const fileScore: fc.Arbitrary<FileScore> = fc.record({
  ft: goals,
  ht: fc.option(goals, { nil: undefined }),
  et: fc.option(goals, { nil: undefined }),
  p: fc.option(goals, { nil: undefined }),
});

test("the engine decides every outcome of every market as the oracle does, for any score", () => {
  fc.assert(
    fc.property(fileScore, (score) => {
      for (const outcome of outcomes) {
        const { marketTypeId, outcomeId, special } = outcome;
        expect({
          ...outcome,
          result: decideOutcome(marketTypeId, outcomeId, special, scoreOf(score))?.result ?? null,
        }).toEqual({
          ...outcome,
          result: oracleResult(outcome, score),
        });
      }
    }),
  );
});

test("the oracle and the engine have the same outcomes", () => {
  const known = new Set(outcomes.map(({ marketTypeId }) => marketTypeId));
  for (const marketTypeId of known) {
    const outcomeIds = outcomes.filter((each) => each.marketTypeId === marketTypeId).map(({ outcomeId }) => outcomeId);
    expect([...new Set(outcomeIds)]).toEqual(marketOutcomes(marketTypeId));
  }
  expect(marketOutcomes(900)).toEqual([]);
});

test("a first-half market needs only the half-time score", () => {
  for (const { marketTypeId, outcomeId, special } of outcomes) {
    const decided = (score: Score) => decideOutcome(marketTypeId, outcomeId, special, score)?.result ?? null;
    if (firstHalfMarkets.has(marketTypeId)) {
      expect(decided({ home: 3, away: 1 })).toBeNull();
      expect(decided({ home: 3, away: 1, halfTime: { home: 1, away: 1 } })).toBe(
        decided({ home: 1, away: 4, halfTime: { home: 1, away: 1 } }),
      );
    } else if (marketTypeId !== 47) expect(decided({ home: 3, away: 1 })).not.toBeNull();
  }
});

/** Every score of at most seven goals a side with every half before it and every winner of a level one. */
const scores: FileScore[] = [];
for (let home = 0; home <= 7; home++)
  for (let away = 0; away <= 7; away++)
    for (let first = 0; first <= home; first++)
      for (let second = 0; second <= away; second++) {
        const score = { ft: [home, away], ht: [first, second] } as const;
        if (home !== away) scores.push(score);
        else scores.push({ ...score, p: [1, 0] }, { ...score, p: [0, 1] });
      }

/** What every score makes of every outcome. */
const table = new Map(outcomes.map((outcome) => [outcome, scores.map((score) => oracleResult(outcome, score))]));

/** Twice what a leg pays, in thousandths. */
const doublePayout = (odds: number, result: OracleResult | null): number =>
  result === "won"
    ? 2 * odds
    : result === "half_won"
      ? odds + 1000
      : result === "void"
        ? 2000
        : result === "half_lost"
          ? 1000
          : 0;

const selected = fc
  .uniqueArray(fc.constantFrom(...outcomes), { minLength: 1, maxLength: 9 })
  .chain((chosen) =>
    fc.tuple(
      ...chosen.map((outcome) =>
        fc.record({ outcome: fc.constant(outcome), odds: fc.integer({ min: 200, max: 30_000 }) }),
      ),
    ),
  );
const selectionOf = ({
  outcome,
  odds,
}: {
  readonly outcome: (typeof outcomes)[number];
  readonly odds: number;
}): BetSelection => ({
  ...outcome,
  matchId: 1,
  banker: false,
  odds: thousandths(odds),
});

test("the maximum return of selections of one match is the maximum over all scores, for every combination of markets", () => {
  fc.assert(
    fc.property(selected, (selections) => {
      const best = Math.max(
        ...scores.map((_, at) =>
          selections.reduce((sum, { outcome, odds }) => sum + doublePayout(odds, table.get(outcome)?.[at] ?? null), 0),
        ),
      );
      expect(bestFactor({ selections: selections.map(selectionOf) })).toEqual(rational(best, 2000));
    }),
    { numRuns: 300 },
  );
});

test("decided outcomes limit the scores that are still possible", () => {
  fc.assert(
    fc.property(selected, fc.nat(scores.length - 1), fc.infiniteStream(fc.boolean()), (selections, played, tossed) => {
      const resultAt = (each: (typeof selections)[number], at: number) => table.get(each.outcome)?.[at] ?? null;
      const decided = new Set(selections.filter(() => tossed.next().value));
      const possible = scores.flatMap((_, at) =>
        [...decided].every((each) => resultAt(each, at) === resultAt(each, played)) ? [at] : [],
      );
      const sum = (at: number) =>
        selections.reduce((all, each) => all + doublePayout(each.odds, resultAt(each, at)), 0);
      const legs = selections.map((each) => {
        const result = decided.has(each) ? resultAt(each, played) : null;
        return { ...selectionOf(each), outcome: { result: result ?? ("open" as const) } };
      });
      expect(bestFactor({ selections: legs })).toEqual(rational(Math.max(...possible.map(sum)), 2000));
    }),
    { numRuns: 300 },
  );
});

test("if an operator's manual results fit no score, only the open selections count", () => {
  const home = { ...selectionOf({ outcome: outcomes[0]!, odds: 2000 }), outcome: { result: "void" as const } };
  const draw = selectionOf({ outcome: outcomes[1]!, odds: 3000 });
  expect(bestFactor({ selections: [home, draw] })).toEqual(rational(4));
  expect(bestFactor({ selections: [home] })).toEqual(rational(1));
});

describe("lines of other sports, above twelve goals", () => {
  const total = (outcomeId: number, special: string, odds = 1200) =>
    selectionOf({ outcome: { marketTypeId: 18, outcomeId, special }, odds });
  test("count as markets with one winner; lines up to twelve are decided by the score", () => {
    // Both are void on the number itself; of a line outside the considered scores one wins.
    expect(bestFactor({ selections: [total(12, "12"), total(13, "12")] })).toEqual(rational(2));
    expect(bestFactor({ selections: [total(12, "12.25"), total(13, "12.25")] })).toEqual(rational(6, 5));
    expect(bestFactor({ selections: [total(12, "160.5"), total(13, "170.5", 1500)] })).toEqual(rational(27, 10));
  });
  test("are added to the maximum return over the scores", () => {
    const home = selectionOf({ outcome: { marketTypeId: 1, outcomeId: 1, special: "" }, odds: 2000 });
    expect(bestFactor({ selections: [home, total(12, "160.5")] })).toEqual(rational(16, 5));
  });
});

test("no selection gives 0, one selection its odds, and one that cannot win its returned part", () => {
  expect(bestFactor({ selections: [] })).toEqual(rational(0));
  const total = (special: string) => selectionOf({ outcome: { marketTypeId: 18, outcomeId: 13, special }, odds: 2000 });
  expect(bestFactor({ selections: [total("2.5")] })).toEqual(rational(2));
  expect(bestFactor({ selections: [total("0.25")] })).toEqual(rational(3, 2));
  expect(bestFactor({ selections: [total("0")] })).toEqual(rational(1));
});

test("scores are considered up to the highest line, and further if a first-half market needs it", () => {
  const all = (...selected: readonly (readonly [marketTypeId: number, outcomeId: number, special?: string])[]) =>
    bestFactor({
      selections: selected.map(([marketTypeId, outcomeId, special = ""]) =>
        selectionOf({ outcome: { marketTypeId, outcomeId, special }, odds: 2000 }),
      ),
    });
  // A lead of three or more, an even number of goals, both teams to score: 5:1 is the first such score.
  expect(all([16, 1714, "-2"], [26, 72], [29, 74])).toEqual(rational(6));
  expect(all([16, 1715, "2"], [26, 72], [29, 74])).toEqual(rational(6));
  expect(all([66, 1714, "-2"], [74, 72], [75, 74])).toEqual(rational(6));
  expect(all([14, 1711, "0:2"], [26, 72], [29, 74])).toEqual(rational(6));
  // Three behind at half time, three ahead at the end, an even number of goals: 7:3 after 0:3.
  expect(all([66, 1715, "2"], [16, 1714, "-2"], [26, 72])).toEqual(rational(6));
  expect(all([66, 1714, "-2"], [16, 1715, "2"], [26, 72])).toEqual(rational(6));
  expect(all([66, 1714, "-2"], [16, 1715, "2"], [26, 72], [47, 422])).toEqual(rational(8));
  expect(all([66, 1714, "-2"], [16, 1715, "2"], [47, 434])).toEqual(rational(4));
});

test("a dead heat does not limit the score; other decided outcomes do", () => {
  const known = (at: number, outcome: LegOutcome) => ({
    ...selectionOf({ outcome: outcomes[at]!, odds: 2000 }),
    outcome,
  });
  const home = known(0, { result: "dead_heat", share: rational(1, 2) });
  expect(bestFactor({ selections: [home, selectionOf({ outcome: outcomes[1]!, odds: 3000 })] })).toEqual(rational(4));
  const under = selectionOf({ outcome: { marketTypeId: 18, outcomeId: 13, special: "0.5" }, odds: 2000 });
  const goalless = selectionOf({ outcome: { marketTypeId: 45, outcomeId: 274, special: "" }, odds: 9000 });
  const draw = selectionOf({ outcome: outcomes[1]!, odds: 3000 });
  expect(bestFactor({ selections: [home, { ...under, outcome: { result: "lost" } }, goalless, draw] })).toEqual(
    rational(4),
  );
  expect(bestFactor({ selections: [home, { ...under, outcome: { result: "won" } }, goalless, draw] })).toEqual(
    rational(15),
  );
});
