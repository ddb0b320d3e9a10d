import { CallError } from "@livery/contract";
import { sql } from "kysely";
import { hashPassword, passwordMatches } from "../../accounts/passwords.ts";
import { requireStrictPassword } from "../../accounts/password-profiles.ts";
import { countSecretAttempt } from "../../accounts/login-attempts.ts";
import { recordChange } from "../audit/record-change.ts";
import type { PanelHandler } from "../panel-context.ts";
import { readCredentials } from "../staff/credentials.ts";
import { endStaffSessions } from "../staff/sessions.ts";

/** Changes the caller's own password (profile strict, D34) and ends all other sessions of the account. */
export const panelChangePassword: PanelHandler<"panelChangePassword"> = async (context, { current, next }) => {
  const { house, actor, ip, sessionHash } = context;
  // A stolen session must not allow more guesses than a sign-in does.
  const attempt = await countSecretAttempt(house.buckets, `panel-password:${actor.staffId}`);
  const checked = (await readCredentials(house.db, actor.staffId))?.password_hash ?? null;
  const isRight = await house.hashing.run(ip, () => passwordMatches(current, checked));
  if (!isRight) throw new CallError("password_wrong", { path: "current" });
  await attempt.succeeded();
  requireStrictPassword(next, actor.name, "next");
  const password_hash = await house.hashing.run(ip, () => hashPassword(next));
  await house.db.transaction().execute(async (trx) => {
    // Updates only the hash that was checked: of two simultaneous changes, one fails.
    await sql`select from staff where staff_id = ${actor.staffId} for update`.execute(trx);
    if ((await readCredentials(trx, actor.staffId))?.password_hash !== checked)
      throw new CallError("password_wrong", { path: "current" });
    await trx.updateTable("staff").set({ password_hash }).where("staff_id", "=", actor.staffId).execute();
    await endStaffSessions(trx, { staffId: actor.staffId, exceptHash: sessionHash }, "password_changed");
    await recordChange(trx, context, {
      action: "account.own",
      target: { kind: "staff", id: actor.staffId, name: actor.name },
      changes: [{ field: "password", before: null, after: null }],
    });
  });
  return {};
};
