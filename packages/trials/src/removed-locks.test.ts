import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { knownPairs, redundant } from "./locks/known.ts";
import type { Lock } from "./locks/lock.ts";
import { allLocks, LockSearch } from "./locks/search-locks.ts";
import { unknownLocks } from "./locks/statements.ts";
import { nightly } from "@livery/feed/testing";
import { seededRandom } from "./seeded-random.ts";
import { allPairs } from "./pairs/meet.ts";
import type { Stand } from "./pairs/stand.ts";
import { makeStage, openWorld, type Stage, type World } from "./world.ts";

// LIVERY_LOCKS: an expression for the names of those that are tried.
const chosen = new RegExp(process.env["LIVERY_LOCKS"] ?? "", "u");
const seed = inject("seed");

let stage: Stage;
let world: World;
let locks: readonly Lock[];
beforeAll(async () => {
  stage = await makeStage();
  world = await openWorld(stage);
  locks = await allLocks(world.db);
});
afterAll(async () => {
  await world.close();
  await stage.drop();
});

describe("locks", () => {
  it("are all listed, those of functions and those of statements in the source", async () => {
    expect(await unknownLocks()).toEqual([]);
    const names = locks.map(({ name }) => name);
    expect(names.filter((name) => !(name in knownPairs) && !(name in redundant))).toEqual([]);
    expect([...Object.keys(knownPairs), ...Object.keys(redundant)].filter((name) => !names.includes(name))).toEqual([]);
    const pairs = allPairs.flatMap((pairsOf) => pairsOf({ op: {}, world: {} } as Stand));
    const unknown = Object.values(knownPairs).filter((name) => pairs.every((pair) => pair.name !== name));
    expect(unknown).toEqual([]);
  });

  it.runIf(!nightly)("are needed: without a random one of them two operations break an invariant", async () => {
    const some = locks.filter(({ name }) => name in knownPairs);
    const lock = some[Math.floor(seededRandom(seed)() * some.length)] as Lock;
    const red = await new LockSearch(stage, world.db).asKnown(lock);
    console.log(`removed lock: ${lock.name} of ${locks.length} (seed ${seed}): ${red?.slice(0, 200) ?? "survives"}`);
    expect({ lock: lock.name, isRed: red !== null }).toEqual({ lock: lock.name, isRed: true });
  });

  it.runIf(nightly)(
    "are all needed: without any one of them two operations break an invariant",
    async () => {
      const search = new LockSearch(stage, world.db);
      const some = locks.filter(({ name }) => chosen.test(name));
      const survivors: string[] = [];
      for (const lock of some) {
        const begun = Date.now();
        const red = await search.without(lock);
        const seconds = Math.round((Date.now() - begun) / 1_000);
        console.log(`${lock.name} (${seconds} s): ${red?.slice(0, 240) ?? redundant[lock.name] ?? "SURVIVES"}`);
        if (red === null) survivors.push(lock.name);
      }
      console.log(
        `removed locks: ${some.length} of ${locks.length} tried, ${some.length - survivors.length} turn a pair red`,
      );
      // What is said to be redundant is, and nothing else.
      expect(survivors).toEqual(some.map(({ name }) => name).filter((name) => name in redundant));
    },
    14_400_000,
  );
});
