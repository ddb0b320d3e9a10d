import { CallError } from "@livery/contract";
import { type Buckets, refuseIfExhausted, consume } from "../rate-limits.ts";
import { networkOf } from "../network.ts";

/** Sign-ins to one account from one address. */
export interface LoginAttempts {
  /** Throws `rate_limited` where too many went wrong from the address, or from there to this account. */
  readonly admit: () => Promise<void>;
  /** The same where too many went wrong from anywhere: asked of an address that the account was never signed in from. */
  readonly admitStranger: () => Promise<void>;
  /** Counts one that went wrong. Throws `wrong_credentials`, or `rate_limited` where it was one too many. */
  readonly refuse: () => Promise<never>;
  /** Forgets those that went wrong from this address to this account. */
  readonly forget: () => Promise<void>;
}

/** Counts the wrong sign-ins of an address, of an account, and of the two together; `account` is its key in the buckets. */
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
