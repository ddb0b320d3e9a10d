import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/schema.ts";
import { newToken, tokenHash } from "./secret-token.ts";

/** D60. Both use the database's real clock: the simulated time of a development server ends no session. */
const idle = sql<Date>`now() + interval '12 hours'`;
const absolute = sql<Date>`now() + interval '30 days'`;
/** The use of a session is written at most this often. */
const touchAfterMs = 60_000;

/** The session of a cookie, cached. */
export interface Session {
  readonly hash: Buffer;
  readonly userId: number;
  readonly siteId: number;
  /** Milliseconds since the epoch, on the database's clock; extended as the session is used. */
  idleUntil: number;
  readonly absoluteUntil: number;
}

export interface NewSession {
  readonly tenantId: number;
  readonly siteId: number;
  readonly userId: number;
  readonly address: string;
  readonly userAgent: string;
}

/** Opens a session and returns its secret: 256 random bits, url-safe. */
export async function openSession(db: Kysely<Schema>, session: NewSession): Promise<string> {
  const token = newToken();
  await db
    .insertInto("session")
    .values({
      session_hash: tokenHash(token),
      tenant_id: session.tenantId,
      site_id: session.siteId,
      player_id: session.userId,
      idle_until: idle,
      absolute_until: absolute,
      address: session.address,
      user_agent: session.userAgent.slice(0, 300),
    })
    .execute();
  return token;
}

/**
 * Opens a session by a hand-off from another session of the player (D49) and returns its secret; null if that session has ended.
 * It has the same absolute end, and a sign-out ends both.
 */
export async function openKinSession(
  db: Kysely<Schema>,
  from: Buffer,
  browser: Pick<NewSession, "address" | "userAgent">,
): Promise<{ readonly token: string; readonly userId: number } | null> {
  const token = newToken();
  const { rows } = await sql<{ player_id: number }>`
    insert into session (session_hash, tenant_id, site_id, player_id, idle_until, absolute_until, address, user_agent, origin_hash)
    select ${tokenHash(token)}, tenant_id, site_id, player_id, least(now() + interval '12 hours', absolute_until), absolute_until,
      ${browser.address}, ${browser.userAgent.slice(0, 300)}, coalesce(origin_hash, session_hash)
    from session
    where session_hash = ${from} and ended_at is null and idle_until > now() and absolute_until > now()
    for share
    returning player_id`.execute(db);
  const [opened] = rows;
  return opened ? { token, userId: opened.player_id } : null;
}

/** Loads the active session of a hash; null if there is none. */
export async function loadSession(db: Kysely<Schema>, hash: Buffer): Promise<Session | null> {
  const row = await db
    .selectFrom("session")
    .select(["player_id", "site_id", "idle_until", "absolute_until"])
    .where("session_hash", "=", hash)
    .where("ended_at", "is", null)
    .where("idle_until", ">", sql<Date>`now()`)
    .where("absolute_until", ">", sql<Date>`now()`)
    .executeTakeFirst();
  if (!row) return null;
  return {
    hash,
    userId: row.player_id,
    siteId: row.site_id,
    idleUntil: row.idle_until.getTime(),
    absoluteUntil: row.absolute_until.getTime(),
  };
}

/** Whether enough time has passed to write the use of a session. */
export function needsTouch(session: Session, now: number): boolean {
  return session.idleUntil - now < 12 * 3_600_000 - touchAfterMs;
}

/** Records the use of a session, which extends it by twelve hours, at most until its absolute end. */
export async function touchSession(db: Kysely<Schema>, hash: Buffer): Promise<void> {
  await db
    .updateTable("session")
    .set({ idle_until: idle })
    .where("session_hash", "=", hash)
    .where("ended_at", "is", null)
    .execute();
}

/**
 * `replaced`: its cookie was overwritten by a hand-off from the other host (D49). Sign-out and an operator end linked sessions
 * too.
 */
export type SessionEnd = "logout" | "password_changed" | "passive" | "operator" | "replaced";

/** Ends one session; every server is notified. */
export async function endSession(db: Kysely<Schema>, hash: Buffer, reason: SessionEnd): Promise<void> {
  await db
    .updateTable("session")
    .set({ ended_at: sql<Date>`now()`, ended_reason: reason })
    .where("session_hash", "=", hash)
    .where("ended_at", "is", null)
    .execute();
}

/** Deletes sessions 60 days after their latest possible end; until then they show which address signed in. */
export async function forgetOldSessions(db: Kysely<Schema>): Promise<void> {
  await db
    .deleteFrom("session")
    .where("absolute_until", "<", sql<Date>`now() - interval '60 days'`)
    .execute();
}

/** Ends all of a player's sessions except one. */
export async function endOtherSessions(
  db: Kysely<Schema>,
  userId: number,
  exceptHash: Buffer,
  reason: SessionEnd,
): Promise<void> {
  await db
    .updateTable("session")
    .set({ ended_at: sql<Date>`now()`, ended_reason: reason })
    .where("player_id", "=", userId)
    .where("session_hash", "<>", exceptHash)
    .where("ended_at", "is", null)
    .execute();
}
