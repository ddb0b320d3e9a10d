import type { Kysely } from "kysely";
import { changesBetween } from "../audit-entry.ts";
import { inTransaction } from "../db/in-transaction.ts";
import type { Schema } from "../db/schema.ts";
import { addHosts, hostsOf, removeHosts } from "./hosts.ts";
import { hostNames, requireName } from "./names.ts";
import { type Doer, made } from "./record.ts";
import { SetupRefusal } from "./refusal.ts";

export interface NewTenant {
  readonly name: string;
  /** Hosts of its panel (D52). */
  readonly panelHosts: readonly string[];
}

/** Makes a tenant with the hosts of its panel; returns its id. Throws SetupRefusal. */
export async function createTenant(db: Kysely<Schema>, { name, panelHosts }: NewTenant, doer: Doer): Promise<number> {
  requireName(name, "a tenant");
  const hosts = hostNames(panelHosts);
  if (hosts.length === 0)
    throw new SetupRefusal("host_missing", "A panel without a host cannot be reached.", "Name one with --panel.");
  return inTransaction(db, async (trx) => {
    const tenant = await trx
      .insertInto("tenant")
      .values({ name })
      .onConflict((conflict) => conflict.column("name").doNothing())
      .returning("tenant_id")
      .executeTakeFirst();
    if (!tenant) throw new SetupRefusal("name_taken", `There is a tenant ${name} already.`, "Choose another name.");
    const { tenant_id: tenantId } = tenant;
    await addHosts(trx, { tenantId, siteId: null }, hosts.map(asPanel));
    const target = { kind: "tenant", id: tenantId, name } as const;
    await doer.record(trx, { tenantId, action: "tenant.create", target, changes: made({ panelHosts: hosts }) });
    return tenantId;
  });
}

/** Gives a tenant's panel hosts and takes others away. Throws SetupRefusal if it would have none. */
export async function changePanelHosts(
  db: Kysely<Schema>,
  { name, tenantId }: { readonly tenantId: number; readonly name: string },
  hosts: { readonly add: readonly string[]; readonly remove: readonly string[] },
  doer: Doer,
): Promise<void> {
  const [added, removed] = [hostNames(hosts.add), hostNames(hosts.remove)];
  const owner = { tenantId, siteId: null };
  await inTransaction(db, async (trx) => {
    const names = async () => (await hostsOf(trx, owner)).map(({ host }) => host);
    const before = await names();
    await removeHosts(trx, owner, removed);
    await addHosts(trx, owner, added.map(asPanel));
    const after = await names();
    if (after.length === 0)
      throw new SetupRefusal(
        "host_missing",
        `The panel of ${name} would have no host, so that nobody could sign in.`,
        "Name another one with --add-hosts.",
      );
    const changes = changesBetween({ panelHosts: before }, { panelHosts: after });
    if (changes.length > 0)
      await doer.record(trx, {
        tenantId,
        action: "tenant.change",
        target: { kind: "tenant", id: tenantId, name },
        changes,
      });
  });
}

const asPanel = (host: string) => ({ host, kind: "panel" as const });

export interface TenantListed {
  readonly tenantId: number;
  readonly name: string;
  readonly panelHosts: readonly string[];
  readonly sites: readonly string[];
}

/** All tenants by name, with the hosts of their panels and the names of their sites. */
export async function listTenants(db: Kysely<Schema>): Promise<readonly TenantListed[]> {
  const [tenants, hosts, sites] = [
    await db.selectFrom("tenant").select(["tenant_id", "name"]).orderBy("name").execute(),
    await db
      .selectFrom("site_host")
      .select(["tenant_id", "host"])
      .where("kind", "=", "panel")
      .orderBy("host")
      .execute(),
    await db.selectFrom("site").select(["tenant_id", "name"]).orderBy("name").execute(),
  ];
  return tenants.map(({ tenant_id, name }) => ({
    tenantId: tenant_id,
    name,
    panelHosts: hosts.filter((each) => each.tenant_id === tenant_id).map(({ host }) => host),
    sites: sites.filter((each) => each.tenant_id === tenant_id).map((each) => each.name),
  }));
}
