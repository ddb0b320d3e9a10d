import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../testing/temporary.ts";
import { storedStepTimes } from "./step-times.ts";

const folder = await temporaryFolder();

test("the time of a long step is there for the next command, and a short one does not replace it", () => {
  const file = join(folder, "cache", "step-times.json");
  const times = storedStepTimes(file);
  expect(times.last("Build the platform")).toBeUndefined();
  times.store("Build the platform", 67_210.4);
  times.store("Read the skin", 40);
  expect(storedStepTimes(file).last("Build the platform")).toBe(67_210);
  const other = storedStepTimes(file);
  other.store("Build the platform", 60);
  other.store("Assemble the brand", 3_000);
  times.store("Look at it", 2_500);
  const next = storedStepTimes(file);
  expect(
    ["Build the platform", "Read the skin", "Assemble the brand", "Look at it"].map((name) => next.last(name)),
  ).toEqual([67_210, undefined, 3_000, 2_500]);
  expect(readdirSync(join(folder, "cache"))).toEqual(["step-times.json"]);
});

test("a damaged file is none, and a folder that cannot be written stores none", () => {
  const file = join(folder, "damaged.json");
  for (const text of ["{", "[1]", '{"a":"b"}']) {
    writeFileSync(file, text);
    expect(storedStepTimes(file).last("a")).toBeUndefined();
  }
  storedStepTimes(file).store("a", 5_000);
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual({ a: 5_000 });
  storedStepTimes(join(file, "below")).store("a", 5_000);
  expect(storedStepTimes(join(file, "below")).last("a")).toBeUndefined();
});
