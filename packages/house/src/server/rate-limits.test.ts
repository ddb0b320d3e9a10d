import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import type { RateLimits } from "../rate-limits.ts";
import type { TestBrowser } from "../testing/browser.ts";
import { startTestHouse, type TestHouse } from "../testing/house.ts";
import { fixturePassword } from "../testing/fixture.ts";

let house: TestHouse | undefined;
const start = async (rateLimits: Partial<RateLimits>): Promise<TestHouse> =>
  (house = await startTestHouse({ rateLimits }));
afterEach(async () => {
  await house?.close();
  house = undefined;
});

test("an address with too many requests is told when to retry", async () => {
  const browser = (await start({ address: { points: 3, seconds: 30 } })).visitor();
  for (const status of [200, 200, 200, 429]) expect((await browser.call("getUserData", {})).status).toBe(status);
  const answer = await browser.call("getUserData", {});
  expect(answer.body).toMatchObject({ code: "rate_limited" });
  expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  expect(Number(answer.headers["retry-after"])).toBeLessThanOrEqual(30);
});

test("requests with one site's key do not count for another site", async () => {
  const running = await start({ site: { points: 2, seconds: 30 } });
  for (const status of [200, 200, 429])
    expect((await running.visitor("harbour").call("getUserData", {})).status).toBe(status);
  expect((await running.visitor("meadow").call("getUserData", {})).status).toBe(200);
});

test("too many wrong passwords for one account are limited for their address, and other accounts are not affected", async () => {
  const running = await start({ loginPair: { points: 2, seconds: 30 } });
  const attemptLogin = (userName: string, password: string) =>
    running.visitor().call("userLogin", { userName, password });
  for (const status of [401, 401, 429]) expect((await attemptLogin("alice", "wrong-password")).status).toBe(status);
  expect((await attemptLogin("alice", fixturePassword)).status).toBe(429);
  expect((await attemptLogin("bashir", fixturePassword)).status).toBe(200);
});

test("a right password resets the account's attempts", async () => {
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

test("failed sign-ins of strangers do not lock the owner out of a device that the account knows", async () => {
  const running = await start({ loginAccount: { points: 1, seconds: 30 } });
  const known = await running.player("alice");
  await sql`update session set address = '203.0.113.9'`.execute(running.test.db);
  const signIn = async (browser: TestBrowser, password: string): Promise<number> =>
    (await browser.call("userLogin", { userName: "alice", password })).status;
  expect(await signIn(running.visitor(), "wrong-password")).toBe(401);
  expect(await signIn(running.visitor(), fixturePassword)).toBe(429);
  expect(await signIn(known, fixturePassword)).toBe(200);
  await known.call("logout", {});
  expect(await signIn(known, fixturePassword)).toBe(200);
});

test("a known device has attempts of its own, as many as a stranger, and is known to its account only", async () => {
  const running = await start({ loginPair: { points: 2, seconds: 30 }, loginAccount: { points: 1, seconds: 30 } });
  const known = await running.player("alice");
  const signIn = async (browser: TestBrowser, userName: string, password: string): Promise<number> =>
    (await browser.call("userLogin", { userName, password })).status;
  for (const status of [401, 401, 429]) expect(await signIn(known, "alice", "wrong-password")).toBe(status);
  expect(await signIn(known, "alice", fixturePassword)).toBe(429);
  expect(await signIn(running.visitor(), "bashir", "wrong-password")).toBe(401);
  expect(await signIn(known, "bashir", fixturePassword)).toBe(429);
});

test.each([
  ["sign-ins to one account", { loginPair: { points: 5, seconds: 30 } }],
  ["sign-ins from one network", { loginAddress: { points: 5, seconds: 30 } }],
  ["sign-ins of strangers to one account", { loginAccount: { points: 5, seconds: 30 } }],
])("parallel %s are counted before any password is checked", async (_, limits) => {
  const running = await start(limits);
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_each, at) =>
      running.visitor().call("userLogin", { userName: "alice", password: at === 40 ? fixturePassword : `wrong-${at}` }),
    ),
  );
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(55);
  expect(answers[40]?.status).toBe(429);
});

test("refused sign-ins to one account use up nothing of their network", async () => {
  const running = await start({
    loginPair: { points: 2, seconds: 30 },
    loginAddress: { points: 3, seconds: 30 },
    loginAccount: { points: 2, seconds: 30 },
  });
  const signIn = async (userName: string, password: string): Promise<number> =>
    (await running.visitor().call("userLogin", { userName, password })).status;
  for (const status of [401, 401, 429, 429, 429, 429]) expect(await signIn("alice", "wrong-password")).toBe(status);
  expect(await signIn("nobody", "wrong-password")).toBe(401);
  for (let tries = 0; tries < 3; tries += 1) expect(await signIn("bashir", fixturePassword)).toBe(429);
});

test("successful sign-ins of a network use up none of its attempts", async () => {
  const running = await start({ loginAddress: { points: 2, seconds: 30 }, loginAccount: { points: 2, seconds: 30 } });
  for (let count = 0; count < 5; count += 1)
    expect((await running.visitor().call("userLogin", { userName: "alice", password: fixturePassword })).status).toBe(
      200,
    );
});

test("an address that tries many accounts is limited", async () => {
  const running = await start({ loginAddress: { points: 2, seconds: 30 } });
  const attemptLogin = async (userName: string): Promise<number> =>
    (await running.visitor().call("userLogin", { userName, password: "wrong-password" })).status;
  expect([await attemptLogin("name1"), await attemptLogin("name2"), await attemptLogin("name3")]).toEqual([
    401, 401, 429,
  ]);
});
