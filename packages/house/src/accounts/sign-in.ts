import { CallError, type PayloadOut } from "@livery/contract";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/schema.ts";
import type { FairQueue } from "../fair-queue.ts";
import type { Buckets } from "../rate-limits.ts";
import { isKnownDevice, rememberDevice } from "./known-devices.ts";
import { countLoginAttempt } from "./login-attempts.ts";
import { passwordMatches } from "./passwords.ts";
import { openSession } from "./sessions.ts";

/** What a sign-in reads of its call. */
export interface SignInCall {
  readonly house: { readonly db: Kysely<Schema>; readonly buckets: Buckets; readonly hashing: FairQueue };
  readonly site: { readonly siteId: number };
  /** The caller's address. */
  readonly ip: string;
  readonly userAgent: string;
  /** The browser's device secret, or null. */
  readonly device: string | null;
}

export interface SignIn {
  /** The session's secret, used only for the cookie. */
  readonly token: string;
  /** The device secret, used only for its cookie. */
  readonly device: string;
  readonly userId: number;
  readonly lang: string;
}

/**
 * Checks a player's name and password and opens a session. The error and its time are the same whether the account exists or not.
 * Throws `wrong_credentials`, `account_passive` (only with the right password) and `rate_limited`.
 */
export async function signIn(context: SignInCall, credentials: PayloadOut<"userLogin">): Promise<SignIn> {
  const { device, house, site, ip, userAgent } = context;
  const player = await house.db
    .selectFrom("player")
    .select(["player_id", "tenant_id", "password_hash", "status", "lang"])
    .where("site_id", "=", site.siteId)
    .where("player_id", "=", sql<number>`player_named(${site.siteId}, ${credentials.userName})`)
    .executeTakeFirst();
  const isKnown = await isKnownDevice(house.db, device, { playerId: player?.player_id ?? 0 });
  const attempt = await countLoginAttempt(house.buckets, {
    account: `${site.siteId}:${credentials.userName.toLowerCase()}`,
    ip,
    knownDevice: isKnown ? device : null,
  });
  // A keypad password belongs to an enrolled terminal (§5), never to players of this call.
  const usableHash = credentials.passwordKind === "terminal" ? null : (player?.password_hash ?? null);
  const isRight = await house.hashing.run(ip, () => passwordMatches(credentials.password, usableHash));
  if (!isRight || !player) throw new CallError("wrong_credentials");
  await attempt.succeeded();
  if (player.status !== "active") throw new CallError("account_passive");
  const { player_id: userId, tenant_id: tenantId, lang } = player;
  const token = await openSession(house.db, { tenantId, siteId: site.siteId, userId, address: ip, userAgent });
  return { token, device: await rememberDevice(house.db, device, tenantId, { playerId: userId }), userId, lang };
}
