import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import type { RateLimits } from "../rate-limits.ts";
import { startTestHouse, type TestHouse } from "../testing/house.ts";
import { fixturePassword } from "../testing/fixture.ts";

let house: TestHouse | undefined;
const start = async (rateLimits: Partial<RateLimits>): Promise<TestHouse> =>
  (house = await startTestHouse({ rateLimits }));
afterEach(async () => {
  await house?.close();
  house = undefined;
});

test("an address that asks too often is told when to come back", async () => {
  const browser = (await start({ address: { points: 3, seconds: 30 } })).visitor();
  for (const status of [200, 200, 200, 429]) expect((await browser.call("getUserData", {})).status).toBe(status);
  const answer = await browser.call("getUserData", {});
  expect(answer.body).toMatchObject({ code: "rate_limited" });
  expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  expect(Number(answer.headers["retry-after"])).toBeLessThanOrEqual(30);
});

test("one site's key cannot use up another site's bucket", async () => {
  const running = await start({ site: { points: 2, seconds: 30 } });
  for (const status of [200, 200, 429])
    expect((await running.visitor("harbour").call("getUserData", {})).status).toBe(status);
  expect((await running.visitor("meadow").call("getUserData", {})).status).toBe(200);
});

test("too many wrong passwords for one account from one address end the guessing there, not the account", async () => {
  const running = await start({ loginPair: { points: 2, seconds: 30 } });
  const attemptLogin = (userName: string, password: string) =>
    running.visitor().call("userLogin", { userName, password });
  for (const status of [401, 401, 429]) expect((await attemptLogin("alice", "wrong-password")).status).toBe(status);
  expect((await attemptLogin("alice", fixturePassword)).status).toBe(429);
  expect((await attemptLogin("bashir", fixturePassword)).status).toBe(200);
});

test("a right password gives the account's tries back", async () => {
  const running = await start({ loginPair: { points: 2, seconds: 30 } });
  const attemptLogin = async (password: string): Promise<number> =>
    (await running.visitor().call("userLogin", { userName: "alice", password })).status;
  expect([
    await attemptLogin("wrong-password"),
    await attemptLogin(fixturePassword),
    await attemptLogin("wrong-password"),
    await attemptLogin(fixturePassword),
  ]).toEqual([401, 200, 401, 200]);
});

test("guesses at an account from many addresses lock out addresses that it never used, not its owner's", async () => {
  const running = await start({ loginAccount: { points: 1, seconds: 30 } });
  await running.player("alice");
  const attemptLogin = async (): Promise<number> =>
    (await running.visitor().call("userLogin", { userName: "alice", password: "wrong-password" })).status;
  await attemptLogin();
  expect((await running.visitor().call("userLogin", { userName: "alice", password: fixturePassword })).status).toBe(
    200,
  );
  await sql`update session set address = '203.0.113.9'`.execute(running.test.db);
  expect((await running.visitor().call("userLogin", { userName: "alice", password: fixturePassword })).status).toBe(
    429,
  );
});

test("an address that tries many accounts is stopped", async () => {
  const running = await start({ loginAddress: { points: 2, seconds: 30 } });
  const attemptLogin = async (userName: string): Promise<number> =>
    (await running.visitor().call("userLogin", { userName, password: "wrong-password" })).status;
  expect([await attemptLogin("name1"), await attemptLogin("name2"), await attemptLogin("name3")]).toEqual([
    401, 401, 429,
  ]);
});
