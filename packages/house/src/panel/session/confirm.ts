import { CallError } from "@livery/contract";
import { sql } from "kysely";
import { countSecretAttempt } from "../../accounts/login-attempts.ts";
import type { PanelHandler } from "../panel-context.ts";
import { readCredentials } from "../staff/credentials.ts";
import { useCode } from "../staff/use-code.ts";
import { staffOf } from "./staff-of.ts";

/** Accepts an unused code and records the time: for five minutes, actions that require a fresh factor are permitted. */
export const panelConfirm: PanelHandler<"panelConfirm"> = async ({ house, actor, sessionHash, log }, { code }) => {
  // By account, across its sessions: a stolen session must not allow trying all codes.
  const attempt = await countSecretAttempt(house.buckets, `panel-code:${actor.staffId}`);
  const credentials = await readCredentials(house.db, actor.staffId);
  const owner = credentials && { staffId: actor.staffId, credentials };
  if (!(await useCode({ db: house.db, keys: house.keys, log }, owner, code)))
    throw new CallError("second_factor_wrong", { path: "code" });
  await attempt.succeeded();
  await house.db
    .updateTable("staff_session")
    .set({ factor_at: sql<Date>`now()` })
    .where("session_hash", "=", sessionHash)
    .where("ended_at", "is", null)
    .execute();
  return staffOf(house, { ...actor, factorFresh: true }, sessionHash);
};
