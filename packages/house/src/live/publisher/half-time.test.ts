import { expect, it } from "vitest";
import { courseOf } from "../sources/course.ts";
import { football } from "../sources/source.ts";
import type { TimedEvent } from "../sources/event.ts";
import { halfTimeOf, resultOf } from "./store-states.ts";

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
