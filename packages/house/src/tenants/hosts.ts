import type { Kysely } from "kysely";
import type { Schema } from "../db/schema.ts";
import { SetupRefusal } from "./refusal.ts";

/** To whom a host belongs. */
export interface HostOwner {
  readonly tenantId: number;
  /** null: the tenant's panel. */
  readonly siteId: number | null;
}

interface OwnHost {
  readonly host: string;
  readonly kind: "web" | "mobile" | "panel";
}

/** The hosts of a site, or of a tenant's panel, by name. */
export async function hostsOf(db: Kysely<Schema>, { tenantId, siteId }: HostOwner): Promise<readonly OwnHost[]> {
  return db
    .selectFrom("site_host")
    .select(["host", "kind"])
    .where("tenant_id", "=", tenantId)
    .where("site_id", "is not distinct from", siteId)
    .orderBy("host")
    .execute();
}

/** Gives hosts to a site or a panel; those that it has stay. Throws SetupRefusal if another has one of them. */
export async function addHosts(trx: Kysely<Schema>, owner: HostOwner, hosts: readonly OwnHost[]): Promise<void> {
  const known = new Set((await hostsOf(trx, owner)).map(({ host }) => host));
  const fresh = hosts.filter(({ host }) => !known.has(host));
  if (fresh.length === 0) return;
  const rows = fresh.map((each) => ({ ...each, tenant_id: owner.tenantId, site_id: owner.siteId }));
  const written = await trx
    .insertInto("site_host")
    .values(rows)
    .onConflict((conflict) => conflict.column("host").doNothing())
    .returning("host")
    .execute();
  const taken = fresh.find(({ host }) => !written.some((each) => each.host === host));
  if (taken) throw await hostTaken(trx, taken.host);
}

async function hostTaken(trx: Kysely<Schema>, host: string): Promise<SetupRefusal> {
  const owner = await trx
    .selectFrom("site_host")
    .innerJoin("tenant", "tenant.tenant_id", "site_host.tenant_id")
    .leftJoin("site", "site.site_id", "site_host.site_id")
    .select(["tenant.name as tenant", "site.name as site"])
    .where("host", "=", host)
    .executeTakeFirst();
  // A tenant's call does not see the hosts of others.
  if (!owner) return new SetupRefusal("host_taken", `${host} is taken.`, "Choose another host.");
  const { site, tenant } = owner;
  return new SetupRefusal(
    "host_taken",
    `${host} is a host of ${site === null ? `the panel of ${tenant}` : `the site ${site} of ${tenant}`}.`,
    `Choose another host, or take it away there first: livery house ${site === null ? `tenant change ${tenant}` : `site change ${site} --tenant ${tenant}`} --remove-hosts ${host}.`,
  );
}

/** Takes hosts away; a web host's mobile host goes with it. Throws SetupRefusal if one is not there. */
export async function removeHosts(trx: Kysely<Schema>, owner: HostOwner, hosts: readonly string[]): Promise<void> {
  if (hosts.length === 0) return;
  const known = (await hostsOf(trx, owner)).map(({ host }) => host);
  const unknown = hosts.find((host) => !known.includes(host));
  if (unknown !== undefined)
    throw new SetupRefusal(
      "host_unknown",
      `${unknown} is not among its hosts.`,
      known.length === 0 ? "It has none." : `It has ${known.join(", ")}.`,
    );
  await trx
    .deleteFrom("site_host")
    .where("tenant_id", "=", owner.tenantId)
    .where("site_id", "is not distinct from", owner.siteId)
    .where("host", "in", [...hosts, ...hosts.map(mobileHost)])
    .execute();
}

/** The mobile host of a web host (D49). */
export const mobileHost = (host: string): string => `m.${host}`;
