import { CallError, type ErrorCode, type PayloadOut } from "@livery/contract";
import { canonicalIdentity, type IdentityKind, identityKinds } from "@livery/contract/registration";
import type { Kysely } from "kysely";
import type { Schema } from "../../db/schema.ts";

const inUse: Readonly<Record<IdentityKind, ErrorCode>> = {
  email: "email_in_use",
  mobile: "mobile_in_use",
  idNumber: "id_number_in_use",
};

/**
 * Claims a player's addresses and numbers; if two players claim one at once, one gets it. The order is always the same, so that
 * there is no deadlock. Throws `email_in_use`, `mobile_in_use` and `id_number_in_use`.
 */
export async function claimIdentities(
  trx: Kysely<Schema>,
  player: { readonly siteId: number; readonly tenantId: number; readonly playerId: number },
  given: Pick<PayloadOut<"userRegister">, IdentityKind>,
): Promise<void> {
  for (const kind of identityKinds) {
    const text = given[kind];
    if (text === undefined) continue;
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto("player_identity")
      .values({
        site_id: player.siteId,
        kind,
        value: canonicalIdentity(kind, text),
        tenant_id: player.tenantId,
        player_id: player.playerId,
      })
      .onConflict((conflict) => conflict.constraint("player_identity_taken").doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) throw new CallError(inUse[kind], { path: kind });
  }
}

export async function isNameTaken(db: Kysely<Schema>, siteId: number, userName: string): Promise<boolean> {
  const row = await db
    .selectFrom("player")
    .select("player_id")
    .where("site_id", "=", siteId)
    .where((where) => where(where.fn("lower", ["user_name"]), "=", userName.toLowerCase()))
    .executeTakeFirst();
  return row !== undefined;
}

export async function isIdentityTaken(
  db: Kysely<Schema>,
  siteId: number,
  kind: IdentityKind,
  text: string,
): Promise<boolean> {
  const row = await db
    .selectFrom("player_identity")
    .select("player_id")
    .where("site_id", "=", siteId)
    .where("kind", "=", kind)
    .where("value", "=", canonicalIdentity(kind, text))
    .executeTakeFirst();
  return row !== undefined;
}
