import { afterAll, beforeAll, beforeEach, describe, inject, it } from "vitest";
import { nightly } from "@livery/feed/testing";
import { seededRandom } from "./seeded-random.ts";
import { allPairs, meet, type RaceFixture, openRaceFixture } from "./pairs/meet.ts";
import type { Pair, Stand } from "./pairs/stand.ts";
import { everyOrder, someOrders } from "./conductor.ts";
import { makeStage, type Stage } from "./world.ts";

const seed = inject("seed");
/** Orders of each pair in `pnpm test`. */
const someTimes = 2;
/** Orders of each pair at night: all, where there are not more. */
const atMost = 400;

let stage: Stage;
let stand: RaceFixture | undefined;
let total = 0;
let whole = 0;
beforeAll(async () => {
  stage = await makeStage();
});
beforeEach(async () => {
  // After each order the whole ledger is looked through: at night it begins anew with each pair.
  if (nightly) await stand?.close();
  else if (stand !== undefined) return;
  // By day a posting is one step: whoever posts has stopped at his own function's points before.
  stand = await openRaceFixture(stage, nightly ? "." : "^(?!ledger|exposure|repay)");
});
afterAll(async () => {
  console.log(
    `interleavings: ${total} orders of ${pairs.length} pairs of operations${nightly ? `, all of ${whole}` : ""} (seed ${seed})`,
  );
  await stand?.close();
  await stage.drop();
});

// Their names are known before there is a world for them.
const pairs = allPairs.flatMap((pairsOf) =>
  pairsOf({ op: {}, world: {} } as Stand).map(({ name }, at) => ({ name, pairsOf, at })),
);

describe("every order of two operations at their injection points", () => {
  it.each(pairs)(
    "$name",
    async ({ pairsOf, at }) => {
      const fixture = stand as RaceFixture;
      const pair = pairsOf(fixture)[at] as Pair;
      if (nightly) {
        const orders = await everyOrder((choose) => meet(fixture, pair, choose), atMost);
        total += orders;
        whole += orders < atMost ? 1 : 0;
      } else total += await someOrders((choose) => meet(fixture, pair, choose), someTimes, seededRandom(seed));
    },
    nightly ? 3_600_000 : 300_000,
  );
});
