import { CallError } from "@livery/contract";
import { hashPassword, passwordMatches } from "../../accounts/passwords.ts";
import { requireStrictPassword } from "../../accounts/password-profiles.ts";
import { countSecretAttempt } from "../../accounts/login-attempts.ts";
import { recordChange } from "../audit/record-change.ts";
import type { PanelHandler } from "../panel-context.ts";
import { endStaffSessions } from "../staff/sessions.ts";

/** Changes the caller's own password (profile strict, D34) and ends all other sessions of the account. */
export const panelChangePassword: PanelHandler<"panelChangePassword"> = async (context, { current, next }) => {
  const { house, actor, ip, sessionHash } = context;
  // A stolen session must not allow more guesses than a sign-in does.
  const attempt = await countSecretAttempt(house.buckets, `panel-password:${actor.staffId}`);
  const row = await house.db
    .selectFrom("staff")
    .select("password_hash")
    .where("staff_id", "=", actor.staffId)
    .executeTakeFirstOrThrow();
  const isRight = await house.hashing.run(ip, () => passwordMatches(current, row.password_hash));
  if (!isRight) throw new CallError("password_wrong", { path: "current" });
  await attempt.succeeded();
  requireStrictPassword(next, actor.name, "next");
  const password_hash = await house.hashing.run(ip, () => hashPassword(next));
  await house.db.transaction().execute(async (trx) => {
    // Updates only the hash that was checked: of two simultaneous changes, one fails.
    const { numUpdatedRows } = await trx
      .updateTable("staff")
      .set({ password_hash })
      .where("staff_id", "=", actor.staffId)
      .where("password_hash", "=", row.password_hash)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw new CallError("password_wrong", { path: "current" });
    await endStaffSessions(trx, { staffId: actor.staffId, exceptHash: sessionHash }, "password_changed");
    await recordChange(trx, context, {
      action: "account.own",
      target: { kind: "staff", id: actor.staffId, name: actor.name },
      changes: [{ field: "password", before: null, after: null }],
    });
  });
  return {};
};
