import { CallError } from "@livery/contract";
import { sql } from "kysely";
import { refuseIfExhausted, consume } from "../../rate-limits.ts";
import type { PanelHandler } from "../panel-context.ts";
import { useCode } from "../staff/use-code.ts";
import { staffOf } from "./staff-of.ts";

/** Accepts an unused code and records the time: for five minutes, actions that require a fresh factor are permitted. */
export const panelConfirm: PanelHandler<"panelConfirm"> = async ({ house, actor, sessionHash }, { code }) => {
  // By account, across its sessions: a stolen session must not allow trying all codes.
  const account = `panel-code:${actor.staffId}`;
  await refuseIfExhausted(house.buckets.loginPair, account);
  if (!(await useCode(house.db, actor.staffId, code))) {
    await consume(house.buckets.loginPair, account);
    throw new CallError("second_factor_wrong", { path: "code" });
  }
  await house.buckets.loginPair.delete(account);
  await house.db
    .updateTable("staff_session")
    .set({ factor_at: sql<Date>`now()` })
    .where("session_hash", "=", sessionHash)
    .where("ended_at", "is", null)
    .execute();
  return staffOf(house, { ...actor, factorFresh: true }, sessionHash);
};
