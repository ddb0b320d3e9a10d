import { afterAll, beforeAll, expect, it } from "vitest";
import { type Lock, locksOfFunctions } from "./testing/locks.ts";
import { drawing, nightly, seedOf } from "./testing/nightly.ts";
import { allPairs, meet, openMeetingPlace } from "./testing/pairs/meet.ts";
import { someOrders } from "./testing/pauses.ts";
import { makeStage, type Stage } from "./testing/world.ts";

// LIVERY_LOCKS=5 takes every fifth; LIVERY_LOCKS=name-of-a-function those of one.
const chosen = process.env["LIVERY_LOCKS"] ?? "1";
const orders = 12;
const seed = seedOf();

/** Locks without which everything goes on as before, and why they stand all the same. */
const redundant: Readonly<Record<string, string>> = {};

let stage: Stage;
beforeAll(async () => {
  if (nightly) stage = await makeStage();
});
afterAll(() => stage?.drop());

/** The first pair of operations that goes wrong without the lock; null where none does. */
async function firstRed(lock: Lock): Promise<string | null> {
  const place = await openMeetingPlace(stage, ".", lock.without);
  try {
    for (const pair of allPairs.flatMap((pairsOf) => pairsOf(place)))
      try {
        await someOrders((choose) => meet(place, pair, choose), orders, drawing(seed));
      } catch (error) {
        return `${pair.name}: ${error instanceof Error ? error.message.replaceAll(/\s+/gu, " ").slice(0, 160) : String(error)}`;
      }
    return null;
  } finally {
    await place.close();
  }
}

it.runIf(nightly)(
  "every lock of the functions, removed, lets two operations come to what is not allowed",
  async () => {
    const all = await locksOfFunctions();
    const every = Number(chosen);
    const some = Number.isSafeInteger(every)
      ? all.filter((_, at) => at % every === 0)
      : all.filter(({ name }) => name.startsWith(chosen));
    const survivors: string[] = [];
    for (const lock of some) {
      const red = await firstRed(lock);
      console.log(`${lock.name}: ${red ?? "SURVIVES"}`);
      if (red === null && !(lock.name in redundant)) survivors.push(lock.name);
    }
    console.log(
      `removed locks: ${some.length} of ${all.length} tried, ${some.length - survivors.length} turn a pair red (seed ${seed})`,
    );
    expect(survivors).toEqual([]);
  },
  14_400_000,
);
