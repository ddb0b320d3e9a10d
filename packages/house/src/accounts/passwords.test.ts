import { expect, test } from "vitest";
import { quickHash } from "../testing/quick-hash.ts";
import { hashPassword, passwordMatches } from "./passwords.ts";

test("passwords are hashed with argon2id at 19 MiB and two passes unless another cost is given", async () => {
  const hash = await hashPassword("tidal-lantern-40");
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[^$]{22}\$[^$]{43}$/u);
  expect(await hashPassword("tidal-lantern-40")).not.toBe(hash);
});

test.each([
  ["the usual cost", hashPassword],
  ["the cost of scenes", quickHash],
])("a hash at %s matches only its own password, in composed and decomposed Unicode", async (_, make) => {
  const hash = await make("caf\u00e9-lantern");
  expect(await passwordMatches("cafe\u0301-lantern", hash)).toBe(true);
  expect(await passwordMatches("cafe-lantern", hash)).toBe(false);
  expect(await passwordMatches("caf\u00e9-lantern", null)).toBe(false);
});
