import { afterEach, expect, test, vi } from "vitest";
import { everySecond } from "./every-second.ts";

afterEach(() => vi.useRealTimers());

test("all clocks of a page have one timer, which ends with the last of them and begins anew", () => {
  vi.useFakeTimers();
  const heard: string[] = [];
  const ends = ["one", "two"].map((name) => everySecond(() => heard.push(name)));
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1_000);
  expect(heard).toEqual(["one", "two"]);
  ends[0]?.();
  vi.advanceTimersByTime(1_000);
  expect(heard).toEqual(["one", "two", "two"]);
  ends[1]?.();
  expect(vi.getTimerCount()).toBe(0);
  const again = everySecond(() => heard.push("three"));
  vi.advanceTimersByTime(1_000);
  expect(heard.at(-1)).toBe("three");
  again();
});
