import { CallError } from "@livery/contract";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** How often within how many seconds. */
export interface Limit {
  readonly points: number;
  readonly seconds: number;
}

export interface Limits {
  /** Requests of one address. */
  readonly address: Limit;
  /** Requests with one site's key (D43). */
  readonly site: Limit;
  /** Failed sign-ins of one address, whatever the account. */
  readonly loginAddress: Limit;
  /** Failed sign-ins of one address to one account. */
  readonly loginPair: Limit;
  /** Failed sign-ins to one account from addresses that it never signed in from: honest players are not locked out. */
  readonly loginAccount: Limit;
  /** Crossings of one address to a site's other host (D49), each way counted. */
  readonly handoff: Limit;
  /** Codes that one address looks up: of bookings, printed coupons and shared ones. */
  readonly codes: Limit;
  /** Slips that one address books (D22). */
  readonly bookings: Limit;
  /** Security codes that one address asks for. */
  readonly captchas: Limit;
  /** Looks of one address at whether a name or number is in use, without a security code. */
  readonly checks: Limit;
  /** Accounts that one address tries to open. */
  readonly registrations: Limit;
}

export const defaultLimits: Limits = {
  address: { points: 6_000, seconds: 60 },
  site: { points: 120_000, seconds: 60 },
  loginAddress: { points: 60, seconds: 900 },
  loginPair: { points: 10, seconds: 900 },
  loginAccount: { points: 100, seconds: 900 },
  handoff: { points: 60, seconds: 60 },
  codes: { points: 60, seconds: 60 },
  bookings: { points: 30, seconds: 60 },
  captchas: { points: 60, seconds: 600 },
  checks: { points: 40, seconds: 600 },
  registrations: { points: 30, seconds: 3600 },
};

/** The buckets of one house, in its memory. */
export type Buckets = Readonly<Record<keyof Limits, RateLimiterMemory>>;

export function createBuckets(limits: Limits): Buckets {
  const bucket = (limit: Limit): RateLimiterMemory =>
    new RateLimiterMemory({ points: limit.points, duration: limit.seconds });
  return {
    address: bucket(limits.address),
    site: bucket(limits.site),
    loginAddress: bucket(limits.loginAddress),
    loginPair: bucket(limits.loginPair),
    loginAccount: bucket(limits.loginAccount),
    handoff: bucket(limits.handoff),
    codes: bucket(limits.codes),
    bookings: bucket(limits.bookings),
    captchas: bucket(limits.captchas),
    checks: bucket(limits.checks),
    registrations: bucket(limits.registrations),
  };
}

/** Takes a point. Throws `rate_limited` with the seconds to wait. */
export async function take(bucket: RateLimiterMemory, key: string): Promise<void> {
  try {
    await bucket.consume(key);
  } catch (error) {
    if (error instanceof RateLimiterRes) throw tooMany(error.msBeforeNext);
    throw error;
  }
}

/** Throws `rate_limited` where no point is left; takes none. */
export async function refuseIfSpent(bucket: RateLimiterMemory, key: string): Promise<void> {
  const state = await bucket.get(key);
  if (state && state.remainingPoints <= 0) throw tooMany(state.msBeforeNext);
}

function tooMany(waitMs: number): CallError {
  return new CallError("rate_limited", { params: { retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) } });
}
