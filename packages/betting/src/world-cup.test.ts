import * as fc from "fast-check";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { factorOfResult } from "../test/oracle/factors.ts";
import { roundHalfUp, times, type Fraction } from "../test/oracle/fractions.ts";
import { enumerateLines, enumerateReturn } from "../test/oracle/lines.ts";
import { everyOutcome, oracleResult, type FileScore, type OracleOutcome } from "../test/oracle/scores.ts";
import {
  decideOutcome,
  minor,
  settleCoupon,
  thousandths,
  type Goals,
  type Score,
  type SettledSelection,
} from "./index.ts";
import { amounts, stakeTypes } from "./testing/coupons.ts";

/** Real scores with half time, extra time and penalties, read where they lie; without them this says that it was skipped. */
const folder = join(resolve(process.env["LIVERY_DATA"] ?? "../shared/data"), "openfootball");

interface Played {
  readonly team1: string;
  readonly team2: string;
  readonly score: FileScore;
}

const played = (file: string): readonly Played[] =>
  (JSON.parse(readFileSync(join(folder, file), "utf8")) as { readonly matches: readonly Played[] }).matches;

const goals = (pair: readonly [number, number] | undefined): Goals | null =>
  pair ? { home: pair[0], away: pair[1] } : null;
const scoreOf = ({ ft, ht, et, p }: FileScore): Score => ({
  home: ft[0],
  away: ft[1],
  halfTime: goals(ht),
  extraTime: goals(et),
  penalties: goals(p),
});

/** One to four selections of each of one to four matches, the first given; any sizes, any bankers. */
function coupons(first: number, matches: number): fc.Arbitrary<{ selections: readonly Drawn[]; sizes: number[] }> {
  const others = fc.uniqueArray(fc.nat(matches - 1), { maxLength: 3, selector: String });
  const ofMatch = (match: number): fc.Arbitrary<Drawn[]> =>
    fc
      .record({
        outcomes: fc.uniqueArray(fc.constantFrom(...everyOutcome()), { minLength: 1, maxLength: 3 }),
        odds: fc.array(fc.integer({ min: 1010, max: 40_000 }), { minLength: 3, maxLength: 3 }),
        banker: fc.boolean(),
      })
      .map(({ outcomes, odds, banker }) =>
        outcomes.map((outcome, at) => ({ ...outcome, matchId: match, banker, odds: thousandths(odds[at] ?? 2000) })),
      );
  return others.chain((more) =>
    fc.record({
      selections: fc.tuple(...[...new Set([first, ...more])].map(ofMatch)).map((groups) => groups.flat()),
      sizes: fc.oneof(
        fc.constant<number[]>([]),
        fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 }),
      ),
    }),
  );
}
type Drawn = OracleOutcome & {
  readonly matchId: number;
  readonly banker: boolean;
  readonly odds: SettledSelection["odds"];
};

const factorOfLeg = ({ odds, outcome }: SettledSelection): Fraction =>
  factorOfResult([BigInt(odds as number), 1000n], outcome.result);

/** Random coupons that rest on each match: a few thousand of a tournament. */
const couponsOfMatch = Number(process.env["LIVERY_COUPONS"] ?? 60);

describe.each([
  ["worldcup-2018.json", 64],
  ["worldcup-2022.json", 64],
])("%s", (file, count) => {
  const isThere = existsSync(join(folder, file));
  test.runIf(isThere)("every match is in the file, with the outcomes that its score decides", () => {
    const matches = played(file);
    expect(matches).toHaveLength(count);
    for (const { score } of matches) {
      for (const outcome of everyOutcome()) {
        const { marketTypeId, outcomeId, special } = outcome;
        const decided = decideOutcome(marketTypeId, outcomeId, special, scoreOf(score))?.result ?? null;
        expect({ ...outcome, score, decided }).toEqual({ ...outcome, score, decided: oracleResult(outcome, score) });
      }
    }
  });

  test.runIf(isThere)("random coupons on every match and market are paid as the oracle pays them", () => {
    const matches = played(file);
    const seen = new Set<number>();
    const seed = Date.now() % 2 ** 31;
    let settled = 0;
    for (const first of matches.keys()) {
      fc.assert(
        fc.property(coupons(first, matches.length), amounts, stakeTypes, ({ selections, sizes }, stake, stakeType) => {
          const scored = selections.map((selection) => ({
            selection,
            score: matches[selection.matchId]?.score ?? { ft: [0, 0] as const },
          }));
          // An operator voids what no score decides.
          const legs = scored.map(({ selection, score }): SettledSelection => {
            const outcome = decideOutcome(
              selection.marketTypeId,
              selection.outcomeId,
              selection.special,
              scoreOf(score),
            );
            return { ...selection, outcome: outcome ?? { result: "void" } };
          });
          const known = scored.map(({ selection, score }): SettledSelection => ({
            ...selection,
            outcome: { result: oracleResult(selection, score) ?? "void" },
          }));
          const lines = enumerateLines(known, sizes);
          fc.pre(lines.length > 0);
          const unit: Fraction = stakeType === "line" ? [stake, 1n] : [stake, BigInt(lines.length)];
          const isVoid = known.every(({ outcome }) => outcome.result === "void");
          const whole = stakeType === "line" ? stake * BigInt(lines.length) : stake;
          const due = isVoid ? whole : roundHalfUp(times(enumerateReturn(known, sizes, factorOfLeg), unit));
          const { payout, stakeReturned, gain, bonus } = settleCoupon({ selections: legs, sizes, stake, stakeType });
          expect(payout).toBe(minor(due));
          expect(stakeReturned + gain + bonus).toBe(payout);
          settled += 1;
          for (const { marketTypeId } of selections) seen.add(marketTypeId);
        }),
        { numRuns: couponsOfMatch, seed: seed + first },
      );
    }
    expect(settled).toBeGreaterThanOrEqual(matches.length * couponsOfMatch);
    expect(seen).toEqual(new Set(everyOutcome().map(({ marketTypeId }) => marketTypeId)));
    process.stdout.write(`${file}: ${settled} coupons settled as the oracle does, seed ${seed}\n`);
  });

  test.skipIf(isThere)(`skipped: no ${file} in ${folder}`, () => {});
});
