import { CallError } from "@livery/contract";
import type { Kysely } from "kysely";
import type { Schema } from "../db/schema.ts";
import type { FairQueue } from "../fair-queue.ts";
import type { Buckets } from "../rate-limits.ts";
import { countSecretAttempt } from "./login-attempts.ts";
import { requireClassicPassword } from "./password-profiles.ts";
import { hashPassword, passwordMatches } from "./passwords.ts";
import type { Player } from "./player.ts";
import { endOtherSessions } from "./sessions.ts";

/** The signed-in player who changes their password, at an address. */
export interface PasswordOwner {
  readonly userId: number;
  /** Key of the session's row. */
  readonly hash: Buffer;
  readonly player: Pick<Player, "siteId" | "userName">;
  readonly ip: string;
}

/**
 * Changes a player's own password and ends all other sessions of the account. Throws `password_wrong`, `password_too_weak` and
 * `rate_limited`.
 */
export async function changePassword(
  {
    db,
    buckets,
    hashing,
  }: {
    readonly db: Kysely<Schema>;
    readonly buckets: Pick<Buckets, "loginPair">;
    readonly hashing: FairQueue;
  },
  { userId, hash, player, ip }: PasswordOwner,
  { current, next }: { readonly current: string; readonly next: string },
): Promise<void> {
  // A stolen session must not allow more guesses than a sign-in does.
  const attempt = await countSecretAttempt(buckets, `password:${player.siteId}:${player.userName.toLowerCase()}`);
  const row = await db
    .selectFrom("player")
    .select("password_hash")
    .where("player_id", "=", userId)
    .executeTakeFirstOrThrow();
  if (!(await hashing.run(ip, () => passwordMatches(current, row.password_hash))))
    throw new CallError("password_wrong", { path: "currentPassword" });
  await attempt.succeeded();
  requireClassicPassword(next, player.userName, "newPassword");
  const password_hash = await hashing.run(ip, () => hashPassword(next));
  await db.transaction().execute(async (trx) => {
    // Updates only the hash that was checked: of two simultaneous changes, one fails.
    const { numUpdatedRows } = await trx
      .updateTable("player")
      .set({ password_hash })
      .where("player_id", "=", userId)
      .where("password_hash", "=", row.password_hash)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw new CallError("password_wrong", { path: "currentPassword" });
    await endOtherSessions(trx, userId, hash, "password_changed");
  });
}
