import type { Kysely } from "kysely";
import type { Schema } from "../db/schema.ts";
import type { DealerLimits } from "./dealer-path.ts";

/** The dealer of a new player. */
export interface PlayersDealer {
  readonly dealerId: number;
  readonly name: string;
  readonly status: "active" | "passive";
  readonly currency: string;
  readonly limits: DealerLimits;
  /** The dealer's quota of players directly below, if it is reached; null if there is room. */
  readonly reachedQuota: number | null;
}

/**
 * Locks the dealer of a new player until the end of the transaction, so that the terms stay. Players below a dealer with a quota are
 * made one after the other, so that simultaneous ones are counted; others do not wait for one another.
 */
export async function lockDealerOfPlayer(trx: Kysely<Schema>, dealerId: number): Promise<PlayersDealer> {
  const dealers = trx
    .selectFrom("dealer")
    .select(["dealer_id as dealerId", "name", "status", "currency", "limits", "max_users as quota"])
    .where("dealer_id", "=", dealerId);
  const { quota, ...dealer } =
    (await dealers.where("max_users", "is", null).forShare().executeTakeFirst()) ??
    (await dealers.forNoKeyUpdate().executeTakeFirstOrThrow());
  const isReached = quota !== null && (await playersBelow(trx, dealerId)) >= quota;
  return { ...dealer, reachedQuota: isReached ? quota : null };
}

async function playersBelow(trx: Kysely<Schema>, dealerId: number): Promise<number> {
  const { players } = await trx
    .selectFrom("player")
    .select(({ fn }) => fn.countAll<bigint>().as("players"))
    .where("dealer_id", "=", dealerId)
    .executeTakeFirstOrThrow();
  return Number(players);
}
