import { expect, test } from "vitest";
import { liveMatchIdOf } from "./match-id.ts";

test.each([
  ["7", 7],
  ["4294967295", 4_294_967_295],
  ["4294967296", null],
  ["0", null],
  ["seven", null],
  [undefined, null],
] as const)("%s names the live match %s", (text, id) => {
  expect(liveMatchIdOf(text)).toBe(id);
});
