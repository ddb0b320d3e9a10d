import { CallError } from "@livery/contract";
import type { PanelPayload, PanelResult } from "@livery/contract/panel";
import { sql } from "kysely";
import { loginAttemptsOf } from "../../accounts/login-attempts.ts";
import { passwordMatches } from "../../accounts/passwords.ts";
import { sessionHash } from "../../accounts/sessions.ts";
import type { PanelVisit } from "../context.ts";
import { actorOf, openStaffSession, passiveAbove } from "../staff/sessions.ts";
import { useCode } from "../staff/use-code.ts";
import { staffOf } from "./staff-of.ts";

/**
 * Opens a session by name, password and the code of the second factor. The answer and its time are the same whether the
 * account exists or not, and whichever of the three was wrong. Throws `wrong_credentials`, `rate_limited`, and
 * `account_passive` to who gave all three.
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
  // The code is spent by a right password alone: who guesses passwords cannot spend its owner's codes.
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

/** Whether the account was signed in from this address before: guesses from elsewhere do not lock its owner out. */
async function knownAddress({ house, ip }: PanelVisit, staffId: number | undefined): Promise<boolean> {
  // Asked for accounts that do not exist too, so that both take the same time.
  const row = await house.db
    .selectFrom("staff_session")
    .select("session_hash")
    .where("staff_id", "=", staffId ?? 0)
    .where("address", "=", ip)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
