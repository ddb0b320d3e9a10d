import { expect, test } from "vitest";
import { inPieces } from "./in-pieces.ts";

/** Ports in which each step takes some milliseconds; records the steps and the rests. */
function stepping(millis: number, count: number) {
  let clock = 0;
  const done: string[] = [];
  function* steps(): Generator<void, string, void> {
    for (let step = 0; step < count; step += 1) {
      done.push(String(step));
      clock += millis;
      yield;
    }
    return "end";
  }
  return { done, steps, ports: { now: () => clock, rest: async () => void done.push("rest") } };
}

test("work runs for half a frame, and then lets the page do something else", async () => {
  const { done, steps, ports } = stepping(3, 7);
  expect(await inPieces(steps(), ports)).toBe("end");
  expect(done).toEqual(["0", "1", "2", "rest", "3", "4", "5", "rest", "6"]);
});

test("short work never pauses, and an error of a step is thrown", async () => {
  const { done, steps, ports } = stepping(1, 7);
  await inPieces(steps(), ports);
  expect(done).not.toContain("rest");
  function* failing(): Generator<void, never, void> {
    yield;
    throw new Error("wrong");
  }
  await expect(inPieces(failing(), ports)).rejects.toThrow("wrong");
});
