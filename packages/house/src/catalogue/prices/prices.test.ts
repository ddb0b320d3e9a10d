import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawResult } from "./draw-result.ts";
import { decideOutcome, legFactor, rational } from "@livery/betting";
import { expectedGoals, firstHalfShare, goalDistribution, scoreGrid, shareOf } from "./goals-model.ts";
import { longestOdds, margins, offeredOdds, shortestOdds } from "./margin.ts";
import { priceMatch } from "./markets.ts";
import { strengthOf } from "./strengths.ts";

const mean = fc.double({ min: 0.15, max: 4.5, noNaN: true });
const expectation = fc.record({ home: mean, away: mean });
const strength = fc.record({
  attack: fc.double({ min: -0.6, max: 0.6, noNaN: true }),
  defence: fc.double({ min: -0.6, max: 0.6, noNaN: true }),
});

const market = (expected: { home: number; away: number }, type: number, special = "") => {
  const found = priceMatch(expected).find((each) => each.marketTypeId === type && each.special === special);
  if (found === undefined) throw new Error(`no market ${type} ${special}`);
  return found;
};
const chance = (expected: { home: number; away: number }, type: number, outcome: number, special = ""): number =>
  market(expected, type, special).outcomes.find((each) => each.outcomeId === outcome)?.chance ?? Number.NaN;

/** The Poisson probability by its definition, as the oracle. */
function poisson(k: number, lambda: number): number {
  let factorial = 1;
  for (let i = 2; i <= k; i += 1) factorial *= i;
  return (Math.exp(-lambda) * lambda ** k) / factorial;
}

describe("the price model", () => {
  it("models each side's goals as Poisson", () => {
    fc.assert(
      fc.property(mean, fc.integer({ min: 0, max: 10 }), (lambda, goals) => {
        expect(goalDistribution(lambda)[goals]).toBeCloseTo(poisson(goals, lambda), 5);
      }),
    );
  });

  it("gives the outcomes of every market chances that sum to one, and those of double chance to two", () => {
    fc.assert(
      fc.property(expectation, (expected) => {
        for (const { marketTypeId, outcomes } of priceMatch(expected))
          expect(outcomes.reduce((sum, each) => sum + each.chance, 0)).toBeCloseTo(marketTypeId === 10 ? 2 : 1, 9);
      }),
    );
  });

  it("prices double chance as the sum of its two results", () => {
    fc.assert(
      fc.property(expectation, (expected) => {
        expect(chance(expected, 10, 9)).toBeCloseTo(chance(expected, 1, 1) + chance(expected, 1, 2), 9);
        expect(chance(expected, 10, 10)).toBeCloseTo(chance(expected, 1, 1) + chance(expected, 1, 3), 9);
        expect(chance(expected, 10, 11)).toBeCloseTo(chance(expected, 1, 2) + chance(expected, 1, 3), 9);
      }),
    );
  });

  it("models both teams to score as the product of two independent sides", () => {
    fc.assert(
      fc.property(expectation, (expected) => {
        expect(chance(expected, 29, 74)).toBeCloseTo(
          (1 - Math.exp(-expected.home)) * (1 - Math.exp(-expected.away)),
          5,
        );
      }),
    );
  });

  it("prices a market at exactly its margin, within the rounding of the price ladder", () => {
    fc.assert(
      fc.property(expectation, (expected) => {
        for (const { marketTypeId, outcomes } of priceMatch(expected)) {
          const { threeWay, twoWay, manyWay } = margins;
          const margin = outcomes.length === 2 ? twoWay : outcomes.length === 3 ? threeWay : manyWay;
          if (outcomes.some(({ odds }) => odds === shortestOdds || odds === longestOdds)) continue;
          const book = outcomes.reduce((sum, { odds }) => sum + 1000 / odds, 0) / (marketTypeId === 10 ? 2 : 1);
          // Rounding down one step shortens a price by at most that step.
          const rounding = outcomes.reduce(
            (sum, { odds }) => sum + 1000 / odds - 1000 / (odds + (odds < 10_000 ? 10 : odds < 50_000 ? 100 : 1000)),
            0,
          );
          expect(book).toBeGreaterThanOrEqual(1 + margin - 1e-6);
          expect(book).toBeLessThanOrEqual(1 + margin + rounding + 1e-6);
        }
      }),
    );
  });

  it("returns the stake on average at a fair price, counting the halves of Asian lines", () => {
    fc.assert(
      fc.property(expectation, (expected) => {
        const grid = scoreGrid(expected);
        for (const { marketTypeId, special, outcomes } of priceMatch(expected).filter((each) => each.special !== "")) {
          // A first half's line is priced by the first half's scores.
          const scores = marketTypeId === 68 ? scoreGrid(shareOf(expected, firstHalfShare)) : grid;
          for (const { outcomeId, chance } of outcomes) {
            if (chance < 1e-6) continue;
            const back = scores.reduce((sum, score) => {
              const decided = decideOutcome(marketTypeId, outcomeId, special, { ...score, halfTime: score });
              const { numerator, denominator } = legFactor(
                rational(Math.round(1e9 / chance), 1e9),
                decided ?? { result: "lost" },
              );
              return sum + score.chance * (Number(numerator) / Number(denominator));
            }, 0);
            expect(back).toBeCloseTo(1, 5);
          }
        }
      }),
      { numRuns: 20 },
    );
  });

  it("offers three Asian handicaps around the most even one, and the most even total", () => {
    fc.assert(
      fc.property(expectation, (expected) => {
        const lines = (type: number) => priceMatch(expected).filter(({ marketTypeId }) => marketTypeId === type);
        const handicaps = lines(16).map(({ special }) => Number(special));
        expect(handicaps).toHaveLength(3);
        const even = handicaps[1] ?? Number.NaN;
        expect(handicaps).toEqual([even - 0.25, even, even + 0.25]);
        const home = lines(16).map(({ outcomes }) => outcomes[0]?.chance ?? Number.NaN);
        expect(home).toEqual(home.toSorted((a, b) => a - b));
        // Evenness lies between its neighbours, and the middle is the nearest to it; the list of lines ends at three goals.
        if (Math.abs(even) < 3) {
          const [before, at, after] = home.map((each) => each - 0.5) as [number, number, number];
          expect(before).toBeLessThanOrEqual(1e-9);
          expect(after).toBeGreaterThanOrEqual(-1e-9);
          expect(Math.abs(at)).toBeLessThanOrEqual(Math.min(-before, after) + 1e-9);
        }
        expect(lines(18).map(({ special }) => special)).toEqual(expect.arrayContaining(["1.5", "2.5", "3.5"]));
      }),
    );
  });

  it("prices half-time/full-time consistently with the full-time and the first-half results", () => {
    fc.assert(
      fc.property(expectation, (expected) => {
        const halfFullChances = market(expected, 47).outcomes.map((each) => each.chance);
        const sum = (isIncluded: (at: number) => boolean) =>
          halfFullChances.reduce((all, each, at) => (isIncluded(at) ? all + each : all), 0);
        for (const at of [0, 1, 2]) {
          expect(sum((index) => index % 3 === at)).toBeCloseTo(chance(expected, 1, at + 1), 5);
          expect(sum((index) => Math.floor(index / 3) === at)).toBeCloseTo(chance(expected, 60, at + 1), 9);
        }
      }),
    );
  });

  it("never offers odds below 1.010 or above 500", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (p) => {
        const odds = offeredOdds(p, 0.06);
        expect(Number.isInteger(odds)).toBe(true);
        expect(odds).toBeGreaterThanOrEqual(1010);
        expect(odds).toBeLessThanOrEqual(500_000);
      }),
    );
  });

  it("never gives a likelier outcome longer odds", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.001, max: 1, noNaN: true }),
        fc.double({ min: 0.001, max: 1, noNaN: true }),
        (a, b) => {
          const [less, more] = a < b ? [a, b] : [b, a];
          expect(offeredOdds(more, 0.06)).toBeLessThanOrEqual(offeredOdds(less, 0.06));
        },
      ),
    );
  });

  it("makes a stronger home side likelier to win and a weaker defence concede more goals", () => {
    fc.assert(
      fc.property(strength, strength, fc.double({ min: 0.01, max: 0.5, noNaN: true }), (home, away, more) => {
        const before = expectedGoals(home, away, false);
        const stronger = expectedGoals({ ...home, attack: home.attack + more }, away, false);
        expect(chance(stronger, 1, 1)).toBeGreaterThanOrEqual(chance(before, 1, 1));
        expect(chance(stronger, 1, 3)).toBeLessThanOrEqual(chance(before, 1, 3));
        expect(chance(stronger, 18, 12, "2.5")).toBeGreaterThanOrEqual(chance(before, 18, 12, "2.5"));
      }),
    );
  });

  it("makes fewer goals likelier than more", () => {
    fc.assert(
      fc.property(expectation, (expected) => {
        expect(chance(expected, 18, 12, "1.5")).toBeGreaterThan(chance(expected, 18, 12, "2.5"));
        expect(chance(expected, 18, 12, "2.5")).toBeGreaterThan(chance(expected, 18, 12, "3.5"));
      }),
    );
  });

  it("favours the home side of two equals, and neither on neutral ground", () => {
    const equal = { attack: 0.1, defence: 0.1 };
    const home = expectedGoals(equal, equal, false);
    const neutral = expectedGoals(equal, equal, true);
    expect(chance(home, 1, 1)).toBeGreaterThan(chance(home, 1, 3));
    expect(chance(neutral, 1, 1)).toBeCloseTo(chance(neutral, 1, 3), 9);
  });

  it("derives a team's strength from its name only, whatever its accents", () => {
    expect(strengthOf("Fenerbahçe")).toEqual(strengthOf("FENERBAHCE"));
    expect(strengthOf("Burnley")).not.toEqual(strengthOf("Brentford"));
    expect(
      chance(expectedGoals(strengthOf("FC Bayern München"), strengthOf("1. FC Heidenheim 1846"), false), 1, 1),
    ).toBeGreaterThan(0.55);
  });

  it("draws results with the frequencies of the model", () => {
    const expected = { home: 1.6, away: 1.1 };
    const draws = Array.from({ length: 20_000 }, (_, at) => drawResult(expected, String(at)));
    const homeWins = draws.filter(({ ft }) => ft !== null && ft[0] > ft[1]).length / draws.length;
    expect(homeWins).toBeCloseTo(chance(expected, 1, 1), 2);
    expect(draws.every(({ ft, ht }) => ft !== null && ht !== null && ht[0] <= ft[0] && ht[1] <= ft[1])).toBe(true);
    expect(drawResult(expected, "7")).toEqual(drawResult(expected, "7"));
  });
});
