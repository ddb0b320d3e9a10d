import * as machines from "@livery/machines";
import { describe, expect, test } from "vitest";
import { and, createMachine, not, or } from "xstate";
import { chartOf, statesOf } from "./chart.ts";
import { diagramOf, mirrored, type Box, type Diagram } from "./layout.ts";
import { flows } from "./machines.ts";
import { litBy } from "./running.ts";

const drawn = (machine: Parameters<typeof chartOf>[0]): Diagram => diagramOf(chartOf(machine));
const ids = ({ boxes }: Diagram): readonly string[] => boxes.map(({ state }) => state.id);
const labels = ({ arrows, boxes }: Diagram): readonly string[] => [...boxes, ...arrows].flatMap(({ lines }) => lines);

const lamp = {
  id: "lamp",
  initial: "off",
  states: { off: { on: { PRESS: "on" } }, on: { on: { PRESS: "off" } } },
} as const;

describe("A drawing shows its machine", () => {
  test("another state is another box, and its transition another arrow", () => {
    const before = drawn(createMachine(lamp));
    const blinking = { ...lamp.states, on: { on: { PRESS: "off", HOLD: "blinking" } }, blinking: {} };
    const after = drawn(createMachine({ ...lamp, states: blinking }));
    expect(ids(before)).toEqual(["lamp", "lamp.off", "lamp.on"]);
    expect(ids(after)).toEqual(["lamp", "lamp.off", "lamp.on", "lamp.blinking"]);
    expect(after.arrows.find(({ to }) => to === "lamp.blinking")).toMatchObject({ from: "lamp.on", lines: ["HOLD"] });
    expect(after.height).toBeGreaterThan(before.height);
  });

  test("conditions are in brackets, composed ones too, and the remaining case is else", () => {
    const machine = createMachine({
      ...lamp,
      states: {
        off: {
          on: {
            PRESS: [
              { guard: not("isBroken"), target: "on" },
              { guard: and(["isDay", "isHome"]), target: "on" },
              { guard: or(["isDay", "isHome"]), target: "on" },
              { target: "on" },
            ],
          },
        },
        on: {},
      },
    });
    expect(drawn(machine).arrows.find(({ to, from }) => from === "lamp.off" && to === "lamp.on")?.lines).toEqual([
      "PRESS [not isBroken]",
      "PRESS [isDay and isHome]",
      "PRESS [isDay or isHome]",
      "PRESS [else]",
    ]);
  });

  test("a composed condition is named by what it does, not by a name that a build may shorten", () => {
    const guard = not("isBroken");
    Object.defineProperty((guard as unknown as { check: object }).check, "name", { value: "t", configurable: true });
    const machine = createMachine({ ...lamp, on: { PRESS: { guard, target: ".on" } } });
    expect(chartOf(machine).transitions.map((transition) => transition.guard)).toEqual(["not isBroken"]);
  });

  test("a condition without a name is refused, since it could not be read", () => {
    const machine = createMachine({ ...lamp, on: { PRESS: { guard: () => true, target: ".on" } } });
    expect(() => chartOf(machine)).toThrow(/put it under `guards`/u);
  });

  test("parallel states are drawn, and transitions into one of them from outside", () => {
    const machine = createMachine({
      id: "tv",
      initial: "off",
      states: {
        off: { on: { MUTED: "on.sound.mute", PRESS: "on" } },
        on: {
          type: "parallel",
          states: {
            picture: { initial: "sd", states: { sd: {}, hd: { type: "final" } } },
            sound: { initial: "loud", states: { loud: {}, mute: {} } },
          },
        },
      },
    });
    const diagram = drawn(machine);
    expect(ids(diagram)).toContain("tv.on.sound.mute");
    expect(diagram.arrows.find(({ to }) => to === "tv.on")?.lines).toEqual(["MUTED → sound.mute", "PRESS"]);
    expect(statesOf(chartOf(machine)).map(({ kind }) => kind)).toEqual(expect.arrayContaining(["parallel", "final"]));
    expect([...litBy("tv", { on: { picture: "hd", sound: "mute" } })]).toEqual(
      expect.arrayContaining(["tv", "tv.on", "tv.on.picture.hd", "tv.on.sound.mute"]),
    );
  });
});

describe("Every flow of the site", () => {
  test("is drawn", () => {
    const exported = Object.entries(machines).filter(([name]) => name.endsWith("Machine"));
    expect(exported.length).toBeGreaterThan(8);
    expect(Object.values(flows).map(({ machine }) => machine)).toEqual(
      expect.arrayContaining(exported.map(([, machine]) => machine)),
    );
  });

  test.each(Object.entries(flows))("%s: each state once, each transition with its label", (_, { machine }) => {
    const chart = chartOf(machine);
    const diagram = diagramOf(chart);
    expect(ids(diagram)).toEqual(statesOf(chart).map(({ id }) => id));
    const text = labels(diagram).join(" ");
    for (const { transitions } of statesOf(chart))
      for (const { guard, on } of transitions) {
        for (const event of on) expect(text).toContain(event);
        if (guard !== null) expect(text).toContain(`[${guard}]`);
      }
  });

  test.each(Object.entries(flows))("%s: no boxes overlap, and no text leaves the drawing", (_, { machine }) => {
    for (const diagram of [drawn(machine), mirrored(drawn(machine))]) {
      const { arrows, boxes } = diagram;
      for (const [index, box] of boxes.entries())
        for (const other of boxes.slice(index + 1)) {
          const inside = other.state.id.startsWith(`${box.state.id}.`);
          expect(inside ? contains(box, other) : apart(box, other)).toBe(true);
        }
      for (const { label } of arrows)
        if (label !== null) expect(contains({ x: 0, y: 0, ...diagram }, label)).toBe(true);
    }
  });
});

const contains = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

const apart = (one: Box, other: Box): boolean =>
  one.x + one.width <= other.x ||
  other.x + other.width <= one.x ||
  one.y + one.height <= other.y ||
  other.y + other.height <= one.y;
