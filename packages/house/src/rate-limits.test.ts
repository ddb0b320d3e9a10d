import { expect, test } from "vitest";
import { loginAttemptsOf } from "./accounts/login-attempts.ts";
import { createBuckets, defaultRateLimits, type RateLimits, consume } from "./rate-limits.ts";

const onePoint = Object.fromEntries(Object.keys(defaultRateLimits).map((name) => [name, { points: 1, seconds: 60 }]));
/** Keys of these are no addresses. */
const named: ReadonlySet<string> = new Set<keyof RateLimits>(["site", "loginPair", "loginAccount"]);
const ofAddresses = (Object.keys(defaultRateLimits) as (keyof RateLimits)[]).filter((name) => !named.has(name));

test.each(ofAddresses)("what is left of %s is one /64's, not an address's in it", async (name) => {
  const bucket = createBuckets(onePoint as unknown as RateLimits)[name];
  await consume(bucket, "2001:db8:1:2::7");
  await expect(consume(bucket, "2001:db8:1:2:aaaa:bbbb:cccc:dddd")).rejects.toMatchObject({ code: "rate_limited" });
  await consume(bucket, "2001:db8:1:3::7");
  await consume(bucket, "203.0.113.9");
  await expect(consume(bucket, "::ffff:203.0.113.9")).rejects.toMatchObject({ code: "rate_limited" });
  await consume(bucket, "203.0.113.10");
});

test("guesses at one account from one /64 are counted together, and forgotten together", async () => {
  const limits = { ...defaultRateLimits, loginPair: { points: 1, seconds: 60 } };
  const buckets = createBuckets(limits);
  const from = (address: string) => loginAttemptsOf(buckets, "7:ana", address);
  await expect(from("2001:db8:1:2::7").refuse()).rejects.toMatchObject({ code: "wrong_credentials" });
  await expect(from("2001:db8:1:2::8").admit()).rejects.toMatchObject({ code: "rate_limited" });
  await from("2001:db8:1:3::7").admit();
  await from("2001:db8:1:2::9").forget();
  await from("2001:db8:1:2::7").admit();
});
