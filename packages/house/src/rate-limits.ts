import { CallError } from "@livery/contract";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { networkOf } from "./network.ts";

/** A number of points per number of seconds. */
export interface RateLimit {
  readonly points: number;
  readonly seconds: number;
}

/** "One address" means its `networkOf`: a /64 of IPv6 counts as one. */
export interface RateLimits {
  /** Requests of one address. */
  readonly address: RateLimit;
  /** Requests with one site's key (D43). */
  readonly site: RateLimit;
  /** Failed sign-ins of one network, to any account. */
  readonly loginAddress: RateLimit;
  /** Failed sign-ins of one network, or of one known device, to one account. */
  readonly loginPair: RateLimit;
  /** Failed sign-ins to one account from devices that it never signed in from: the owner is not locked out. */
  readonly loginAccount: RateLimit;
  /** Hand-offs of one address to a site's other host (D49), counted in each direction. */
  readonly handoff: RateLimit;
  /** Codes that one address looks up: of bookings, printed coupons and shared ones. */
  readonly codes: RateLimit;
  /** Slips that one address books (D22). */
  readonly bookings: RateLimit;
  /** Security codes that one address requests. */
  readonly captchas: RateLimit;
  /** Security codes that are sounds: a script counts tones more easily than it reads a picture. */
  readonly sounds: RateLimit;
  /** Checks by one address whether a name or number is in use, without a security code. */
  readonly checks: RateLimit;
  /** Accounts that one address tries to open. */
  readonly registrations: RateLimit;
  /** Requests of one address with an access token, right or wrong. */
  readonly tokens: RateLimit;
  /** Pictures that one account of the panel uploads. */
  readonly pictures: RateLimit;
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
  sounds: { points: 6, seconds: 600 },
  checks: { points: 40, seconds: 600 },
  registrations: { points: 30, seconds: 3600 },
  tokens: { points: 300, seconds: 60 },
  pictures: { points: 60, seconds: 600 },
};

/** The buckets of one server, in its memory. */
export type Buckets = Readonly<Record<keyof RateLimits, RateLimiterMemory>>;

/** Buckets by address: all requests of a network share one bucket. */
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
    loginAddress: named(limits.loginAddress),
    loginPair: named(limits.loginPair),
    loginAccount: named(limits.loginAccount),
    handoff: ofNetwork(limits.handoff),
    codes: ofNetwork(limits.codes),
    bookings: ofNetwork(limits.bookings),
    captchas: ofNetwork(limits.captchas),
    sounds: ofNetwork(limits.sounds),
    checks: ofNetwork(limits.checks),
    registrations: ofNetwork(limits.registrations),
    tokens: ofNetwork(limits.tokens),
    pictures: named(limits.pictures),
  };
}

/** Consumes a point. Throws `rate_limited` with the seconds to wait. */
export async function consume(bucket: RateLimiterMemory, key: string): Promise<void> {
  try {
    await bucket.consume(key);
  } catch (error) {
    if (error instanceof RateLimiterRes) throw tooMany(error.msBeforeNext);
    throw error;
  }
}

function tooMany(waitMs: number): CallError {
  return new CallError("rate_limited", { params: { retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) } });
}
