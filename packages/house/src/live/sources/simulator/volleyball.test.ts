import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seededRandom } from "../../../catalogue/prices/seeded.ts";
import { homeWins } from "../../prices/sets.ts";
import { finalSetsOf, setChance } from "../../prices/volleyball.ts";
import { Calibration, coursesOf } from "../../testing/calibration.ts";
import { scriptsOf } from "../../testing/scripts.ts";
import { matchStateOf, notStarted } from "../match-state.ts";
import { simulateVolleyball } from "./volleyball.ts";

const scripts = scriptsOf("volleyball", "v");

/** A set by the rules, told apart from the code that plays it: 25 points, 15 in the fifth, and two clear. */
function isLegalSet([home, away]: readonly [number, number], number: number): boolean {
  const [more, less] = [Math.max(home, away), Math.min(home, away)];
  const target = number === 5 ? 15 : 25;
  return more === target ? less <= target - 2 : more > target && less === more - 2;
}

const setsOf = (periods: string): (readonly [number, number])[] =>
  periods.split(" ").map((set) => set.split(":").map(Number) as [number, number]);

const pointsOf = (periods: string): number =>
  periods === "" ? 0 : setsOf(periods).reduce((sum, [home, away]) => sum + home + away, 0);

describe("a simulated volleyball match", () => {
  it("is won by three valid sets, in the specification's status texts, one point after the other", () => {
    const lengths = new Set<number>();
    for (const script of scripts(2_000)) {
      const courses = coursesOf(script);
      const end = courses.at(-1)!;
      const sets = setsOf(end.periods);
      lengths.add(sets.length);
      expect(sets.every((set, at) => isLegalSet(set, at + 1))).toBe(true);
      const won = (side: 0 | 1): number => sets.filter((set) => set[side] > set[1 - side]!).length;
      expect(end.score).toEqual([won(0), won(1)]);
      expect(Math.max(...end.score)).toBe(3);
      expect([end.status, end.over]).toEqual(["ended", true]);
      const points = courses.filter(({ periods }) => periods !== "").map(({ periods }) => pointsOf(periods));
      expect(points.filter((now, at) => ![0, 1].includes(now - (points[at - 1] ?? 0)))).toEqual([]);
      const scoreTexts = courses
        .map(({ status }) => status)
        .filter((status) => !/^([1-5]set|pause[1-4]|ended)$/.test(status));
      expect(scoreTexts).toEqual([]);
    }
    expect([...lengths].toSorted((a, b) => a - b)).toEqual([3, 4, 5]);
  });

  it("has no serving side between two sets, and the serving side of the next set once it begins", () => {
    const between = [...scripts(50)].flatMap((script) =>
      coursesOf(script).filter(({ status }) => status.startsWith("pause")),
    );
    expect(between.length).toBeGreaterThan(100);
    expect(between.every(({ serving }) => serving === null)).toBe(true);
    const begun = [...scripts(50)].flatMap((script) =>
      coursesOf(script).filter(({ periods, status }) => status.endsWith("set") && periods.endsWith("0:0")),
    );
    expect(begun.filter(({ serving }) => serving !== null).length).toBeGreaterThan(150);
  });

  it("suspends bets for every rally that can decide a set, and for no other", () => {
    let decided = 0;
    const wrong = [...scripts(500)].flatMap((script) => {
      const courses = coursesOf(script);
      return courses.flatMap((state, at) => {
        const before = courses[at - 1];
        if (before === undefined || pointsOf(before.periods) === pointsOf(state.periods)) return [];
        const over = before.score[0] + before.score[1];
        const [home, away] = setsOf(before.periods)[over] ?? [0, 0];
        const decides = Math.max(home, away) >= (over === 4 ? 14 : 24) && home !== away;
        const isSet = state.score[0] + state.score[1] > over;
        decided += isSet ? 1 : 0;
        return before.suspended === decides && (decides || !isSet) ? [] : [`${script.match.key} ${before.periods}`];
      });
    });
    expect(wrong).toEqual([]);
    expect(decided).toBeGreaterThan(1_500);
  });

  it("is won as often as the model says", () => {
    const model = { kind: "volleyball", home: 0.42, away: 0.39 } as const;
    const count = 3_000;
    const won = Array.from(
      { length: count },
      (_, at) => matchStateOf(simulateVolleyball(model, seededRandom(String(at)))).score,
    ).filter(([home, away]) => home > away);
    const chance = homeWins(finalSetsOf(model, notStarted));
    expect(chance).toBeGreaterThan(0.55);
    expect(Math.abs(won.length / count - chance)).toBeLessThan(0.035);
  });
});

describe("volleyball's prices", () => {
  it("are even between equals, whichever side serves from level with two points to win", () => {
    fc.assert(
      fc.property(fc.double({ min: 0.2, max: 0.7, noNaN: true }), (p) => {
        const model = { kind: "volleyball", home: p, away: p } as const;
        const at = (serving: "home" | "away", points: readonly [number, number]) =>
          setChance(model, points, serving, 25);
        expect(at("home", [24, 24]) + at("away", [24, 24])).toBeCloseTo(1, 9);
        expect(at("home", [30, 29])).toBeCloseTo(p + (1 - p) * at("away", [29, 29]), 9);
        expect(homeWins(finalSetsOf(model, notStarted))).toBeCloseTo(0.5, 9);
      }),
    );
  });

  it("match the observed frequencies, and every market but the winner opens and closes during a match", () => {
    const calibration = new Calibration();
    const random = seededRandom("moments");
    for (const script of scripts(4_000)) calibration.add(script, Math.floor(random() * 7_200_000));
    expect(calibration.uneven).toEqual([]);
    expect(calibration.off(0.008)).toEqual([]);
    expect([...calibration.offered.keys()].toSorted((a, b) => a - b)).toEqual([186, 188, 314]);
    expect(calibration.tenths.size).toBeGreaterThan(25);
  });
});
