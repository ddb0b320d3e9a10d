import { afterAll, beforeAll, expect, it } from "vitest";
import { createPool } from "../db/pool.ts";
import { type SwallowingWay, swallowingWay } from "../live/testing/swallowing-way.ts";
import { placeCoupon } from "./place.ts";
import { deskScene, type DeskScene, slipOf } from "./testing/scene.ts";

let scene: DeskScene;
let way: SwallowingWay;
beforeAll(async () => {
  scene = await deskScene({ matches: 2 });
  way = await swallowingWay(scene.test.connection);
});
afterAll(async () => {
  await way.close();
  await scene.close();
});

it("a coupon whose answer is lost on its way is not refused, and asked for again it is the one that was placed (D60)", async () => {
  const pool = createPool(way.connection, { name: "livery distant", size: 1, statementTimeoutMs: 500, answerMs: 800 });
  const alice = await scene.bettor("alice");
  const before = await alice.balance();
  const bettor = { sessionHash: alice.sessionHash, player: await alice.player(), idempotencyKey: "lost-answer" };
  const slip = slipOf([scene.pick(0)], 700);
  const place = () => placeCoupon({ ...scene.desk, pool }, bettor, slip);
  await pool.query("select 1");
  way.swallow();
  await expect(place()).rejects.toMatchObject({ code: "technical" });
  // It comes to the database only now: what the house could not know it must not have said.
  way.pass();
  await expect.poll(() => alice.balance(), { timeout: 10_000 }).toBe(before - 700n);
  expect((await place()).status).toBe("open");
  expect(await alice.balance()).toBe(before - 700n);
  await pool.end();
});
