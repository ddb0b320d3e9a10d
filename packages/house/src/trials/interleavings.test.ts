import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { broken } from "./testing/invariants.ts";
import { drawing, nightly, seedOf } from "./testing/nightly.ts";
import { Operations } from "./testing/operations.ts";
import { betPairs } from "./testing/pairs/bets.ts";
import { couponPairs } from "./testing/pairs/coupons.ts";
import { laterPairs } from "./testing/pairs/later.ts";
import { type Pair, Stand } from "./testing/pairs/stand.ts";
import { type Actor, type Choose, Conductor, everyOrder, someOrders } from "./testing/pauses.ts";
import { makeStage, oneConnection, openWorld, type Stage, type World } from "./testing/world.ts";

const seed = seedOf();
/** Orders of each pair in `pnpm test`. */
const someTimes = 5;
/** Orders of each pair at night: all, where there are not more. */
const atMost = 400;

let stage: Stage;
let world: World;
let conductor: Conductor;
let lines: readonly Awaited<ReturnType<typeof oneConnection>>[];
let total = 0;
let whole = 0;
beforeAll(async () => {
  stage = await makeStage();
  world = await openWorld(stage);
  conductor = await Conductor.on(world.test.connection);
  // By day a posting is one step: whoever posts has stopped at his own function's points before.
  const points = nightly ? "." : "^(?!ledger|exposure|repay)";
  lines = await Promise.all(
    [1, 2].map((actor) => oneConnection(world.test.connection, Conductor.settings(actor, points))),
  );
});
afterAll(async () => {
  console.log(
    `interleavings: ${total} orders of ${pairs.length} pairs of operations${nightly ? `, all of ${whole}` : ""} (seed ${seed})`,
  );
  await conductor.end();
  for (const line of lines) await line.close();
  await world.close();
  await stage.drop();
});

const made = [betPairs, couponPairs, laterPairs];
// Their names are known before there is a world for them.
const pairs = made.flatMap((pairsOf) =>
  pairsOf({ op: {}, world: {} } as Stand).map(({ name }, at) => ({ name, pairsOf, at })),
);

/** One order of two operations, from their beginning to what came of them. */
async function meet({ meet: make, allowed, also }: Pair, choose: Choose): Promise<void> {
  const operations = await make();
  for (const { db } of lines) await sql`select set_config('livery.step', '0', false)`.execute(db);
  const taken: number[] = [];
  const actor = (at: 0 | 1): Actor => ({
    pid: lines[at]?.pid ?? 0,
    start: () =>
      operations[at](lines[at]!).catch(
        (error: unknown) => `failed: ${String((error as { code?: string }).code)} ${String(error)}`,
      ),
  });
  const { told, deadlock } = await conductor.run([actor(0), actor(1)], (enabled) => {
    const chosen = choose(enabled);
    taken.push(chosen);
    return chosen;
  });
  const order = `order ${taken.join("")}: ${told.join(" / ")}`;
  expect([order, deadlock]).toEqual([order, false]);
  const fits = allowed.some((words) => words.every((word, at) => `${told[at]} `.startsWith(`${word} `)));
  expect([order, fits]).toEqual([order, true]);
  await also?.(told);
  expect([order, await broken(world.db)]).toEqual([order, []]);
}

describe("every order of two operations at the points where they can meet", () => {
  it.each(pairs)(
    "$name",
    async ({ pairsOf, at }) => {
      const pair = pairsOf(new Stand(new Operations(world)))[at] as Pair;
      if (nightly) {
        const orders = await everyOrder((choose) => meet(pair, choose), atMost);
        total += orders;
        whole += orders < atMost ? 1 : 0;
      } else total += await someOrders((choose) => meet(pair, choose), someTimes, drawing(seed));
    },
    nightly ? 3_600_000 : 120_000,
  );
});
