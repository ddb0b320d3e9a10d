import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type PricedMarket, priceMatch } from "../../catalogue/prices/markets.ts";
import { type MatchState, notStarted } from "../sources/match-state.ts";
import { gameChance } from "./tennis.ts";
import { liveHandicaps, priceFootball, remainingShare } from "./football.ts";
import type { LiveMarketPrice } from "./live-price.ts";
import { normal } from "./normal.ts";
import { pricePoints } from "./points.ts";

const mean = fc.double({ min: 0.2, max: 3.5, noNaN: true });
const expected = fc.record({ home: mean, away: mean });
const goals = fc.nat(4);
const inPlay = (change: Partial<MatchState>): MatchState => ({ ...notStarted, status: "1p", running: true, ...change });
const minute = (value: number): number => value * 60_000;
const chanceOf = (
  state: MatchState,
  strengths: { home: number; away: number },
  at: number,
  type: number,
  outcome: number,
  special = "",
): number =>
  priceFootball(state, strengths, at)
    .find((market) => market.marketTypeId === type && market.special === special)
    ?.outcomes.find(({ outcomeId }) => outcomeId === outcome)?.chance ?? Number.NaN;

describe("football in play", () => {
  it("begins at the pre-match prices", () => {
    fc.assert(
      fc.property(expected, (strengths) => {
        const key = ({ marketTypeId, special }: LiveMarketPrice | PricedMarket) => `${marketTypeId}|${special}`;
        const before = new Map(priceMatch(strengths).map((market) => [key(market), market]));
        let compared = 0;
        for (const live of priceFootball(notStarted, strengths, 0)) {
          for (const { outcomeId, chance } of before.get(key(live))?.outcomes ?? []) {
            expect(live.outcomes.find((each) => each.outcomeId === outcomeId)?.chance).toBeCloseTo(chance, 9);
            compared += 1;
          }
        }
        // The result of match and half, double chance, three lines, both to score, odd and even; a handicap where it is an even one.
        expect(compared).toBeGreaterThanOrEqual(19);
      }),
      { numRuns: 20 },
    );
  });

  it("has chances that add up to one in every market, at any moment and score", () => {
    fc.assert(
      fc.property(
        expected,
        goals,
        goals,
        fc.integer({ min: 0, max: 60 }),
        fc.constantFrom("1p", "pause", "2p"),
        (strengths, home, away, at, status) => {
          const state = inPlay({ score: [home, away], status, phaseSecond: status === "2p" ? 2700 : 0 });
          for (const { marketTypeId, outcomes, open } of priceFootball(state, strengths, minute(at))) {
            expect(outcomes.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(marketTypeId === 10 ? 2 : 1, 6);
            expect(!open || outcomes.every(({ chance, odds }) => chance > 0 && chance < 1 && odds >= 1010)).toBe(true);
          }
        },
      ),
    );
  });

  it("prices the first half by its share of the goals, and closes its market at half time", () => {
    const strengths = { home: 1.6, away: 1.1 };
    const before = [1, 2, 3].map((outcome) => chanceOf(notStarted, strengths, 0, 60, outcome));
    // 45 % of the goals fall in it: both sides are Poisson with 0.72 and 0.495.
    const draw = [0, 1, 2, 3, 4, 5].reduce((sum, goals) => {
      const factorial = [1, 1, 2, 6, 24, 120][goals] ?? 1;
      return sum + (Math.exp(-0.72 - 0.495) * 0.72 ** goals * 0.495 ** goals) / factorial ** 2;
    }, 0);
    expect(before[1]).toBeCloseTo(draw, 5);
    expect(before[0]).toBeGreaterThan(before[2] ?? 1);
    const late = chanceOf(inPlay({ score: [1, 0] }), strengths, minute(44), 60, 1);
    expect(late).toBeGreaterThan(chanceOf(inPlay({ score: [1, 0] }), strengths, minute(20), 60, 1));
    const atHalf = priceFootball(inPlay({ status: "pause", halfTime: [1, 0], score: [1, 0] }), strengths, minute(47));
    expect(atHalf.find(({ marketTypeId }) => marketTypeId === 60)).toMatchObject({
      open: false,
      outcomes: [{ chance: 1 }, { chance: 0 }, { chance: 0 }],
    });
    const second = inPlay({ status: "2p", phaseSecond: 2700, halfTime: [1, 0], score: [1, 2] });
    expect(chanceOf(second, strengths, minute(60), 60, 1)).toBe(1);
  });

  it("expects fewer goals as time passes", () => {
    let before = 1;
    for (let at = 0; at <= 50; at += 1) {
      const share = remainingShare(inPlay({}), minute(at));
      expect(share).toBeLessThanOrEqual(before);
      before = share;
    }
    expect(remainingShare(inPlay({ status: "2p", phaseSecond: 2700 }), 0)).toBeLessThanOrEqual(before);
    expect(remainingShare(inPlay({ regular: [0, 0] }), minute(90))).toBe(0);
  });

  it("closes a line that a goal has decided, and every market after 90 minutes", () => {
    const strengths = { home: 1.4, away: 1.1 };
    const decided = priceFootball(inPlay({ score: [2, 1] }), strengths, minute(30)).filter(({ open }) => !open);
    expect(decided.map(({ marketTypeId, special }) => [marketTypeId, special])).toEqual([
      [18, "0.5"],
      [18, "1.5"],
      [18, "2.5"],
      [29, ""],
    ]);
    expect(
      priceFootball(inPlay({ status: "1p_ot", regular: [2, 2], score: [2, 2] }), strengths, minute(1)).every(
        ({ open }) => !open,
      ),
    ).toBe(true);
  });

  it("gives the home side a better chance with every goal of handicap, in agreement with the match result markets", () => {
    fc.assert(
      fc.property(expected, goals, goals, fc.integer({ min: 0, max: 80 }), (strengths, home, away, at) => {
        const state = inPlay({ score: [home, away] });
        const chances = liveHandicaps.map((line) => chanceOf(state, strengths, minute(at), 16, 1714, line));
        expect(chances).toEqual(chances.toSorted((a, b) => a - b));
        // Half a goal behind is to win; half a goal ahead is not to lose.
        expect(chances[1]).toBeCloseTo(chanceOf(state, strengths, minute(at), 1, 1), 9);
        expect(chances[3]).toBeCloseTo(chanceOf(state, strengths, minute(at), 10, 9), 9);
        const [won = 0, lost = 0] = [1, 3].map((outcome) => chanceOf(state, strengths, minute(at), 1, outcome));
        expect(chances[2]).toBeCloseTo(won / (won + lost), 9);
      }),
    );
  });

  it("shortens the odds of the side that scores and of the side with more players", () => {
    const strengths = { home: 1.3, away: 1.3 };
    const level = chanceOf(inPlay({}), strengths, minute(30), 1, 1);
    expect(chanceOf(inPlay({ score: [1, 0] }), strengths, minute(30), 1, 1)).toBeGreaterThan(level);
    const red = { yellow: 0, yellowRed: 0, red: 1 };
    expect(
      chanceOf(inPlay({ cards: { ...notStarted.cards, away: red } }), strengths, minute(30), 1, 1),
    ).toBeGreaterThan(level);
  });
});

describe("tennis", () => {
  it("gives a service game the chance of the textbook formula", () => {
    // p^4 (1 + 4q + 10q²) + 20 p³q³ · p² / (p² + q²)
    fc.assert(
      fc.property(fc.double({ min: 0.3, max: 0.9, noNaN: true }), (p) => {
        const q = 1 - p;
        const known = p ** 4 * (1 + 4 * q + 10 * q * q) + (20 * p ** 3 * q ** 3 * p * p) / (p * p + q * q);
        expect(gameChance(p, 0, 0)).toBeCloseTo(known, 9);
      }),
    );
  });
});

describe("other sports", () => {
  it("are even between equals at the start, and nearly certain with a lead at the end", () => {
    expect(normal(0)).toBeCloseTo(0.5, 6);
    expect(normal(1.96)).toBeCloseTo(0.975, 4);
    const model = { kind: "points", home: 80, away: 80, lengthMs: 2_400_000 } as const;
    const wins = (state: MatchState, at: number) => pricePoints(state, model, at)[0]?.outcomes[0]?.chance ?? Number.NaN;
    expect(wins(inPlay({}), 0)).toBeCloseTo(0.5, 6);
    expect(wins(inPlay({ score: [70, 60], phaseSecond: 2_340 }), 0)).toBeGreaterThan(0.97);
  });
});
