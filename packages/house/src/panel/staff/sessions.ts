import { type Action, flaggedActions } from "@livery/contract";
import type { StaffRole } from "@livery/contract/panel";
import { settingsDefaults } from "@livery/contract/settings";
import { type Kysely, sql } from "kysely";
import { newToken, tokenHash } from "../../accounts/secret-token.ts";
import type { Schema } from "../../db/schema.ts";
import type { Actor } from "../panel-context.ts";

/** D60: 30 minutes idle, 12 hours at most. Both use the database's real clock. */
const idle = sql<Date>`now() + interval '30 minutes'`;
const absolute = sql<Date>`now() + interval '12 hours'`;
/** The use of a session is written at most this often. */
const touchAfterMs = 60_000;
/** How long a second factor is fresh, milliseconds. */
export const factorFreshMs = 5 * 60_000;

export interface NewStaffSession {
  readonly tenantId: number;
  readonly staffId: number;
  readonly address: string;
  readonly userAgent: string;
}

/** Opens a session of the panel and returns its secret: 256 random bits, url-safe. The second factor was given just now. */
export async function openStaffSession(db: Kysely<Schema>, session: NewStaffSession): Promise<string> {
  const token = newToken();
  await db
    .insertInto("staff_session")
    .values({
      session_hash: tokenHash(token),
      tenant_id: session.tenantId,
      staff_id: session.staffId,
      idle_until: idle,
      absolute_until: absolute,
      address: session.address,
      user_agent: session.userAgent.slice(0, 300),
    })
    .execute();
  return token;
}

interface Row {
  readonly staff_id: number;
  readonly name: string;
  readonly role: StaffRole;
  readonly dealer_id: number | null;
  readonly currency: string | null;
  readonly flags: Readonly<Record<string, unknown>> | null;
  readonly factor_fresh: boolean;
  readonly idle_for: number;
}

/**
 * Returns the current actor of a session's secret; null if the session ended or was idle too long, or its account or a dealer
 * above it is passive. Every call reads it from the rows, so that a change applies from the next request on (D40).
 */
export async function actorOf(
  db: Kysely<Schema>,
  tenantId: number,
  hash: Buffer,
): Promise<{ readonly actor: Actor; readonly idleForMs: number } | null> {
  const { rows } = await sql<Row>`
    select s.staff_id, s.name, s.role, s.dealer_id, d.flags,
      coalesce(d.currency, (select top.currency from dealer top where top.tenant_id = ${tenantId} order by top.depth, top.dealer_id limit 1)) as currency,
      s.factor_at > now() - ${factorFreshMs}::double precision * interval '1 millisecond' as factor_fresh,
      (extract(epoch from now() + interval '30 minutes' - s.idle_until) * 1000)::double precision as idle_for
    from staff_signed_in(${tenantId}::integer, ${hash}) s left join dealer d on d.dealer_id = s.dealer_id
    where not ${passiveAbove(sql.ref("s.dealer_id"))}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const actor: Actor = {
    staffId: row.staff_id,
    tenantId,
    name: row.name,
    role: row.role,
    dealerId: row.dealer_id,
    currency: row.currency ?? settingsDefaults.defaultCurrency,
    flags: flagsOf(row.flags),
    factorFresh: row.factor_fresh,
  };
  return { actor, idleForMs: row.idle_for };
}

/** The actions that are switched on in a dealer's stored flags. */
export function flagsOf(stored: Readonly<Record<string, unknown>> | null): ReadonlySet<Action> {
  return new Set(flaggedActions.filter((action) => stored?.[action] === true));
}

/** Whether a dealer, or one above it, is passive: its staff cannot sign in then. */
export function passiveAbove(dealerId: ReturnType<typeof sql.ref>) {
  return sql<boolean>`exists (select from dealer own join dealer above on above.dealer_id = any (own.path)
    where own.dealer_id = ${dealerId} and above.status = 'passive')`;
}

/** Whether enough time has passed to write the use of a session. */
export function needsTouch(idleForMs: number): boolean {
  return idleForMs > touchAfterMs;
}

/** Records the use of a session, which extends it by thirty minutes, at most until its absolute end. */
export async function touchStaffSession(db: Kysely<Schema>, hash: Buffer): Promise<void> {
  await db
    .updateTable("staff_session")
    .set({ idle_until: idle })
    .where("session_hash", "=", hash)
    .where("ended_at", "is", null)
    .execute();
}

/** Ends one session, or all of an account except one. */
export async function endStaffSessions(
  db: Kysely<Schema>,
  which: { readonly hash: Buffer } | { readonly staffId: number; readonly exceptHash: Buffer | null },
  reason: "sign_out" | "password_changed" | "operator",
): Promise<void> {
  const ending = db
    .updateTable("staff_session")
    .set({ ended_at: sql<Date>`now()`, ended_reason: reason })
    .where("ended_at", "is", null);
  if ("hash" in which) await ending.where("session_hash", "=", which.hash).execute();
  else if (which.exceptHash === null) await ending.where("staff_id", "=", which.staffId).execute();
  else await ending.where("staff_id", "=", which.staffId).where("session_hash", "<>", which.exceptHash).execute();
}

/** Deletes sessions 60 days after their latest possible end. */
export async function forgetOldStaffSessions(db: Kysely<Schema>): Promise<void> {
  await db
    .deleteFrom("staff_session")
    .where("absolute_until", "<", sql<Date>`now() - interval '60 days'`)
    .execute();
}
