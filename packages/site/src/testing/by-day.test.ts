import { expect, test } from "vitest";
import { all, inTurn } from "./by-day.ts";

test.skipIf(all).each([
  [3, 2],
  [3, 3],
  [4, 2],
  [14, 4],
])("of %i faces, of which one in %i has its turn, none is left out, and no test", (count, among) => {
  const faces = Array.from({ length: count }, (_, nth) => `face ${nth}`);
  const tests = Array.from({ length: among });
  const asked = faces.map((face) => {
    const turn = inTurn(faces, face, among);
    return tests.map(turn);
  });
  expect(asked.map((of) => of.filter(Boolean).length)).toEqual(faces.map(() => 1));
  for (const nth of tests.keys()) expect(asked.some((of) => of[nth])).toBe(true);
});
