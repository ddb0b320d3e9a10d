import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seededRandom } from "../../../catalogue/prices/seeded.ts";
import { homeWins } from "../../prices/sets.ts";
import { finalSetsOf, tennisScore } from "../../prices/tennis.ts";
import { Calibration, coursesOf } from "../../testing/calibration.ts";
import { scriptsOf } from "../../testing/scripts.ts";
import { matchStateOf, notStarted } from "../match-state.ts";
import { simulateTennis } from "./tennis.ts";
import { gameText, pointTo, type TennisScore, tennisStart } from "./tennis-score.ts";

const scripts = scriptsOf("tennis", "t");
const setsOf = (periods: string): (readonly [number, number])[] =>
  periods.split(" ").map((set) => set.split(":").map(Number) as [number, number]);

/** A set by the rules, told apart from the code that plays it. */
function isLegalSet([home, away]: readonly [number, number]): boolean {
  const [more, less] = [Math.max(home, away), Math.min(home, away)];
  return more === 6 ? less <= 4 : more === 7 && (less === 5 || less === 6);
}

describe("a simulated tennis match", () => {
  it("is won by two or three valid sets, as its competition says, and rarely a player retires", () => {
    const kinds = new Map<string, number>();
    for (const script of scripts(2_000)) {
      const { model } = script.match;
      const setsToWin = model?.kind === "tennis" ? model.setsToWin : 0;
      const state = matchStateOf(script.events);
      const statuses = script.events.flatMap(({ event }) => (event.kind === "phase" ? [event.status] : []));
      const kind = `${setsToWin} ${state.status}`;
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      expect(statuses.join(" ")).toMatch(
        /^1set( pause1 2set( pause2 3set( pause3 4set( pause4 5set)?)?)?)? (ended|retired)$/,
      );
      expect(script.match.tournament.endsWith("women")).toBe(setsToWin === 2);
      if (state.status === "retired") {
        expect(Math.max(...state.score)).toBeLessThan(setsToWin);
        continue;
      }
      const sets = setsOf(state.periods);
      expect(sets.every(isLegalSet)).toBe(true);
      expect(Math.max(...state.score)).toBe(setsToWin);
      expect([0, 1].map((side) => sets.filter((set) => set[side]! > set[1 - side]!).length)).toEqual(state.score);
    }
    const retired = (kinds.get("2 retired") ?? 0) + (kinds.get("3 retired") ?? 0);
    expect(retired).toBeGreaterThan(10);
    expect(retired).toBeLessThan(55);
    expect(kinds.get("2 ended")).toBeGreaterThan(800);
    expect(kinds.get("3 ended")).toBeGreaterThan(800);
  });

  it("suspends bets for breaks of serve and the ends of sets", () => {
    const wrong = [...scripts(400)].flatMap((script) => {
      const courses = coursesOf(script);
      return courses.flatMap((state, at) => {
        const before = courses[at - 1];
        if (before === undefined || state.periods === before.periods || before.periods === "") return [];
        const isSet = state.score[0] + state.score[1] > before.score[0] + before.score[1];
        const index = before.score[0] + before.score[1];
        const [now, then] = [setsOf(state.periods)[index]!, setsOf(before.periods)[index]!];
        const winner = now[0] > then[0] ? "home" : "away";
        const isBroken = before.serving !== winner;
        return (isSet || isBroken) && !before.suspended ? [`${script.match.key} ${before.periods} ${before.game}`] : [];
      });
    });
    expect(wrong).toEqual([]);
  });

  it("is won as often as the point model says", () => {
    const model = { kind: "tennis", home: 0.66, away: 0.61, setsToWin: 2 } as const;
    const chanceOf = (score: TennisScore): number => homeWins(finalSetsOf(model, score));
    const won = Array.from(
      { length: 1_500 },
      (_, at) => matchStateOf(simulateTennis(model, seededRandom(String(at)))).score,
    ).filter(([home, away]) => home > away);
    const chance = (chanceOf(tennisStart("home")) + chanceOf(tennisStart("away"))) / 2;
    expect(Math.abs(won.length / 1_500 - chance)).toBeLessThan(0.045);
  });

  it("can be restored from the feed's texts at every point", () => {
    const model = { kind: "tennis", home: 0.62, away: 0.6, setsToWin: 2 } as const;
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const random = seededRandom(seed);
        let score = tennisStart("home");
        while (score.winner === null) {
          const scoreTexts = {
            ...notStarted,
            score: score.sets,
            periods: score.games.map((set) => set.join(":")).join(" "),
            game: gameText(score),
            serving: score.serving,
          };
          expect(homeWins(finalSetsOf(model, tennisScore(scoreTexts)))).toBeCloseTo(
            homeWins(finalSetsOf(model, score)),
            9,
          );
          score = pointTo(
            score,
            random() < model[score.serving] ? score.serving : score.serving === "home" ? "away" : "home",
            2,
          );
        }
        const sets = score.games;
        expect(
          sets.every(([home, away]) =>
            Math.max(home, away) === 6 ? Math.abs(home - away) >= 2 : Math.max(home, away) === 7,
          ),
        ).toBe(true);
      }),
      { numRuns: 20 },
    );
  });
});

describe("tennis prices", () => {
  it("match the observed frequencies in best of three and of five, and lines close with the sets", () => {
    const calibration = new Calibration();
    const random = seededRandom("moments");
    for (const script of scripts(3_500, 10_000)) calibration.add(script, Math.floor(random() * 9_000_000));
    expect(calibration.uneven).toEqual([]);
    expect(calibration.off(0.01)).toEqual([]);
    expect([...calibration.offered.keys()].toSorted((a, b) => a - b)).toEqual([186, 188, 314]);
    const lines = [...calibration.tenths.keys()].map((key) => key.split(" ")[0]);
    expect(lines).toEqual(expect.arrayContaining(["314|2.5", "314|4.5", "188|-2.5"]));
  });
});
