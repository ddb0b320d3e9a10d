import { networkOfLogins } from "../network.ts";
import { type Buckets, consume } from "../rate-limits.ts";

/** The sign-in of one account from one address or known device, counted before its password is checked. */
export interface LoginAttempt {
  /** Gives the attempt back after the right password, and resets the count of this account from here. */
  readonly succeeded: () => Promise<void>;
}

export interface LoginOrigin {
  /** The account's key in the buckets. */
  readonly account: string;
  readonly ip: string;
  /** The browser's device secret if the account signed in with it before: strangers cannot use up its attempts (D69). */
  readonly knownDevice: string | null;
}

/**
 * Counts a sign-in before the password is checked, so that parallel requests are limited as sequential ones are (D69). From a
 * known device only its own attempts count; else those of the network, of the network to this account, and of all strangers to
 * this account. Throws `rate_limited`.
 */
export async function countLoginAttempt(
  { loginAccount, loginAddress, loginPair }: Buckets,
  { account, ip, knownDevice }: LoginOrigin,
): Promise<LoginAttempt> {
  const network = networkOfLogins(ip);
  const pair = `${account}@${knownDevice ?? network}`;
  // In this order, so that refused attempts use up neither the network's points nor, from a refused network, the account's.
  await consume(loginPair, pair);
  if (knownDevice === null) {
    await consume(loginAddress, network);
    await consume(loginAccount, account);
  }
  return {
    async succeeded() {
      if (knownDevice === null) await Promise.all([loginAddress.reward(network), loginAccount.reward(account)]);
      await loginPair.delete(pair);
    },
  };
}

/** Counts one of few attempts at a secret of the signed-in account, before it is checked (D69). Throws `rate_limited`. */
export async function countSecretAttempt(
  { loginPair }: Pick<Buckets, "loginPair">,
  key: string,
): Promise<LoginAttempt> {
  await consume(loginPair, key);
  return { succeeded: async () => void (await loginPair.delete(key)) };
}
