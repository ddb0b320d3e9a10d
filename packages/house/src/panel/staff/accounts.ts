import type { StaffRole } from "@livery/contract/panel";
import { type Kysely, sql } from "kysely";
import { hashPassword, type PasswordHash } from "../../accounts/passwords.ts";
import { isStrict } from "../../accounts/password-profiles.ts";
import { inTransaction } from "../../db/in-transaction.ts";
import type { Schema } from "../../db/schema.ts";
import type { Keyring } from "../../secrets/keyring.ts";
import { totpPlace } from "../../secrets/stored-secrets.ts";
import { endStaffSessions } from "./sessions.ts";
import { newTotpSecret } from "./totp.ts";

/** Why an account of the panel cannot be created or changed; `message` describes it. */
export class StaffRefusal extends Error {
  readonly reason: "name" | "password" | "name_in_use" | "dealer" | "tenant" | "not_found" | "last_admin";

  constructor(reason: StaffRefusal["reason"], message: string) {
    super(message);
    this.name = "StaffRefusal";
    this.reason = reason;
  }
}

export interface NewStaff {
  /** null for the role `platform` alone, which belongs to no tenant (D91). */
  readonly tenantId: number | null;
  readonly name: string;
  /** 8 to 64 characters, profile strict (D34). */
  readonly password: string;
  readonly role: StaffRole;
  /** The dealer that the account acts for; null for an operator, an admin and the platform's staff. */
  readonly dealerId: number | null;
  readonly lang: string;
  /** Generated if left out. */
  readonly secret?: Buffer | undefined;
  /** Who creates it; left out: a command of the operator. */
  readonly createdBy?: number;
}

/** Creates an account of the panel and returns the secret of its second factor, which is shown once. Throws StaffRefusal. */
export async function createStaff(
  db: Kysely<Schema>,
  staff: NewStaff,
  keys: Keyring | null,
  hash: PasswordHash = hashPassword,
): Promise<{ readonly staffId: number; readonly secret: Buffer }> {
  requireParty(staff);
  if (!/^[A-Za-z0-9._-]{1,64}$/.test(staff.name))
    throw new StaffRefusal("name", "A name has 1 to 64 Latin letters, digits, dots, hyphens or underscores.");
  requireStrict(staff.password, staff.name);
  await requireFreeName(db, staff);
  const secret = staff.secret ?? newTotpSecret();
  // The secret is bound to the row's id, so that the id is needed first.
  const { rows } = await sql<{
    id: number;
  }>`select nextval(pg_get_serial_sequence('staff', 'staff_id'))::integer as id`.execute(db);
  const { id } = rows[0] as { id: number };
  const made = await db
    .insertInto("staff")
    .values({
      staff_id: id,
      tenant_id: staff.tenantId,
      dealer_id: staff.dealerId,
      role: staff.role,
      name: staff.name,
      password_hash: await hash(staff.password),
      ...storedTotp(keys, id, secret),
      access_given_by: staff.createdBy ?? null,
      lang: staff.lang,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("staff_id")
    .executeTakeFirst();
  if (!made) throw new StaffRefusal("name_in_use", `There is an account ${staff.name} already.`);
  return { staffId: made.staff_id, secret };
}

/** Throws StaffRefusal unless the account acts for the party that its role needs. */
function requireParty({ role, dealerId, tenantId }: NewStaff): void {
  const forDealer = role !== "operator" && role !== "admin" && role !== "platform";
  if (forDealer === (dealerId === null))
    throw new StaffRefusal(
      "dealer",
      forDealer ? `A ${role} acts for a dealer.` : `An account with the role ${role} acts for no dealer.`,
    );
  if ((role === "platform") !== (tenantId === null))
    throw new StaffRefusal("tenant", "The platform's staff belong to no tenant, and all other staff to one.");
}

/** At the panel of a tenant its own staff and the platform's sign in by name: they share no name. Throws StaffRefusal. */
async function requireFreeName(db: Kysely<Schema>, { name, tenantId }: NewStaff): Promise<void> {
  const other = await db
    .selectFrom("staff")
    .select("staff_id")
    .where("tenant_id", tenantId === null ? "is not" : "is", null)
    .where((where) => where(where.fn("lower", ["name"]), "=", name.toLowerCase()))
    .executeTakeFirst();
  if (other !== undefined) throw new StaffRefusal("name_in_use", `There is an account ${name} already.`);
}

export interface StaffListed {
  readonly staffId: number;
  readonly name: string;
  readonly role: StaffRole;
  /** Name of the dealer, or null. */
  readonly dealer: string | null;
  readonly active: boolean;
}

/** The accounts of a tenant's panel by name, or those of the platform (null). */
export async function listStaff(db: Kysely<Schema>, tenantId: number | null): Promise<readonly StaffListed[]> {
  const rows = await db
    .selectFrom("staff")
    .leftJoin("dealer", "dealer.dealer_id", "staff.dealer_id")
    .select(["staff_id", "staff.name", "role", "dealer.name as dealer", "staff.status"])
    .where("staff.tenant_id", "is not distinct from", tenantId)
    .orderBy("staff.name")
    .execute();
  return rows.map(({ staff_id, name, role, dealer, status }) => ({
    staffId: staff_id,
    name,
    role,
    dealer,
    active: status === "active",
  }));
}

/**
 * Gives an account a new password and a new second factor, and ends its sessions; returns the new secret. Throws
 * StaffRefusal.
 */
export async function resetStaff(
  db: Kysely<Schema>,
  staff: {
    readonly tenantId: number | null;
    readonly name: string;
    readonly password: string;
    /** Who resets it; left out: a command of the operator. */
    readonly resetBy?: number;
  },
  keys: Keyring | null,
): Promise<{ readonly staffId: number; readonly secret: Buffer }> {
  requireStrict(staff.password, staff.name);
  const secret = newTotpSecret();
  const password_hash = await hashPassword(staff.password);
  return inTransaction(db, async (trx) => {
    const row = await trx
      .selectFrom("staff")
      .select("staff_id")
      .where("tenant_id", "is not distinct from", staff.tenantId)
      .where((where) => where(where.fn("lower", ["name"]), "=", staff.name.toLowerCase()))
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw new StaffRefusal("not_found", `There is no account ${staff.name}.`);
    await trx
      .updateTable("staff")
      .set({
        password_hash,
        ...storedTotp(keys, row.staff_id, secret),
        totp_step: 0n,
        access_given_by: staff.resetBy ?? null,
        access_given_at: sql<Date>`now()`,
      })
      .where("staff_id", "=", row.staff_id)
      .execute();
    await endStaffSessions(trx, { staffId: row.staff_id, exceptHash: null }, "operator");
    return { staffId: row.staff_id, secret };
  });
}

/** Sealed if there is a key (D102). */
function storedTotp(
  keys: Keyring | null,
  staffId: number,
  secret: Buffer,
): { readonly totp_secret: Buffer | null; readonly totp_sealed: Buffer | null } {
  return keys === null
    ? { totp_secret: secret, totp_sealed: null }
    : { totp_secret: null, totp_sealed: keys.seal(secret, totpPlace(staffId)) };
}

function requireStrict(password: string, name: string): void {
  if (!isStrict(password, name))
    throw new StaffRefusal(
      "password",
      "A password of the panel has 8 to 64 characters, does not hold the account's name and is no word that attackers try first.",
    );
}
