import { expect, test } from "vitest";
import { RowCache } from "./cache.ts";

/** A source whose answers are given by hand, in any order. */
function source() {
  const loads: { readonly key: string; answer(row: string | null): void }[] = [];
  const load = (key: string) => new Promise<string | null>((resolve) => loads.push({ key, answer: resolve }));
  return { loads, load };
}

test("readers at the same moment share one load, and later ones have the row in memory", async () => {
  const { loads, load } = source();
  const cache = new RowCache(load);
  const both = Promise.all([cache.get("a"), cache.get("a")]);
  loads[0]!.answer("row");
  expect([await both, await cache.get("a"), loads.length]).toEqual([["row", "row"], "row", 1]);
});

test("a load that a change overtook is answered but not kept", async () => {
  const { loads, load } = source();
  const cache = new RowCache(load);
  const before = cache.get("a");
  cache.forget("a");
  const after = cache.get("a");
  loads[1]!.answer("new");
  expect(await after).toBe("new");
  loads[0]!.answer("old");
  expect(await before).toBe("old");
  expect(await cache.get("a")).toBe("new");
});

test("a change that comes before the old answer leaves nothing old behind", async () => {
  const { loads, load } = source();
  const cache = new RowCache(load);
  const before = cache.get("a");
  cache.forgetAll();
  loads[0]!.answer("old");
  await before;
  const after = cache.get("a");
  loads[1]!.answer("new");
  expect(await after).toBe("new");
});

test("what is not there is asked for again, and so is what failed", async () => {
  let calls = 0;
  const cache = new RowCache(async (key: string) => {
    calls += 1;
    if (key === "broken" && calls === 3) throw new Error("away");
    return null;
  });
  await cache.get("none");
  await cache.get("none");
  await expect(cache.get("broken")).rejects.toThrow("away");
  expect(await cache.get("broken")).toBeNull();
  expect(calls).toBe(4);
});

test("refresh reads the database now", async () => {
  let version = 0;
  const cache = new RowCache(async () => (version += 1));
  expect([await cache.get("a"), await cache.get("a"), await cache.refresh("a"), await cache.get("a")]).toEqual([
    1, 1, 2, 2,
  ]);
});

test("the memory is bounded: the row that came first goes first", async () => {
  const loaded: string[] = [];
  const cache = new RowCache(async (key: string) => {
    loaded.push(key);
    return key;
  }, 2);
  for (const key of ["a", "b", "c", "b", "c", "a"]) await cache.get(key);
  expect(loaded).toEqual(["a", "b", "c", "a"]);
});
