import { CallError } from "@livery/contract";
import { requireClassicPassword } from "./password-profiles.ts";
import { hashPassword, passwordMatches } from "./passwords.ts";
import { endOtherSessions } from "./sessions.ts";
import type { Handler } from "../context.ts";
import { signedIn } from "../http/identity.ts";
import { refuseIfExhausted, consume } from "../rate-limits.ts";

/** Changes the caller's own password and ends all other sessions of the account. */
export const changePassword: Handler<"changePassword"> = async (context, { current, next }) => {
  const { house, ip } = context;
  const { userId, hash, player } = signedIn(context);
  const pair = `${player.siteId}:${player.userName.toLowerCase()}@${ip}`;
  // A stolen session must not allow more guesses than a sign-in does.
  await refuseIfExhausted(house.buckets.loginPair, pair);
  const row = await house.db
    .selectFrom("player")
    .select("password_hash")
    .where("player_id", "=", userId)
    .executeTakeFirstOrThrow();
  if (!(await passwordMatches(current, row.password_hash))) {
    await consume(house.buckets.loginPair, pair);
    throw new CallError("password_wrong", { path: "currentPassword" });
  }
  requireClassicPassword(next, player.userName, "newPassword");
  const password_hash = await hashPassword(next);
  await house.db.transaction().execute(async (trx) => {
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
  return {};
};
