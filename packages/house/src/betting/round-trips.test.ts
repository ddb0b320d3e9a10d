import { sql } from "kysely";
import type pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bettingFixture, slipOf, type BettingFixture, type FixtureBettor } from "./testing/betting-fixture.ts";

let fixture: BettingFixture;
let alice: FixtureBettor;
let trips = 0;
beforeAll(async () => {
  fixture = await bettingFixture({ poolSize: 16 });
  // The server says once for every round trip that it is ready for the next.
  fixture.test.pool.on("acquire", count);
  alice = await fixture.bettor("alice");
});
afterAll(() => fixture.close());

const counted = new WeakSet();
function count(client: pg.PoolClient): void {
  const { connection } = client as unknown as { connection: NodeJS.EventEmitter };
  if (counted.has(connection)) return;
  counted.add(connection);
  connection.on("readyForQuery", () => (trips += 1));
}

/** Round trips of this work, on every connection of the pool. */
async function tripsOf<Result>(work: () => Promise<Result>): Promise<number> {
  const before = trips;
  await work();
  return trips - before;
}

let keys = 0;
const bet = (stake = 500) =>
  alice.place(slipOf([fixture.selection(0), fixture.selection(1)], stake), `round-trip-${(keys += 1)}`);

describe("a placement", () => {
  it("is one round trip, including the dealers' limits and exposure", async () => {
    await bet();
    expect(await tripsOf(() => bet())).toBe(1);
    await sql`update dealer set exposure_limit = 100000000, limits = '{"combine": {"maxStake": 10000}}'`.execute(
      fixture.test.db,
    );
    // The first has to learn of it: refused as stale, three rows read anew, and again.
    expect(await tripsOf(() => bet())).toBeGreaterThan(1);
    expect(await tripsOf(() => bet())).toBe(1);
    expect(await tripsOf(() => bet())).toBe(1);
  });

  it("with one key a hundred times at once makes one coupon, and all get its answer (I5)", async () => {
    const slip = slipOf([fixture.selection(2)], 700);
    const before = await alice.balance();
    const answers = await Promise.all(Array.from({ length: 100 }, () => alice.place(slip, "a-hundred-times")));
    expect(new Set(answers.map((answer) => answer.couponNumber)).size).toBe(1);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await alice.balance()).toBe(before - 700n);
    const { rows } = await sql`select from coupon where stake = 700`.execute(fixture.test.db);
    expect(rows).toHaveLength(1);
  });
});
