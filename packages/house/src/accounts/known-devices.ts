import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/schema.ts";
import { newToken, tokenHash } from "./secret-token.ts";

/** The account that signs in from a browser: a player or a member of staff. */
export type DeviceOwner = { readonly playerId: number } | { readonly staffId: number };

const idsOf = (owner: DeviceOwner): { readonly player: number | null; readonly staff: number | null } =>
  "playerId" in owner ? { player: owner.playerId, staff: null } : { player: null, staff: owner.staffId };

/**
 * Whether the account signed in with this device secret before (D69). The query runs for unknown accounts and without a secret
 * too, so that the time reveals neither.
 */
export async function isKnownDevice(db: Kysely<Schema>, token: string | null, owner: DeviceOwner): Promise<boolean> {
  const { player, staff } = idsOf(owner);
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from known_device where device_hash = ${tokenHash(token ?? "")}
      and (player_id = ${player}::integer or staff_id = ${staff}::integer)) as known`.execute(db);
  return rows[0]?.known ?? false;
}

/** Records a sign-in with a device secret, a new one if the browser has none, and returns the secret for the cookie. */
export async function rememberDevice(
  db: Kysely<Schema>,
  token: string | null,
  tenantId: number,
  owner: DeviceOwner,
): Promise<string> {
  const secret = token ?? newToken();
  const { player, staff } = idsOf(owner);
  await sql`
    insert into known_device (device_hash, tenant_id, player_id, staff_id)
    values (${tokenHash(secret)}, ${tenantId}, ${player}::integer, ${staff}::integer)
    on conflict (device_hash, player_id, staff_id) do update set seen_at = now()`.execute(db);
  return secret;
}

/** Deletes devices that were not used for 400 days, the longest life of a cookie. */
export async function forgetOldDevices(db: Kysely<Schema>): Promise<void> {
  await sql`delete from known_device where seen_at < now() - interval '400 days'`.execute(db);
}
