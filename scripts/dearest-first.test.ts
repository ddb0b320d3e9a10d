import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { dearest } from "./dearest-first.ts";

test("what is to begin first is there, each once", () => {
  expect(dearest.filter((path) => !existsSync(fileURLToPath(new URL(`../${path}`, import.meta.url))))).toEqual([]);
  expect(new Set(dearest).size).toBe(dearest.length);
});
