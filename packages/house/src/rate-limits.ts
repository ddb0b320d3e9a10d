import { CallError } from "@livery/contract";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { networkOf } from "./network.ts";

/** How often within how many seconds. */
export interface RateLimit {
  readonly points: number;
  readonly seconds: number;
}

/** "One address" is what `networkOf` makes of it: a /64 of IPv6 counts as one. */
export interface RateLimits {
  /** Requests of one address. */
  readonly address: RateLimit;
  /** Requests with one site's key (D43). */
  readonly site: RateLimit;
  /** Failed sign-ins of one address, whatever the account. */
  readonly loginAddress: RateLimit;
  /** Failed sign-ins of one address to one account. */
  readonly loginPair: RateLimit;
  /** Failed sign-ins to one account from addresses that it never signed in from: honest players are not locked out. */
  readonly loginAccount: RateLimit;
  /** Crossings of one address to a site's other host (D49), each way counted. */
  readonly handoff: RateLimit;
  /** Codes that one address looks up: of bookings, printed coupons and shared ones. */
  readonly codes: RateLimit;
  /** Slips that one address books (D22). */
  readonly bookings: RateLimit;
  /** Security codes that one address asks for. */
  readonly captchas: RateLimit;
  /** Those among them that are questions: a script reads one as easily as somebody who cannot see the picture. */
  readonly questions: RateLimit;
  /** Looks of one address at whether a name or number is in use, without a security code. */
  readonly checks: RateLimit;
  /** Accounts that one address tries to open. */
  readonly registrations: RateLimit;
}

export const defaultRateLimits: RateLimits = {
  address: { points: 6_000, seconds: 60 },
  site: { points: 120_000, seconds: 60 },
  loginAddress: { points: 60, seconds: 900 },
  loginPair: { points: 10, seconds: 900 },
  loginAccount: { points: 100, seconds: 900 },
  handoff: { points: 60, seconds: 60 },
  codes: { points: 60, seconds: 60 },
  bookings: { points: 30, seconds: 60 },
  captchas: { points: 60, seconds: 600 },
  questions: { points: 12, seconds: 600 },
  checks: { points: 40, seconds: 600 },
  registrations: { points: 30, seconds: 3600 },
};

/** The buckets of one house, in its memory. */
export type Buckets = Readonly<Record<keyof RateLimits, RateLimiterMemory>>;

/** Of addresses: whatever of a network asks takes from one bucket. */
class NetworkBucket extends RateLimiterMemory {
  override getKey(address: string | number): string {
    return super.getKey(networkOf(String(address)));
  }
}

export function createBuckets(limits: RateLimits): Buckets {
  const optionsOf = ({ points, seconds }: RateLimit) => ({ points, duration: seconds });
  const named = (limit: RateLimit): RateLimiterMemory => new RateLimiterMemory(optionsOf(limit));
  const ofNetwork = (limit: RateLimit): RateLimiterMemory => new NetworkBucket(optionsOf(limit));
  return {
    address: ofNetwork(limits.address),
    site: named(limits.site),
    loginAddress: ofNetwork(limits.loginAddress),
    loginPair: named(limits.loginPair),
    loginAccount: named(limits.loginAccount),
    handoff: ofNetwork(limits.handoff),
    codes: ofNetwork(limits.codes),
    bookings: ofNetwork(limits.bookings),
    captchas: ofNetwork(limits.captchas),
    questions: ofNetwork(limits.questions),
    checks: ofNetwork(limits.checks),
    registrations: ofNetwork(limits.registrations),
  };
}

/** Takes a point. Throws `rate_limited` with the seconds to wait. */
export async function consume(bucket: RateLimiterMemory, key: string): Promise<void> {
  try {
    await bucket.consume(key);
  } catch (error) {
    if (error instanceof RateLimiterRes) throw tooMany(error.msBeforeNext);
    throw error;
  }
}

/** Throws `rate_limited` where no point is left; takes none. */
export async function refuseIfExhausted(bucket: RateLimiterMemory, key: string): Promise<void> {
  const state = await bucket.get(key);
  if (state && state.remainingPoints <= 0) throw tooMany(state.msBeforeNext);
}

function tooMany(waitMs: number): CallError {
  return new CallError("rate_limited", { params: { retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) } });
}
