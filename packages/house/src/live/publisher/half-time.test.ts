import { expect, it } from "vitest";
import { courseOf } from "../sources/course.ts";
import { football, type SourceMatch } from "../sources/source.ts";
import type { TimedEvent } from "../sources/event.ts";
import { halfTimeOf, isDoubted } from "./kept-scores.ts";
import { resultOf } from "./store-states.ts";

const iceHockey = 4;
const phase = (at: number, status: string): TimedEvent => ({
  at: at * 60_000,
  event: { kind: "phase", status, second: 0, running: status !== "pause" },
});
const goal = (at: number): TimedEvent => ({
  at: at * 60_000,
  event: { kind: "goal", side: "home", ownGoal: false, penalty: false },
});

it("what closes and decides the markets of a first half is football's half time, and no other sport's break", () => {
  const course = courseOf([phase(0, "1p"), goal(10), phase(20, "pause"), phase(35, "2p"), goal(40)]);
  expect(halfTimeOf(course, { sportId: football })).toEqual([1, 0]);
  for (const sportId of [2, iceHockey, 5, 23]) {
    expect(halfTimeOf(course, { sportId })).toBeNull();
    expect(resultOf(course, { sportId }).ht).toBeNull();
  }
});

const takenBack = (at: number): TimedEvent => ({ at: at * 60_000, event: { kind: "no_goal", side: "home" } });
const said = (at: number, home: number): TimedEvent => ({
  at: at * 60_000,
  event: { kind: "score", total: [home, 0], game: "", periods: "", serving: null },
});
const firstHalf = [phase(0, "1p"), goal(10)];
const regular = [...firstHalf, phase(45, "pause"), phase(60, "2p"), goal(70)];

it.each([
  ["a goal of the first half is taken back in the break", [...firstHalf, phase(45, "pause"), takenBack(46)]],
  ["or given in it", [...firstHalf, phase(45, "pause"), goal(46)]],
  ["or taken back later", [...firstHalf, phase(45, "pause"), phase(60, "2p"), takenBack(61)]],
  ["or where no break was said", [...firstHalf, phase(60, "2p"), takenBack(61)]],
  ["or by the whole score", [...firstHalf, phase(45, "pause"), phase(60, "2p"), said(61, 0)]],
  ["and scored again", [...firstHalf, phase(45, "pause"), phase(60, "2p"), takenBack(61), goal(62)]],
  ["a goal of regular time is taken back before extra time", [...regular, phase(95, "awaiting_ot"), takenBack(96)]],
  ["or given then", [...regular, phase(95, "awaiting_ot"), said(96, 3)]],
  ["or taken back in it", [...regular, phase(95, "1p_ot"), takenBack(96)]],
] as const)("a kept score is doubted where %s", (_where, events) => {
  expect(isDoubted({ course: courseOf(events), source: { sportId: football } as SourceMatch })).toBe(true);
});

it.each([
  ["a goal of the same half is taken back", [...regular, takenBack(71), goal(72)]],
  ["goals come after the break", [...regular, goal(71)]],
  ["the same score is said again in the break", [...firstHalf, phase(45, "pause"), said(46, 1)]],
  ["a goal of extra time is taken back", [...regular, phase(95, "1p_ot"), goal(96), takenBack(97)]],
  ["one is given in a pause of extra time", [...regular, phase(95, "1p_ot"), phase(110, "pause_ot"), goal(111)]],
] as const)("a kept score holds where %s", (_where, events) => {
  expect(isDoubted({ course: courseOf(events), source: { sportId: football } as SourceMatch })).toBe(false);
});

it("a first period decides nothing in a sport without a half time", () => {
  const course = courseOf([...firstHalf, phase(20, "pause"), takenBack(21)]);
  expect(isDoubted({ course, source: { sportId: iceHockey } as SourceMatch })).toBe(false);
});
