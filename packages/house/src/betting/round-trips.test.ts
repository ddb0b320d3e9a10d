import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runDueWork } from "../jobs/due-work.ts";
import { roundTrips } from "../testing/round-trips.ts";
import { bettingFixture, slipOf, type BettingFixture, type FixtureBettor } from "./testing/betting-fixture.ts";

let fixture: BettingFixture;
let alice: FixtureBettor;
let tripsOf: ReturnType<typeof roundTrips>;
beforeAll(async () => {
  fixture = await bettingFixture({ poolSize: 16 });
  tripsOf = roundTrips(fixture.test.pool);
  alice = await fixture.bettor("alice");
});
afterAll(() => fixture.close());

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

describe("due work", () => {
  it("without anything due only looks: nothing is written each second", async () => {
    const { db } = fixture.test;
    await runDueWork(db);
    // The lock of the work and its end, a look for each kind, and the transactions of four of them.
    expect(await tripsOf(() => runDueWork(db))).toBe(2 + 6 + 2 * 4);
  });
});
