import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { moved, readWatched, toggled, writeWatched } from "./watched.ts";

describe("the matches side by side in an address", () => {
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
    expect(readWatched(text, 4)).toEqual(watched);
  });

  test("are read as they were written", () => {
    for (const ids of [[], [7], [3, 1, 2]]) expect(readWatched(writeWatched(ids), 4)?.ids).toEqual(ids);
  });

  test("a shown match is removed, and another one is added if there is a free slot", () => {
    expect(toggled([1, 2], 3, 4)).toEqual([1, 2, 3]);
    expect(toggled([1, 2], 1, 4)).toEqual([2]);
    expect(toggled([1, 2, 3, 4], 2, 4)).toEqual([1, 3, 4]);
    expect(toggled([1, 2, 3, 4], 5, 4)).toBeNull();
  });

  test("the board has more slots", () => {
    expect(readWatched("1,2,3,4,5,6,7", 6)).toEqual({ ids: [1, 2, 3, 4, 5, 6], beyond: true });
    expect(toggled([1, 2, 3, 4], 5, 6)).toEqual([1, 2, 3, 4, 5]);
  });

  test("a match moves by the given number of slots and not past the ends; the others keep their order", () => {
    expect(moved([1, 2, 3], 1, 1)).toEqual([2, 1, 3]);
    expect(moved([1, 2, 3], 3, -1)).toEqual([1, 3, 2]);
    expect(moved([1, 2, 3], 1, -1)).toEqual([1, 2, 3]);
    expect(moved([1, 2, 3], 9, 1)).toEqual([1, 2, 3]);
    const board = fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(board, fc.nat(5), fc.integer({ min: -7, max: 7 }), (ids, nth, by) => {
        const matchId = ids[nth % ids.length] ?? 0;
        const next = moved(ids, matchId, by);
        expect(next.filter((id) => id !== matchId)).toEqual(ids.filter((id) => id !== matchId));
        expect(next.indexOf(matchId)).toBe(Math.min(ids.length - 1, Math.max(0, ids.indexOf(matchId) + by)));
      }),
    );
  });
});
