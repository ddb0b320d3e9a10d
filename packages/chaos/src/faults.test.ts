import { describe, expect, test } from "vitest";
import { diceAt } from "./dice.ts";
import { ChaosError } from "./errors.ts";
import { type Chances, readChances } from "./chances.ts";
import { faultNames } from "./faults.ts";
import { type Only, type MessagePosition, Weather } from "./weather.ts";

const tick = { kind: "tick", topics: ["list"] } as const;
const positionAt = (index: number, connection = 0): MessagePosition => ({ connection, direction: "down", index });
const hits = (seed: number, chances: Chances, only: Only = {}, about: Parameters<Weather["met"]>[1] = tick) => {
  const weather = new Weather(seed, chances, only);
  return Array.from({ length: 20_000 }, (_, index) => weather.met(positionAt(index), about).map(({ fault }) => fault));
};
const share = (drawn: readonly (readonly string[])[], fault: string) =>
  drawn.filter((each) => each.includes(fault)).length / drawn.length;

function refused(run: () => unknown): ChaosError {
  try {
    run();
  } catch (error) {
    if (error instanceof ChaosError) return error;
  }
  throw new Error("nothing was refused");
}

describe("the draws of faults from the seed", () => {
  test("draw every fault as often as its probability, always at 1 and never at 0", () => {
    for (const fault of faultNames) {
      const drawn = hits(7, { [fault]: 0.05 });
      expect(share(drawn, fault)).toBeGreaterThan(0.045);
      expect(share(drawn, fault)).toBeLessThan(0.055);
      expect(share(hits(7, { [fault]: 1 }), fault)).toBe(1);
      expect(share(hits(7, { [fault]: 0 }), fault)).toBe(0);
    }
  });

  test("depend on the seed, the connection and the index, and not on the other faults", () => {
    const alone = hits(7, { drop: 0.1 }).map((each) => each.includes("drop"));
    expect(hits(7, { drop: 0.1, flip: 0.5, delay: 1 }).map((each) => each.includes("drop"))).toEqual(alone);
    expect(hits(8, { drop: 0.1 }).map((each) => each.includes("drop"))).not.toEqual(alone);
    const other = new Weather(7, { drop: 0.1 }, {});
    expect(alone.map((_, index) => other.met(positionAt(index, 1), tick).length > 0)).not.toEqual(alone);
  });

  test("draw two faults of a message independently", () => {
    const both = hits(7, { drop: 0.5, flip: 0.5 }).filter((each) => each.length === 2);
    expect(both.length / 20_000).toBeCloseTo(0.25, 1);
  });

  test("draw whole numbers over their whole range and within it", () => {
    const drawn = new Set(Array.from({ length: 1_000 }, (_, at) => diceAt(7, `${at}`).whole("x", 10)));
    expect([...drawn].toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

describe("a fault leaves alone", () => {
  const always = (only: Only, about: Parameters<Weather["met"]>[1], direction: "down" | "up" = "down") =>
    new Weather(1, { drop: 1 }, only).met({ ...positionAt(0), direction }, about).length === 1;

  test("the other direction, other topics and other kinds of message", () => {
    expect(always({ direction: "down" }, tick)).toBe(true);
    expect(always({ direction: "up" }, tick)).toBe(false);
    expect(always({ direction: "up" }, { kind: "hello", topics: [] }, "up")).toBe(true);
    expect(always({ topics: ["list", "sports"] }, tick)).toBe(true);
    expect(always({ topics: ["match:*"] }, tick)).toBe(false);
    expect(always({ topics: ["match:*"] }, { kind: "tick", topics: ["match:12"] })).toBe(true);
    expect(always({ topics: ["match:1"] }, { kind: "tick", topics: ["match:12"] })).toBe(false);
    expect(always({ kinds: ["lock"] }, tick)).toBe(false);
    expect(always({ kinds: ["lock", "tick"] }, tick)).toBe(true);
  });

  test("control frames, unless their kind is named", () => {
    for (const kind of ["close", "ping", "pong"] as const) {
      expect(always({}, { kind, topics: [] })).toBe(false);
      expect(always({ kinds: [kind] }, { kind, topics: [] })).toBe(true);
    }
  });
});

describe("a fault's settings are refused for", () => {
  test.each([
    ["an unknown fault, with the nearest one", { dorp: 0.1 }, /no fault "dorp"/, /mean drop\?/],
    ["an unknown fault, with the nearest one", { halfopen: 0.1 }, /no fault "halfopen"/, /mean half-open\?/],
    ["an unknown fault that is near none", { earthquake: 0.1 }, /no fault "earthquake"/, /^There are storm, /],
    ["a probability above 1", { drop: 1.5 }, /probability of drop is 1\.5/, /0 \(never\) to 1/],
    ["one below 0", { drop: -0.1 }, /is -0\.1/, /0 \(never\)/],
    ["one that is no number", { drop: Number.NaN }, /is NaN/, /0 \(never\)/],
    ["an amount where there is none", { drop: { probability: 0.1, amount: 3 } }, /drop has no amount/, /alone: 0\.1/],
    ["an amount out of its range", { delay: { probability: 0.1, amount: 0 } }, /delay by 0 ms/, /from 1 to 600000/],
    ["an amount that is not whole", { flip: { probability: 0.1, amount: 1.5 } }, /flip by 1\.5/, /whole number/],
  ])("%s", (_, chances, message, next) => {
    const error = refused(() => readChances(chances as Chances));
    expect(error.code).toBe("invalid_option");
    expect(error.message).toMatch(message);
    expect(error.next).toMatch(next);
  });

  test("an unknown kind or direction", () => {
    expect(refused(() => new Weather(1, {}, { kinds: ["tikc" as "tick"] })).next).toMatch(/mean tick\?/);
    expect(refused(() => new Weather(1, {}, { direction: "left" as "down" })).message).toMatch(/"left"/);
  });

  test("an invalid probability, and the earlier settings stay", () => {
    const weather = new Weather(1, { drop: 1 }, {});
    expect(() => weather.set({ drop: 2 })).toThrow(ChaosError);
    expect(weather.met(positionAt(0), tick)).toHaveLength(1);
    weather.set({});
    expect(weather.met(positionAt(0), tick)).toHaveLength(0);
  });
});
