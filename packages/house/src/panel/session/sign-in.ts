import { CallError } from "@livery/contract";
import type { PanelPayload, PanelResult } from "@livery/contract/panel";
import { sql } from "kysely";
import { isKnownDevice, rememberDevice } from "../../accounts/known-devices.ts";
import { countLoginAttempt } from "../../accounts/login-attempts.ts";
import { passwordMatches } from "../../accounts/passwords.ts";
import { tokenHash } from "../../accounts/secret-token.ts";
import type { TenantHouse } from "../../context.ts";
import type { PanelVisit } from "../panel-context.ts";
import { readCredentials } from "../staff/credentials.ts";
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
  const { cookies, forPlatform, house, tenantId, ip, userAgent, log } = visit;
  const staff = await accountNamed(house, tenantId, name);
  const isKnown = await isKnownDevice(house.db, cookies.device, { staffId: staff?.staff_id ?? 0 });
  const attempt = await countLoginAttempt(house.buckets, {
    account: `panel:${tenantId}:${name.toLowerCase()}`,
    ip,
    knownDevice: isKnown ? cookies.device : null,
  });
  // A tenant's call may neither read nor write the rows of the platform's staff.
  const ofAccount = staff?.tenant_id === null ? forPlatform() : house;
  const { db } = ofAccount;
  const staffId = staff?.staff_id ?? 0;
  const credentials = await readCredentials(db, staffId);
  const rightPassword = await house.hashing.run(ip, () =>
    passwordMatches(password, credentials?.password_hash ?? null),
  );
  // Only a right password uses up the code: guessing passwords cannot use up the owner's codes.
  const owner = rightPassword && credentials !== null ? { staffId, credentials } : null;
  const rightCode = await useCode({ db, keys: house.keys, log }, owner, code);
  if (!rightPassword || !rightCode || !staff) throw new CallError("wrong_credentials");
  await attempt.succeeded();
  if (staff.status !== "active" || staff.dealer_passive) throw new CallError("account_passive");
  const session = { tenantId, staffId: staff.staff_id, address: ip, userAgent };
  const token = await openStaffSession(house.db, session);
  const opened = await actorOf(house.db, tenantId, tokenHash(token));
  if (opened === null) throw new CallError("account_passive");
  cookies.signIn(token, await rememberDevice(house.db, cookies.device, tenantId, { staffId: staff.staff_id }));
  return staffOf(ofAccount, opened.actor, tokenHash(token));
}

interface Account {
  readonly staff_id: number;
  /** null: of the platform (D91). */
  readonly tenant_id: number | null;
  readonly status: "active" | "passive";
  readonly dealer_passive: boolean;
}

/** The account that a tenant's panel knows by this name. */
async function accountNamed({ db }: TenantHouse, tenantId: number, name: string): Promise<Account | undefined> {
  const { rows } = await sql<Account>`
    select staff_id, tenant_id, status, ${passiveAbove(sql.ref("named.dealer_id"))} as dealer_passive
    from staff_signing_in(${tenantId}::integer, ${name}) named`.execute(db);
  return rows[0];
}
