import type { OpenDatabase } from "@livery/house";
import type { Invocation } from "../program/command-definition.ts";
import { UsageError } from "../errors.ts";
import { withChangedDatabase } from "./database.ts";

export interface Tenant {
  readonly tenantId: number;
  readonly name: string;
}

/** Opens the server's database for one tenant: that of `--tenant`, or the only one. Throws UsageError. */
export async function withTenant(
  invocation: Invocation,
  purpose: string,
  work: (database: OpenDatabase, tenant: Tenant) => Promise<void>,
): Promise<void> {
  const ofTenant = async (database: OpenDatabase): Promise<void> =>
    work(database, await requireTenant(database, invocation.option("tenant")));
  await withChangedDatabase(invocation, purpose, ofTenant);
}

/** The tenant of a name, or the only one if none is given. Throws UsageError. */
export async function requireTenant({ db }: OpenDatabase, requestedName: string | undefined): Promise<Tenant> {
  const tenants = await db.selectFrom("tenant").select(["tenant_id", "name"]).orderBy("name").execute();
  const [tenant, another] =
    requestedName === undefined ? tenants : tenants.filter(({ name }) => name === requestedName);
  if (tenant !== undefined && another === undefined) return { tenantId: tenant.tenant_id, name: tenant.name };
  throw tenants.length === 0
    ? new UsageError(
        "This house has no tenant yet.",
        "`livery house init` makes one for real bets; `livery demo --skin NAME` makes a demo's, with players and staff.",
      )
    : new UsageError(
        another === undefined ? `This house has no tenant ${requestedName}.` : "This house has several tenants.",
        `Name one with --tenant: ${tenants.map(({ name }) => name).join(", ")}.`,
      );
}
