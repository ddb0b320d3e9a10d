import type { Incident } from "@livery/feed";
import { describe, expect, test } from "vitest";
import { incident } from "../../testing/live-timeline.ts";
import { isGoal, type TimelineEventKind, timelineEvents, newestFirst } from "./timeline-events.ts";

/** France – Croatia, 2018. */
const final: readonly Incident[] = [
  incident("ownGoal", "home", "1p", 1_060),
  incident("yellow", "home", "1p", 1_600),
  incident("goal", "away", "1p", 1_670),
  incident("corner", "away", "1p", 2_000),
  incident("penalty", "home", "1p", 2_200),
  incident("penaltyGoal", "home", "1p", 2_250),
  incident("yellow", "away", "1p", 2_790),
  incident("goal", "home", "2p", 3_510),
];

describe("a match timeline", () => {
  test("has every goal with the score after it and its minute, and no corner", () => {
    const moments = timelineEvents({ timeline: final, score: "3:1", periodLength: 45 });
    expect(moments.map(({ beyond, kind, minute, score, side }) => [minute, beyond, side, kind, score])).toEqual([
      [18, 0, "home", "ownGoal", "1:0"],
      [27, 0, "home", "yellow", null],
      [28, 0, "away", "goal", "1:1"],
      [37, 0, "home", "penalty", null],
      [38, 0, "home", "penaltyGoal", "2:1"],
      [45, 90, "away", "yellow", null],
      [59, 0, "home", "goal", "3:1"],
    ]);
    expect(moments.filter(isGoal)).toHaveLength(4);
  });

  test("has no scores if its goals do not add up to the match's: one was withdrawn, or the source started late", () => {
    const moments = timelineEvents({ timeline: final, score: "4:1", periodLength: 45 });
    expect(moments.filter(isGoal).map(({ score }) => score)).toEqual([null, null, null, null]);
  });

  test("counts a shoot-out separately", () => {
    const kicks = [
      incident("shootoutGoal", "away", "penalties", 7_200),
      incident("shootoutGoal", "home", "penalties", 7_245),
    ];
    const moments = timelineEvents({ timeline: [...final, ...kicks], score: "3:1", periodLength: 45 });
    expect(moments.slice(-3).map(({ kind, score }) => [kind, score])).toEqual([
      ["goal", "3:1"],
      ["shootoutGoal", "0:1"],
      ["shootoutGoal", "1:1"],
    ] satisfies [TimelineEventKind, string][]);
  });

  test("skips unknown incidents, and is empty if the topic has none", () => {
    const unknown = { ...final[0]!, kind: 99 };
    expect(timelineEvents({ timeline: [unknown], score: "0:0", periodLength: 45 })).toEqual([]);
    expect(timelineEvents({ timeline: null, score: "1:0", periodLength: 45 })).toEqual([]);
  });

  test("is shown from its end, by phase", () => {
    const groups = newestFirst(timelineEvents({ timeline: final, score: "3:1", periodLength: 45 }));
    expect(groups.map(([phase, moments]) => [phase, moments.map(({ minute }) => minute)])).toEqual([
      ["2p", [59]],
      ["1p", [45, 38, 37, 28, 27, 18]],
    ]);
  });
});
