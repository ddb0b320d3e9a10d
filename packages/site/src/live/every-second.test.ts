import { afterEach, expect, test, vi } from "vitest";
import { everySecond } from "./every-second.ts";

afterEach(() => vi.useRealTimers());

test("all clocks of a page share one timer, which ends with the last of them and starts again", () => {
  vi.useFakeTimers();
  const calls: string[] = [];
  const ends = ["one", "two"].map((name) => everySecond(() => calls.push(name)));
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1_000);
  expect(calls).toEqual(["one", "two"]);
  ends[0]?.();
  vi.advanceTimersByTime(1_000);
  expect(calls).toEqual(["one", "two", "two"]);
  ends[1]?.();
  expect(vi.getTimerCount()).toBe(0);
  const stopThird = everySecond(() => calls.push("three"));
  vi.advanceTimersByTime(1_000);
  expect(calls.at(-1)).toBe("three");
  stopThird();
});
