import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestHouse, type TestHouse } from "../testing/house.ts";
import { fixturePassword } from "../testing/fixture.ts";

let house: TestHouse;
beforeAll(async () => void (house = await startTestHouse()));
afterAll(() => house.close());

const signIn = async (userName: string, password: string): Promise<number> =>
  (await house.visitor().call("userLogin", { userName, password })).status;

test("changes the password and ends the account's other sessions but not the caller's", async () => {
  const [browser, other] = [await house.player("alice"), await house.player("alice")];
  expect((await browser.call("changePassword", { current: fixturePassword, next: "a-new-password" })).body).toEqual({
    status: 1,
  });
  expect([await signIn("alice", fixturePassword), await signIn("alice", "a-new-password")]).toEqual([401, 200]);
  expect((await browser.call("getUserData", {})).body).toMatchObject({ results: { userName: "alice" } });
  await expect.poll(async () => (await other.call("getUserData", {})).body).toEqual({ status: 1, results: null });
  expect((await other.call("changePassword", { current: "a-new-password", next: fixturePassword })).status).toBe(401);
});

test("is refused for a wrong current password, and nothing is written", async () => {
  const browser = await house.player("bashir");
  const hash = async (): Promise<unknown> =>
    (await sql`select password_hash from player where user_name = 'bashir'`.execute(house.test.db)).rows;
  const before = await hash();
  const answer = await browser.call("changePassword", { current: "not-his-password", next: "a-new-password" });
  expect([answer.status, answer.body]).toMatchObject([
    422,
    { code: "password_wrong", path: "currentPassword", message: "Your current password is incorrect" },
  ]);
  expect(await hash()).toEqual(before);
});

test("accepts 4 to 20 characters that differ from the username (§5)", async () => {
  const browser = await house.player("bashir");
  for (const [next, code] of [
    ["abc", "invalid_field"],
    ["x".repeat(21), "password_too_weak"],
    ["bashir", "password_too_weak"],
    ["Bashir", "password_too_weak"],
  ] as const) {
    const answer = await browser.raw("changePassword", { currentPassword: fixturePassword, newPassword: next });
    expect([next, answer.body]).toMatchObject([next, { code, path: "newPassword" }]);
  }
});

test("of two changes at once one succeeds and the other is refused for a wrong current password", async () => {
  const [one, other] = [await house.player("bashir"), await house.player("bashir")];
  const answers = await Promise.all(
    [one, other].map((browser, index) =>
      browser.call("changePassword", { current: fixturePassword, next: `password-${index}` }),
    ),
  );
  const statuses = answers.map((answer) => answer.status);
  // The loser may also find its session ended by the winner.
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.some((status) => status === 422 || status === 401)).toBe(true);
});

test("checks few of many parallel current passwords: each counts before it is checked", async () => {
  const strict = await startTestHouse({ rateLimits: { loginPair: { points: 3, seconds: 60 } } });
  try {
    // Two sessions of one account: its attempts are counted, not those of a session.
    const browsers = [await strict.player("alice"), await strict.player("alice")];
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        browsers[at % 2]!.call("changePassword", {
          current: at === 30 ? fixturePassword : "not-her-password",
          next: "a-new-password",
        }),
      ),
    );
    expect(answers.map(({ status }) => status).filter((status) => status !== 429)).toEqual([422, 422, 422]);
    expect(answers.find(({ status }) => status === 429)?.body).toMatchObject({ code: "rate_limited" });
  } finally {
    await strict.close();
  }
});

test("is refused for a visitor", async () => {
  expect(
    (await house.visitor().call("changePassword", { current: fixturePassword, next: "a-new-password" })).status,
  ).toBe(401);
});
