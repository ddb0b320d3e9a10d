import { expect, test } from "vitest";
import { all, inRotation } from "./by-day.ts";

test.skipIf(all).each([
  [3, 2],
  [3, 3],
  [4, 2],
  [14, 4],
])("of %i variants, with one in %i in rotation, no variant and no test is left out", (count, among) => {
  const variants = Array.from({ length: count }, (_, nth) => `variant ${nth}`);
  const tests = Array.from({ length: among });
  const runs = variants.map((variant) => {
    const runsTest = inRotation(variants, variant, among);
    return tests.map(runsTest);
  });
  expect(runs.map((of) => of.filter(Boolean).length)).toEqual(variants.map(() => 1));
  for (const nth of tests.keys()) expect(runs.some((of) => of[nth])).toBe(true);
});
