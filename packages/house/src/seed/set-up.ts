import { randomInt } from "node:crypto";
import { flaggedActions } from "@livery/contract";
import { type Kysely, sql } from "kysely";
import { hashPassword, type PasswordHash } from "../accounts/passwords.ts";
import { inTransaction } from "../db/in-transaction.ts";
import type { Schema } from "../db/schema.ts";
import { createStaff, StaffRefusal } from "../panel/staff/accounts.ts";
import type { Keyring } from "../secrets/keyring.ts";
import { addDealer } from "../tenants/dealers.ts";
import { type Doer, made } from "../tenants/record.ts";
import { SetupRefusal } from "../tenants/refusal.ts";
import { createSite, type MadeSite, type NewSite } from "../tenants/sites.ts";
import { createTenant } from "../tenants/tenants.ts";

export interface TenantSetUp {
  readonly name: string;
  readonly panelHosts: readonly string[];
  /** The top dealer, which may do everything that a dealer may. */
  readonly dealer: string;
  /** ISO 4217: of the top dealer. */
  readonly currency: string;
  /** Names of the admins: two at least, since credit of the root needs a second person. */
  readonly admins: readonly string[];
  /** Language of the admins. */
  readonly lang: string;
  readonly site?: Omit<NewSite, "tenantId" | "currency" | "dealer"> | undefined;
  /** Throws SetupRefusal if the house has a tenant already. */
  readonly only?: boolean;
}

export interface SetUpOptions {
  readonly keys: Keyring | null;
  /** Default: at the cost of real accounts. */
  readonly hash?: PasswordHash;
}

/** Who may sign in now; shown once. */
export interface NewAccess {
  readonly name: string;
  readonly password: string;
  /** Of the second factor. */
  readonly secret: Buffer;
}

export interface TenantMade {
  readonly tenantId: number;
  readonly site: MadeSite | null;
  readonly admins: readonly NewAccess[];
}

/** Makes a tenant with its top dealer, admins and first site (D100), all or nothing. Throws SetupRefusal. */
export async function setUpTenant(
  db: Kysely<Schema>,
  setUp: TenantSetUp,
  doer: Doer,
  { hash = hashPassword, keys }: SetUpOptions,
): Promise<TenantMade> {
  const { currency, dealer, lang, name, panelHosts, site } = setUp;
  requireTwo(setUp.admins);
  return inTransaction(db, async (trx) => {
    // As a seed: of two commands at once one finds what the other made.
    await sql`select pg_advisory_xact_lock(hashtext('livery seed'))`.execute(trx);
    if (setUp.only === true) await requireNoTenant(trx);
    const tenantId = await createTenant(trx, { name, panelHosts }, doer);
    await addDealer(trx, { tenantId, name: dealer, currency, may: flaggedActions }, doer);
    const admins: NewAccess[] = [];
    for (const admin of setUp.admins)
      admins.push(await addAdmin(trx, { tenantId, name: admin, lang }, doer, { hash, keys }));
    const madeSite = site === undefined ? null : await createSite(trx, { ...site, tenantId, currency, dealer }, doer);
    return { tenantId, site: madeSite, admins };
  });
}

function requireTwo(admins: readonly string[]): void {
  if (new Set(admins.map((name) => name.toLowerCase())).size === admins.length && admins.length >= 2) return;
  throw new SetupRefusal(
    "name_invalid",
    "An operator begins with two admins of different names: one alone cannot issue credit.",
    "Name two persons with --admins.",
  );
}

async function requireNoTenant(trx: Kysely<Schema>): Promise<void> {
  const tenants = await trx.selectFrom("tenant").select("name").orderBy("name").execute();
  if (tenants.length === 0) return;
  throw new SetupRefusal(
    "house_has_tenant",
    `This house is set up already: it has ${tenants.map(({ name }) => name).join(", ")}.`,
    "Go on with `livery house site add`, `livery house staff add`, or `livery house tenant add` for another operator. Nothing was written.",
  );
}

async function addAdmin(
  trx: Kysely<Schema>,
  { lang, name, tenantId }: { readonly tenantId: number; readonly name: string; readonly lang: string },
  doer: Doer,
  { hash, keys }: { readonly hash: PasswordHash; readonly keys: Keyring | null },
): Promise<NewAccess> {
  const password = newPassword();
  const account = { tenantId, name, password, role: "admin", dealerId: null, lang } as const;
  const { secret, staffId } = await createStaff(trx, account, keys, hash).catch((error: unknown) => {
    throw error instanceof StaffRefusal
      ? new SetupRefusal(
          "staff_refused",
          error.message,
          "Name other accounts with --admins. Nothing was written.",
          error,
        )
      : error;
  });
  await doer.record(trx, {
    tenantId,
    action: "staff.create",
    target: { kind: "staff", id: staffId, name },
    changes: made({ role: "admin", lang }),
  });
  return { name, password, secret };
}

/** Without letters and digits that are taken for one another. */
const signs = "abcdefghjkmnpqrstuvwxyz23456789";

/** A new password to be read and typed once: some 99 random bits, in groups. */
export function newPassword(): string {
  const group = (): string => Array.from({ length: 5 }, () => signs[randomInt(signs.length)]).join("");
  return Array.from({ length: 4 }, group).join("-");
}
