import { CallError } from "@livery/contract";
import { type Buckets, refuseIfExhausted, consume } from "../rate-limits.ts";
import { networkOf } from "../network.ts";

/** Counts failed sign-ins to one account from one address. */
export interface LoginAttempts {
  /** Throws `rate_limited` if too many sign-ins failed from the address, or from the address to this account. */
  readonly admit: () => Promise<void>;
  /** Throws `rate_limited` if too many sign-ins failed from any address. For an address that the account never signed in from. */
  readonly admitStranger: () => Promise<void>;
  /** Counts a failed sign-in. Throws `wrong_credentials`, or `rate_limited` if the limit is exceeded. */
  readonly refuse: () => Promise<never>;
  /** Resets the count of this address and account. */
  readonly forget: () => Promise<void>;
}

/** Counts the failed sign-ins of an address, of an account and of the pair; `account` is its key in the buckets. */
export function loginAttemptsOf(buckets: Buckets, account: string, ip: string): LoginAttempts {
  const { loginAccount, loginAddress, loginPair } = buckets;
  const pair = `${account}@${networkOf(ip)}`;
  return {
    async admit() {
      await refuseIfExhausted(loginAddress, ip);
      await refuseIfExhausted(loginPair, pair);
    },
    admitStranger: () => refuseIfExhausted(loginAccount, account),
    async refuse() {
      await Promise.all([consume(loginAddress, ip), consume(loginPair, pair), consume(loginAccount, account)]);
      throw new CallError("wrong_credentials");
    },
    async forget() {
      await loginPair.delete(pair);
    },
  };
}
