import { createHash, randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/schema.ts";

/** D60. Both run on the database's real clock: a development house's simulated time ends no session. */
const idle = sql<Date>`now() + interval '12 hours'`;
const absolute = sql<Date>`now() + interval '30 days'`;
/** A session is written to at most this often. */
const touchAfterMs = 60_000;

/** What a cookie leads to, without asking the database again. */
export interface Session {
  readonly hash: Buffer;
  readonly userId: number;
  readonly siteId: number;
  /** Milliseconds since the epoch, on the database's clock; moves on as the session is used. */
  idleUntil: number;
  readonly absoluteUntil: number;
}

/** The database keeps only a hash: who reads its tables can sign in as nobody. */
export function sessionHash(token: string): Buffer {
  return createHash("sha256").update(token).digest();
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
  const token = randomBytes(32).toString("base64url");
  await db
    .insertInto("session")
    .values({
      session_hash: sessionHash(token),
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
 * Opens a session that another one's player crossed to (D49), and returns its secret. It ends when that one ends for
 * good, and the two end together on sign-out; null where that one has ended already.
 */
export async function openKinSession(
  db: Kysely<Schema>,
  from: Buffer,
  browser: Pick<NewSession, "address" | "userAgent">,
): Promise<{ readonly token: string; readonly userId: number } | null> {
  const token = randomBytes(32).toString("base64url");
  const { rows } = await sql<{ player_id: number }>`
    insert into session (session_hash, tenant_id, site_id, player_id, idle_until, absolute_until, address, user_agent, origin_hash)
    select ${sessionHash(token)}, tenant_id, site_id, player_id, least(now() + interval '12 hours', absolute_until), absolute_until,
      ${browser.address}, ${browser.userAgent.slice(0, 300)}, coalesce(origin_hash, session_hash)
    from session
    where session_hash = ${from} and ended_at is null and idle_until > now() and absolute_until > now()
    for share
    returning player_id`.execute(db);
  const [opened] = rows;
  return opened ? { token, userId: opened.player_id } : null;
}

/** The live session of a hash; null where there is none. */
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

/** Whether enough time has passed to write the use of a session down. */
export function needsTouch(session: Session, now: number): boolean {
  return session.idleUntil - now < 12 * 3_600_000 - touchAfterMs;
}

/** Notes that a session was used: it lives on for twelve hours, at most until its absolute end. */
export async function touchSession(db: Kysely<Schema>, hash: Buffer): Promise<void> {
  await db
    .updateTable("session")
    .set({ idle_until: idle })
    .where("session_hash", "=", hash)
    .where("ended_at", "is", null)
    .execute();
}

/** `replaced`: its cookie was overwritten by a crossing from the other host (D49). Sign-out and an operator end a session's kin too. */
export type SessionEnd = "logout" | "password_changed" | "passive" | "operator" | "replaced";

/** Ends one session; every house hears of it. */
export async function endSession(db: Kysely<Schema>, hash: Buffer, reason: SessionEnd): Promise<void> {
  await db
    .updateTable("session")
    .set({ ended_at: sql<Date>`now()`, ended_reason: reason })
    .where("session_hash", "=", hash)
    .where("ended_at", "is", null)
    .execute();
}

/** Forgets sessions 60 days after the latest moment at which they could live; till then they say who signed in from where. */
export async function forgetOldSessions(db: Kysely<Schema>): Promise<void> {
  await db
    .deleteFrom("session")
    .where("absolute_until", "<", sql<Date>`now() - interval '60 days'`)
    .execute();
}

/** Ends a player's sessions but the one that is kept. */
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
