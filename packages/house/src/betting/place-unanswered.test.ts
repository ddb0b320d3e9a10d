import { afterAll, beforeAll, expect, it } from "vitest";
import { createPool } from "../db/pool.ts";
import { type SwallowingProxy, swallowingProxy } from "../live/testing/swallowing-proxy.ts";
import { placeCoupon } from "./place.ts";
import { bettingFixture, type BettingFixture, slipOf } from "./testing/betting-fixture.ts";

let fixture: BettingFixture;
let proxy: SwallowingProxy;
beforeAll(async () => {
  fixture = await bettingFixture({ matches: 2 });
  proxy = await swallowingProxy(fixture.test.connection);
});
afterAll(async () => {
  await proxy.close();
  await fixture.close();
});

it("a placement whose answer is lost is not reported as refused, and a repetition returns the placed coupon (D60)", async () => {
  const pool = createPool(proxy.connection, {
    name: "livery distant",
    size: 1,
    // It runs to its end however long that takes: only its answer is given up.
    statementTimeoutMs: 30_000,
    answerMs: 800,
  });
  const alice = await fixture.bettor("alice");
  const before = await alice.balance();
  const bettor = { sessionHash: alice.sessionHash, player: await alice.player(), idempotencyKey: "lost-answer" };
  const slip = slipOf([fixture.selection(0)], 700);
  await pool.query("select 1");
  proxy.swallow();
  await expect(placeCoupon({ ...fixture.betting, pool }, bettor, slip)).rejects.toMatchObject({ code: "technical" });
  // It comes to the database only now: what the house could not know it must not have said.
  proxy.pass();
  await expect.poll(() => alice.balance()).toBe(before - 700n);
  expect((await placeCoupon(fixture.betting, bettor, slip)).status).toBe("open");
  expect(await alice.balance()).toBe(before - 700n);
  await pool.end();
});
