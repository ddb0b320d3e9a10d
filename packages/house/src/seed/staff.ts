import type { StaffRole } from "@livery/contract/panel";
import type { Kysely } from "kysely";
import type { PasswordHash } from "../accounts/passwords.ts";
import type { Schema } from "../db/schema.ts";
import type { Keyring } from "../secrets/keyring.ts";
import { createStaff } from "../panel/staff/accounts.ts";

export interface SeedStaff {
  readonly name: string;
  /** Profile strict (D34). */
  readonly password: string;
  readonly role: StaffRole;
  /** Name of the dealer that the account acts for; absent for an operator or admin. */
  readonly dealer?: string;
  readonly lang: string;
  /** The secret of the second factor: 16 to 64 bytes. */
  readonly secret: Buffer;
}

/** Creates an account of the panel if none has its name. */
export async function ensureStaff(
  db: Kysely<Schema>,
  tenantId: number,
  dealerIds: Readonly<Record<string, number>>,
  { dealer, ...staff }: SeedStaff,
  { keys, hash }: { readonly keys?: Keyring; readonly hash?: PasswordHash | undefined },
): Promise<void> {
  const ofTenant = staff.role === "platform" ? null : tenantId;
  const known = await db
    .selectFrom("staff")
    .select("staff_id")
    .where("tenant_id", "is not distinct from", ofTenant)
    .where((where) => where(where.fn("lower", ["name"]), "=", staff.name.toLowerCase()))
    .executeTakeFirst();
  if (known) return;
  const dealerId = dealer === undefined ? null : dealerIds[dealer];
  if (dealerId === undefined) throw new RangeError(`the account ${staff.name} has no dealer ${dealer ?? ""}`);
  await createStaff(db, { ...staff, tenantId: ofTenant, dealerId }, keys ?? null, hash);
}
