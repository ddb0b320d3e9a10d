import { CallError } from "@livery/contract";
import type { Kysely } from "kysely";
import type { Schema } from "../../db/schema.ts";

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
  const dealer = await trx
    .selectFrom("dealer")
    .select(["status", "max_users"])
    .where("dealer_id", "=", dealerId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (dealer.status !== "active") throw new CallError("registration_closed");
  if (dealer.max_users === null) return;
  const { users } = await trx
    .selectFrom("player")
    .select(({ fn }) => fn.countAll<bigint>().as("users"))
    .where("dealer_id", "=", dealerId)
    .executeTakeFirstOrThrow();
  if (users >= BigInt(dealer.max_users)) throw new CallError("registration_closed");
}
