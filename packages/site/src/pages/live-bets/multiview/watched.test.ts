import { describe, expect, test } from "vitest";
import { readWatched, toggled, writeWatched } from "./watched.ts";

describe("what an address says of matches side by side", () => {
  test.each([
    [undefined, null],
    ["", { ids: [], beyond: false }],
    ["none", { ids: [], beyond: false }],
    ["7", { ids: [7], beyond: false }],
    ["12, 7", { ids: [12, 7], beyond: false }],
    ["7,7,07,seven,-7,7.5,0,4294967296", { ids: [7], beyond: false }],
    ["1,2,3,4", { ids: [1, 2, 3, 4], beyond: false }],
    ["1,2,2,3,4,5", { ids: [1, 2, 3, 4], beyond: true }],
  ] as const)("%s", (text, watched) => {
    expect(readWatched(text)).toEqual(watched);
  });

  test("is read as it was written", () => {
    for (const ids of [[], [7], [3, 1, 2]]) expect(readWatched(writeWatched(ids))?.ids).toEqual(ids);
  });

  test("a match goes where it was, and comes where there is a place", () => {
    expect(toggled([1, 2], 3)).toEqual([1, 2, 3]);
    expect(toggled([1, 2], 1)).toEqual([2]);
    expect(toggled([1, 2, 3, 4], 2)).toEqual([1, 3, 4]);
    expect(toggled([1, 2, 3, 4], 5)).toBeNull();
  });
});
