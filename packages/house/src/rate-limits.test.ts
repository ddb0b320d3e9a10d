import { expect, test } from "vitest";
import { countLoginAttempt } from "./accounts/login-attempts.ts";
import { createBuckets, defaultRateLimits, type RateLimits, consume } from "./rate-limits.ts";

const onePoint = Object.fromEntries(Object.keys(defaultRateLimits).map((name) => [name, { points: 1, seconds: 60 }]));
/** Keys of these are no addresses. */
const named: ReadonlySet<string> = new Set<keyof RateLimits>([
  "site",
  "loginAddress",
  "loginPair",
  "loginAccount",
  "pictures",
]);
const ofAddresses = (Object.keys(defaultRateLimits) as (keyof RateLimits)[]).filter((name) => !named.has(name));

test.each(ofAddresses)("the limit of %s is shared by all addresses of a /64", async (name) => {
  const bucket = createBuckets(onePoint as unknown as RateLimits)[name];
  await consume(bucket, "2001:db8:1:2::7");
  await expect(consume(bucket, "2001:db8:1:2:aaaa:bbbb:cccc:dddd")).rejects.toMatchObject({ code: "rate_limited" });
  await consume(bucket, "2001:db8:1:3::7");
  await consume(bucket, "203.0.113.9");
  await expect(consume(bucket, "::ffff:203.0.113.9")).rejects.toMatchObject({ code: "rate_limited" });
  await consume(bucket, "203.0.113.10");
});

test.each([
  ["a /64", "2001:db8:1:2::7", "2001:db8:1:2::8", "2001:db8:1:3::7"],
  ["a /24", "203.0.113.7", "203.0.113.200", "203.0.114.7"],
])("failed sign-ins to one account from %s are counted together, and reset together", async (_, one, same, other) => {
  const buckets = createBuckets({ ...defaultRateLimits, loginPair: { points: 1, seconds: 60 } });
  const from = (ip: string) => countLoginAttempt(buckets, { account: "7:ana", ip, knownDevice: null });
  const attempt = await from(one);
  await expect(from(same)).rejects.toMatchObject({ code: "rate_limited" });
  await from(other);
  await attempt.succeeded();
  await from(same);
});
