import { expect, test } from "vitest";
import { RowCache } from "./cache.ts";

/** A source whose answers are given by hand, in any order. */
function source() {
  const loads: { readonly key: string; answer(row: string | null): void }[] = [];
  const load = (key: string) => new Promise<string | null>((resolve) => loads.push({ key, answer: resolve }));
  return { loads, load };
}

test("concurrent readers share one load, and later readers get the cached row", async () => {
  const { loads, load } = source();
  const cache = new RowCache(load);
  const both = Promise.all([cache.get("a"), cache.get("a")]);
  loads[0]!.answer("row");
  expect([await both, await cache.get("a"), loads.length]).toEqual([["row", "row"], "row", 1]);
});

test("a load during which the row changed is returned but not cached", async () => {
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

test("a change before the load's answer leaves no old row in the cache", async () => {
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

test("missing rows and failed loads are not cached", async () => {
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

test("refresh reads the database at once", async () => {
  let version = 0;
  const cache = new RowCache(async () => (version += 1));
  expect([await cache.get("a"), await cache.get("a"), await cache.refresh("a"), await cache.get("a")]).toEqual([
    1, 1, 2, 2,
  ]);
});

test("the cache has a maximum size, and the oldest row is dropped first", async () => {
  const loaded: string[] = [];
  const cache = new RowCache(async (key: string) => {
    loaded.push(key);
    return key;
  }, 2);
  for (const key of ["a", "b", "c", "b", "c", "a"]) await cache.get(key);
  expect(loaded).toEqual(["a", "b", "c", "a"]);
});
