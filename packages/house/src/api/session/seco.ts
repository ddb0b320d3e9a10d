import { cashBalance } from "../../accounts/balance.ts";
import type { Handler } from "../../context.ts";

/** A summary of the session; the payload's obfuscated id has already been compared with the session (D41). */
export const seco: Handler<"seco"> = async ({ house, session }) => {
  if (!session) return null;
  const { currency, version } = session.player;
  return {
    userId: session.userId,
    currency,
    version: Number(version),
    balance: await cashBalance(house.pool, session.userId),
  };
};
