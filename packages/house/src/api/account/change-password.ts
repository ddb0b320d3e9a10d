import { CallError } from "@livery/contract";
import { hashPassword, passwordMatches } from "../../accounts/passwords.ts";
import { endOtherSessions } from "../../accounts/sessions.ts";
import { type Handler, signedIn } from "../context.ts";
import { refuseIfSpent, take } from "../../limits.ts";

/** Changes the caller's own password; all other sessions of the account end. */
export const changePassword: Handler<"changePassword"> = async (context, { current, next }) => {
  const { house, ip } = context;
  const { userId, hash, player } = signedIn(context);
  const pair = `${player.siteId}:${player.userName.toLowerCase()}@${ip}`;
  // A borrowed session may not guess the password any faster than a sign-in.
  await refuseIfSpent(house.buckets.loginPair, pair);
  const row = await house.db
    .selectFrom("player")
    .select("password_hash")
    .where("player_id", "=", userId)
    .executeTakeFirstOrThrow();
  if (!(await passwordMatches(current, row.password_hash))) {
    await take(house.buckets.loginPair, pair);
    throw new CallError("password_wrong", { path: "currentPassword" });
  }
  // §5 and D34, profile "classic": 4 to 20 characters, other than the name.
  if (next.length > 20 || next.toLowerCase() === player.userName.toLowerCase())
    throw new CallError("password_too_weak", { path: "newPassword", params: { minimum: 4, maximum: 20 } });
  const password_hash = await hashPassword(next);
  await house.db.transaction().execute(async (trx) => {
    // Only over the hash that was checked: of two changes at once one loses.
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
