import { afterEach, expect, test } from "vitest";
import { fixturePassword } from "../testing/fixture.ts";
import { startTestHouse, type TestHouse } from "../testing/house.ts";

let house: TestHouse | undefined;
afterEach(async () => {
  await house?.close();
  house = undefined;
});

const limits = { loginAddress: { points: 3, seconds: 60 } };
const signIn = async (running: TestHouse, address: string, password: string): Promise<number> =>
  (await running.visitor().call("userLogin", { userName: "alice", password }, { "x-forwarded-for": address })).status;

test("failed sign-ins of one visitor behind a trusted proxy leave the others' attempts alone", async () => {
  house = await startTestHouse({ rateLimits: limits, trustProxy: "127.0.0.1" });
  for (const status of [401, 401, 401, 429]) expect(await signIn(house, "203.0.113.9", "wrong-password")).toBe(status);
  expect(await signIn(house, "198.51.100.7", fixturePassword)).toBe(200);
  // What the visitor adds to the chain does not count: only the entry of the trusted proxy does.
  expect(await signIn(house, "198.51.100.8, 203.0.113.9", fixturePassword)).toBe(429);
  expect(house.logged.filter((line) => line.includes("--trust-proxy"))).toEqual([]);
});

test("without a trusted proxy a forwarded address is ignored, and the log names the option once", async () => {
  house = await startTestHouse({ rateLimits: limits });
  for (const status of [401, 401, 401, 429])
    expect(await signIn(house, `203.0.113.${status}`, "wrong-password")).toBe(status);
  expect(house.logged.filter((line) => line.includes("--trust-proxy"))).toHaveLength(1);
});

test("a proxy outside the trusted networks is counted as one visitor", async () => {
  house = await startTestHouse({ rateLimits: limits, trustProxy: "10.0.0.0/8" });
  for (const status of [401, 401, 401, 429])
    expect(await signIn(house, `203.0.113.${status}`, "wrong-password")).toBe(status);
});
