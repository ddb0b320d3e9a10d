import { Writable } from "node:stream";
import { stripVTControlCharacters } from "node:util";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { textProgress } from "./progress.ts";
import type { StepTimes } from "./step-times.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function recorded(isTTY: boolean, times?: StepTimes) {
  const written: string[] = [];
  const writable = new Writable({
    decodeStrings: false,
    write: (text: string, _encoding, done) => {
      written.push(text);
      done();
    },
  });
  const progress = textProgress(Object.assign(writable, { isTTY, columns: 60 }), () => Date.now(), times);
  return { progress, written };
}

const slowly = (milliseconds: number) => () => new Promise<void>((done) => setTimeout(done, milliseconds));

test("at a terminal the seconds of a running step are counted, and one line stays of it", async () => {
  const { progress, written } = recorded(true);
  const step = progress.step("Build the platform", slowly(2_500));
  await vi.advanceTimersByTimeAsync(2_400);
  expect(written.map((text) => stripVTControlCharacters(text).trim())).toEqual([
    "…      0 s  Build the platform",
    "…      1 s  Build the platform",
    "…      2 s  Build the platform",
  ]);
  progress.note("beside it");
  await vi.advanceTimersByTimeAsync(200);
  await step;
  const lines = written
    .join("")
    .split("\n")
    .map((line) => stripVTControlCharacters(line.split("\u001B[2K").at(-1) ?? ""));
  expect(lines).toEqual(["• beside it", "✓    2.5 s  Build the platform", ""]);
});

test("in a log each step is one line, without control characters", async () => {
  const { progress, written } = recorded(false);
  const step = progress.step("Build the platform", slowly(2_500));
  await vi.advanceTimersByTimeAsync(2_600);
  await step;
  expect(written).toEqual(["✓    2.5 s  Build the platform\n"]);
});

test("a step that takes long says how long it took the last time, and a step that fails does not count", async () => {
  const stored: [string, number][] = [];
  const times = { last: () => 67_210, store: (name: string, took: number) => void stored.push([name, took]) };
  const { progress, written } = recorded(true, times);
  const step = progress.step("Build the platform", slowly(3_500));
  await vi.advanceTimersByTimeAsync(3_600);
  await step;
  expect(written.slice(0, 4).map((text) => stripVTControlCharacters(text).trim())).toEqual([
    "…      0 s  Build the platform",
    "…      1 s  Build the platform",
    "…      2 s  Build the platform, last time 67 s",
    "…      3 s  Build the platform, last time 67 s",
  ]);
  await expect(progress.step("Fail", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(stored).toEqual([["Build the platform", 3_500]]);
});
