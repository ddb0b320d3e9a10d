import { cashBalance } from "../../accounts/balance.ts";
import type { Handler } from "../context.ts";

/** The session at a glance; the obfuscated id of the payload was compared with the session before (D41). */
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
