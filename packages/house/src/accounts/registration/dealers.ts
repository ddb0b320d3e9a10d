import { CallError } from "@livery/contract";
import type { Kysely } from "kysely";
import type { Schema } from "../../db/schema.ts";
import { lockDealerOfPlayer } from "../dealer-quota.ts";

/** The currencies in which a site opens accounts, each with the dealer of its new players. */
export async function registrationDealers(
  db: Kysely<Schema>,
  siteId: number,
): Promise<readonly { readonly currency: string; readonly dealerId: number }[]> {
  return db
    .selectFrom("registration_dealer")
    .select(["currency", "dealer_id as dealerId"])
    .where("site_id", "=", siteId)
    .execute();
}

/**
 * Locks the dealer of a new player, so that simultaneous registrations are counted. Throws `registration_closed` if the dealer's
 * quota is full or the dealer is not active: a visitor can change neither.
 */
export async function lockQuota(trx: Kysely<Schema>, dealerId: number): Promise<void> {
  const { status, reachedQuota } = await lockDealerOfPlayer(trx, dealerId);
  if (status !== "active" || reachedQuota !== null) throw new CallError("registration_closed");
}
