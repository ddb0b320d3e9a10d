import type { Doer, OpenDatabase } from "@livery/house";
import type { Invocation, Run } from "../program/command-definition.ts";
import { CliError, UsageError } from "../errors.ts";
import { withChangedDatabase } from "../house/database.ts";
import { changeHouse } from "../house/house-change.ts";
import { keyringFor } from "../house/keys.ts";
import { withTenant } from "../house/tenant.ts";
import { printJson } from "../terminal/json.ts";
import { table } from "../terminal/table.ts";
import { staffRoles } from "./options.ts";

type StaffRole = (typeof staffRoles)[number];

/** `livery house staff add NAME`: adds an account of the panel and prints the secret of its second factor, once. */
export const houseStaffAdd: Run = (invocation) =>
  withParty(invocation, async (database, tenantId) => {
    const { createStaff } = await import("@livery/house");
    const { argument, option } = invocation;
    const name = argument("NAME") ?? "";
    const password = option("password") ?? "";
    const role = tenantId === null ? ("platform" as const) : roleOf(option("role"));
    const dealerId = tenantId === null ? null : await dealerOf(database, tenantId, option("dealer"));
    const lang = option("lang") ?? "en";
    const keys = await keyringFor(invocation, database);
    const account = { tenantId, name, password, role, dealerId, lang };
    const secret = await changeHouse(invocation, database, {
      command: "livery house staff add",
      work: async (trx, doer) => {
        const made = await refused(createStaff(trx, account, keys));
        const fields = { role, lang, dealer: option("dealer") };
        await recordAccess(trx, { doer, tenantId, name, staffId: made.staffId }, "add", fields);
        return made.secret;
      },
    });
    if (secret !== undefined) await printSecret(invocation, name, secret);
  });

/** `livery house staff reset NAME`: a new password and a new second factor; its sessions end. */
export const houseStaffReset: Run = (invocation) =>
  withParty(invocation, async (database, tenantId) => {
    const { resetStaff } = await import("@livery/house");
    const name = invocation.argument("NAME") ?? "";
    const password = invocation.option("password") ?? "";
    const keys = await keyringFor(invocation, database, { lostKey: invocation.switched("lost-key") });
    const secret = await changeHouse(invocation, database, {
      command: "livery house staff reset",
      work: async (trx, doer) => {
        const made = await refused(resetStaff(trx, { tenantId, name, password }, keys));
        await recordAccess(trx, { doer, tenantId, name, staffId: made.staffId }, "reset", {});
        return made.secret;
      },
    });
    if (secret !== undefined) await printSecret(invocation, name, secret);
  });

/** `livery house staff disable NAME`: signs the account out, and lets it in no more. */
export const houseStaffDisable: Run = (invocation) => setActive(invocation, false);

/** `livery house staff enable NAME`. */
export const houseStaffEnable: Run = (invocation) => setActive(invocation, true);

const setActive = (invocation: Invocation, active: boolean): Promise<void> =>
  withParty(invocation, async (database, tenantId) => {
    const { setStaffActive } = await import("@livery/house");
    const name = invocation.argument("NAME") ?? "";
    await changeHouse(invocation, database, {
      command: `livery house staff ${active ? "enable" : "disable"}`,
      work: (db, doer) => refused(setStaffActive(db, { tenantId, name, active }, doer)),
    });
    if (invocation.switched("dry-run")) return;
    if (invocation.switched("json")) printJson({ name, active });
    else process.stdout.write(active ? `✓ ${name} may sign in.\n` : `✓ ${name} is signed out, and may not sign in.\n`);
  });

/** `livery house staff list`. */
export const houseStaffList: Run = (invocation) =>
  withParty(invocation, async (database, tenantId) => {
    const { listStaff } = await import("@livery/house");
    const staff = await listStaff(database.db, tenantId);
    if (invocation.switched("json")) printJson({ staff });
    else
      process.stdout.write(
        `${table([
          ["name", "role", "dealer", "status"],
          ...staff.map((each) => [each.name, each.role, each.dealer ?? "", each.active ? "active" : "passive"]),
        ])}\n`,
      );
  });

/** Opens the database for a tenant's staff, or with --platform for the platform's, which has none. */
async function withParty(
  invocation: Invocation,
  work: (database: OpenDatabase, tenantId: number | null) => Promise<void>,
): Promise<void> {
  if (!invocation.switched("platform"))
    return withTenant(invocation, "staff", (database, { tenantId }) => work(database, tenantId));
  return withChangedDatabase(invocation, "staff", (database) => work(database, null));
}

function roleOf(given: string | undefined): StaffRole {
  const role = staffRoles.find((each) => each === given);
  if (role === undefined)
    throw new UsageError(`There is no role ${given ?? ""}.`, `It is one of ${staffRoles.join(", ")}.`);
  return role;
}

async function dealerOf({ db }: OpenDatabase, tenantId: number, name: string | undefined): Promise<number | null> {
  if (name === undefined) return null;
  const dealer = await db
    .selectFrom("dealer")
    .select("dealer_id")
    .where("tenant_id", "=", tenantId)
    .where("name", "=", name)
    .executeTakeFirst();
  if (!dealer) throw new UsageError(`This house has no dealer ${name}.`, "Nothing was written.");
  return dealer.dealer_id;
}

async function refused<Result>(work: Promise<Result>): Promise<Result> {
  const { StaffRefusal } = await import("@livery/house");
  return work.catch((error: unknown) => {
    throw error instanceof StaffRefusal ? new CliError(error.message, "Nothing was written.") : error;
  });
}

/** Into the history, which is a tenant's: the platform's staff have none. */
async function recordAccess(
  trx: OpenDatabase["db"],
  {
    doer,
    name,
    staffId,
    tenantId,
  }: { readonly doer: Doer; readonly tenantId: number | null; readonly name: string; readonly staffId: number },
  verb: "add" | "reset",
  fields: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (tenantId === null) return;
  const { made } = await import("@livery/house");
  await doer.record(trx, {
    tenantId,
    action: verb === "add" ? "staff.create" : "staff.reset",
    target: { kind: "staff", id: staffId, name },
    changes: made(fields),
  });
}

/** Printed once: the server stores it to check codes and does not show it again. */
async function printSecret({ switched }: Invocation, name: string, secret: Buffer): Promise<void> {
  const { otpauthAddress } = await import("@livery/house");
  const otpauth = otpauthAddress(secret, name, "Livery");
  if (switched("json")) return printJson({ name, otpauth });
  process.stdout.write(
    `✓ ${name} signs in with name, password and the code of an authenticator app that knows\n\n  ${otpauth}\n\nThis is shown once.\n`,
  );
}
