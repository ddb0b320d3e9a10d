import { expect, test } from "vitest";
import { guessesAt } from "./accounts/guesses.ts";
import { createBuckets, defaultLimits, type Limits, take } from "./limits.ts";

const once = Object.fromEntries(Object.keys(defaultLimits).map((name) => [name, { points: 1, seconds: 60 }]));
/** Keys of these are no addresses. */
const named: ReadonlySet<string> = new Set<keyof Limits>(["site", "loginPair", "loginAccount"]);
const ofAddresses = (Object.keys(defaultLimits) as (keyof Limits)[]).filter((name) => !named.has(name));

test.each(ofAddresses)("what is left of %s is one /64's, not an address's in it", async (name) => {
  const bucket = createBuckets(once as unknown as Limits)[name];
  await take(bucket, "2001:db8:1:2::7");
  await expect(take(bucket, "2001:db8:1:2:aaaa:bbbb:cccc:dddd")).rejects.toMatchObject({ code: "rate_limited" });
  await take(bucket, "2001:db8:1:3::7");
  await take(bucket, "203.0.113.9");
  await expect(take(bucket, "::ffff:203.0.113.9")).rejects.toMatchObject({ code: "rate_limited" });
  await take(bucket, "203.0.113.10");
});

test("guesses at one account from one /64 are counted together, and forgotten together", async () => {
  const limits = { ...defaultLimits, loginPair: { points: 1, seconds: 60 } };
  const buckets = createBuckets(limits);
  const from = (address: string) => guessesAt(buckets, "7:ana", address);
  await expect(from("2001:db8:1:2::7").refuse()).rejects.toMatchObject({ code: "wrong_credentials" });
  await expect(from("2001:db8:1:2::8").admit()).rejects.toMatchObject({ code: "rate_limited" });
  await from("2001:db8:1:3::7").admit();
  await from("2001:db8:1:2::9").forget();
  await from("2001:db8:1:2::7").admit();
});
