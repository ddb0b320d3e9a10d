import { type Incident, incidentKinds } from "@livery/feed";
import { describe, expect, test } from "vitest";
import { isGoal, type MomentKind, momentsOf, newestFirst } from "./moments.ts";

const at = (kind: keyof typeof incidentKinds, side: Incident["side"], phase: string, second: number): Incident => ({
  kind: incidentKinds[kind],
  side,
  phase,
  second,
});
/** France – Croatia, 2018. */
const final: readonly Incident[] = [
  at("ownGoal", "home", "1p", 1_060),
  at("yellow", "home", "1p", 1_600),
  at("goal", "away", "1p", 1_670),
  at("corner", "away", "1p", 2_000),
  at("penalty", "home", "1p", 2_200),
  at("penaltyGoal", "home", "1p", 2_250),
  at("yellow", "away", "1p", 2_790),
  at("goal", "home", "2p", 3_510),
];

describe("a match's course", () => {
  test("has every goal with the score after it and its minute, and no corner", () => {
    const moments = momentsOf({ timeline: final, score: "3:1", periodLength: 45 });
    expect(moments.map(({ beyond, kind, minute, score, side }) => [minute, beyond, side, kind, score])).toEqual([
      [18, 0, "home", "ownGoal", "1:0"],
      [27, 0, "home", "yellow", null],
      [28, 0, "away", "goal", "1:1"],
      [37, 0, "home", "penalty", null],
      [38, 0, "home", "penaltyGoal", "2:1"],
      [45, 2, "away", "yellow", null],
      [59, 0, "home", "goal", "3:1"],
    ]);
    expect(moments.filter(isGoal)).toHaveLength(4);
  });

  test("says no score where its goals do not make up the match's: one was taken back, or the source came late", () => {
    const moments = momentsOf({ timeline: final, score: "4:1", periodLength: 45 });
    expect(moments.filter(isGoal).map(({ score }) => score)).toEqual([null, null, null, null]);
  });

  test("counts a shoot-out by itself", () => {
    const kicks = [at("shootoutGoal", "away", "penalties", 7_200), at("shootoutGoal", "home", "penalties", 7_245)];
    const moments = momentsOf({ timeline: [...final, ...kicks], score: "3:1", periodLength: 45 });
    expect(moments.slice(-3).map(({ kind, score }) => [kind, score])).toEqual([
      ["goal", "3:1"],
      ["shootoutGoal", "0:1"],
      ["shootoutGoal", "1:1"],
    ] satisfies [MomentKind, string][]);
  });

  test("passes over what nobody knows, and is empty where the topic tells nothing", () => {
    const unknown = { ...final[0]!, kind: 99 };
    expect(momentsOf({ timeline: [unknown], score: "0:0", periodLength: 45 })).toEqual([]);
    expect(momentsOf({ timeline: null, score: "1:0", periodLength: 45 })).toEqual([]);
  });

  test("is shown from its end, by phase", () => {
    const groups = newestFirst(momentsOf({ timeline: final, score: "3:1", periodLength: 45 }));
    expect(groups.map(([phase, moments]) => [phase, moments.map(({ minute }) => minute)])).toEqual([
      ["2p", [59]],
      ["1p", [45, 38, 37, 28, 27, 18]],
    ]);
  });
});
