import { CallError } from "@livery/contract";
import type { PanelPayload, PanelResult } from "@livery/contract/panel";
import { sql } from "kysely";
import { loginAttemptsOf } from "../../accounts/login-attempts.ts";
import { passwordMatches } from "../../accounts/passwords.ts";
import { sessionHash } from "../../accounts/sessions.ts";
import type { PanelVisit } from "../panel-context.ts";
import { actorOf, openStaffSession, passiveAbove } from "../staff/sessions.ts";
import { useCode } from "../staff/use-code.ts";
import { staffOf } from "./staff-of.ts";

/**
 * Opens a session by name, password and the code of the second factor. The error and its time are the same whether the account
 * exists or not, and whichever of the three was wrong. Throws `wrong_credentials`, `rate_limited`, and `account_passive` if all
 * three are right.
 */
export async function panelSignIn(
  visit: PanelVisit,
  { name, password, code }: PanelPayload<"panelSignIn">,
): Promise<PanelResult<"panelSignIn">> {
  const { house, tenantId, ip, userAgent } = visit;
  const loginAttempts = loginAttemptsOf(house.buckets, `panel:${tenantId}:${name.toLowerCase()}`, ip);
  await loginAttempts.admit();
  const staff = await house.db
    .selectFrom("staff")
    .select(["staff_id", "password_hash", "status", passiveAbove(sql.ref("staff.dealer_id")).as("dealer_passive")])
    .where("tenant_id", "=", tenantId)
    .where((where) => where(where.fn("lower", ["name"]), "=", name.toLowerCase()))
    .executeTakeFirst();
  if (!(await knownAddress(visit, staff?.staff_id))) await loginAttempts.admitStranger();
  const rightPassword = await passwordMatches(password, staff?.password_hash ?? null);
  // Only a right password uses up the code: guessing passwords cannot use up the owner's codes.
  const rightCode = await useCode(house.db, rightPassword ? (staff?.staff_id ?? 0) : 0, code);
  if (!rightPassword || !rightCode || !staff) return loginAttempts.refuse();
  if (staff.status !== "active" || staff.dealer_passive) throw new CallError("account_passive");
  await loginAttempts.forget();
  const session = { tenantId, staffId: staff.staff_id, address: ip, userAgent };
  const token = await openStaffSession(house.db, session);
  const opened = await actorOf(house.db, tenantId, sessionHash(token));
  if (opened === null) throw new CallError("account_passive");
  visit.cookies.signIn(token);
  return staffOf(house, opened.actor, sessionHash(token));
}

/** Whether the account signed in from this address before: failed attempts from elsewhere do not lock the owner out. */
async function knownAddress({ house, ip }: PanelVisit, staffId: number | undefined): Promise<boolean> {
  // Runs for unknown accounts too, so that both take the same time.
  const row = await house.db
    .selectFrom("staff_session")
    .select("session_hash")
    .where("staff_id", "=", staffId ?? 0)
    .where("address", "=", ip)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
