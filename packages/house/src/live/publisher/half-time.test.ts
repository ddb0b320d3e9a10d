import { football } from "@livery/feed";
import { expect, it } from "vitest";
import { matchStateOf } from "../sources/match-state.ts";
import type { SourceMatch } from "../sources/source.ts";
import type { TimedEvent } from "../sources/event.ts";
import { halfTimeOf, isDisputed } from "./recorded-scores.ts";
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

it("half time closes and decides the first-half markets in football, and in no other sport", () => {
  const state = matchStateOf([phase(0, "1p"), goal(10), phase(20, "pause"), phase(35, "2p"), goal(40)]);
  expect(halfTimeOf(state, { sportId: football })).toEqual([1, 0]);
  for (const sportId of [2, iceHockey, 5, 23]) {
    expect(halfTimeOf(state, { sportId })).toBeNull();
    expect(resultOf(state, { sportId }).ht).toBeNull();
  }
});

const annulled = (at: number): TimedEvent => ({ at: at * 60_000, event: { kind: "no_goal", side: "home" } });
const scoreAt = (at: number, home: number): TimedEvent => ({
  at: at * 60_000,
  event: { kind: "score", total: [home, 0], game: "", periods: "", serving: null },
});
const firstHalf = [phase(0, "1p"), goal(10)];
const regular = [...firstHalf, phase(45, "pause"), phase(60, "2p"), goal(70)];

it.each([
  ["a goal of the first half is taken back in the break", [...firstHalf, phase(45, "pause"), annulled(46)]],
  ["or given in it", [...firstHalf, phase(45, "pause"), goal(46)]],
  ["or taken back later", [...firstHalf, phase(45, "pause"), phase(60, "2p"), annulled(61)]],
  ["or where no break was said", [...firstHalf, phase(60, "2p"), annulled(61)]],
  ["or by the whole score", [...firstHalf, phase(45, "pause"), phase(60, "2p"), scoreAt(61, 0)]],
  ["and scored again", [...firstHalf, phase(45, "pause"), phase(60, "2p"), annulled(61), goal(62)]],
  ["a goal of regular time is taken back before extra time", [...regular, phase(95, "awaiting_ot"), annulled(96)]],
  ["or given then", [...regular, phase(95, "awaiting_ot"), scoreAt(96, 3)]],
  ["or taken back in it", [...regular, phase(95, "1p_ot"), annulled(96)]],
] as const)("a stored score is disputed when %s", (_where, events) => {
  expect(isDisputed({ state: matchStateOf(events), source: { sportId: football } as SourceMatch })).toBe(true);
});

it.each([
  ["a goal of the same half is taken back", [...regular, annulled(71), goal(72)]],
  ["goals come after the break", [...regular, goal(71)]],
  ["the same score is said again in the break", [...firstHalf, phase(45, "pause"), scoreAt(46, 1)]],
  ["a goal of extra time is taken back", [...regular, phase(95, "1p_ot"), goal(96), annulled(97)]],
  ["one is given in a pause of extra time", [...regular, phase(95, "1p_ot"), phase(110, "pause_ot"), goal(111)]],
] as const)("a stored score is certain when %s", (_where, events) => {
  expect(isDisputed({ state: matchStateOf(events), source: { sportId: football } as SourceMatch })).toBe(false);
});

it("a first period decides nothing in a sport without a half time", () => {
  const state = matchStateOf([...firstHalf, phase(20, "pause"), annulled(21)]);
  expect(isDisputed({ state: state, source: { sportId: iceHockey } as SourceMatch })).toBe(false);
});
