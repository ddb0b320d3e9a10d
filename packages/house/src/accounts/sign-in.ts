import { CallError, type PayloadOut } from "@livery/contract";
import type { Kysely } from "kysely";
import type { Schema } from "../db/schema.ts";
import type { Buckets } from "../rate-limits.ts";
import { loginAttemptsOf } from "./login-attempts.ts";
import { passwordMatches } from "./passwords.ts";
import { openSession } from "./sessions.ts";

/** What a sign-in reads of its call. */
export interface SignInCall {
  readonly house: { readonly db: Kysely<Schema>; readonly buckets: Buckets };
  readonly site: { readonly siteId: number };
  /** The caller's address. */
  readonly ip: string;
  readonly userAgent: string;
}

export interface SignIn {
  /** The session's secret, used only for the cookie. */
  readonly token: string;
  readonly userId: number;
  readonly lang: string;
}

/**
 * Checks a player's name and password and opens a session. The error and its time are the same whether the account exists or not.
 * Throws `wrong_credentials`, `account_passive` (only with the right password) and `rate_limited`.
 */
export async function signIn(context: SignInCall, credentials: PayloadOut<"userLogin">): Promise<SignIn> {
  const { house, site, ip, userAgent } = context;
  const loginAttempts = loginAttemptsOf(house.buckets, `${site.siteId}:${credentials.userName.toLowerCase()}`, ip);
  await loginAttempts.admit();
  const player = await house.db
    .selectFrom("player")
    .select(["player_id", "tenant_id", "password_hash", "status", "lang"])
    .where("site_id", "=", site.siteId)
    .where((where) => where(where.fn("lower", ["user_name"]), "=", credentials.userName.toLowerCase()))
    .executeTakeFirst();
  if (!(await knownAddress(context, player?.player_id))) await loginAttempts.admitStranger();
  // A keypad password belongs to an enrolled terminal (§5), never to players of this call.
  const usableHash = credentials.passwordKind === "terminal" ? null : (player?.password_hash ?? null);
  if (!(await passwordMatches(credentials.password, usableHash)) || !player) return loginAttempts.refuse();
  if (player.status !== "active") throw new CallError("account_passive");
  await loginAttempts.forget();
  const session = { tenantId: player.tenant_id, siteId: site.siteId, userId: player.player_id, address: ip, userAgent };
  return { token: await openSession(house.db, session), userId: player.player_id, lang: player.lang };
}

/** Whether the account signed in from this address before: failed attempts from elsewhere do not lock the owner out. */
async function knownAddress({ house, ip }: SignInCall, userId: number | undefined): Promise<boolean> {
  // Runs for unknown accounts too, so that both take the same time.
  const row = await house.db
    .selectFrom("session")
    .select("session_hash")
    .where("player_id", "=", userId ?? 0)
    .where("address", "=", ip)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
