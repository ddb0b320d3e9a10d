import type { SettingsDocument } from "@livery/contract";
import type { OpenDatabase } from "@livery/house";
import { CliError, exitCodes } from "../errors.ts";

export interface StoredSite {
  readonly siteId: number;
  /** The newest settings; empty if none were ever stored. */
  readonly document: SettingsDocument;
  /** The version of the document; 0 if none was ever stored. */
  readonly version: bigint;
  readonly signature?: string | undefined;
}

/** The site of a host, or undefined. */
export async function findSite({ db }: OpenDatabase, host: string): Promise<StoredSite | undefined> {
  const row = await db
    .selectFrom("site_host")
    .innerJoin("site", "site.site_id", "site_host.site_id")
    .leftJoin("site_settings", "site_settings.site_id", "site.site_id")
    .select(["site.site_id", "site_settings.document", "site_settings.version", "site_settings.signature"])
    .where("site_host.host", "=", host.toLowerCase())
    .orderBy("site_settings.version", (order) => order.desc().nullsLast())
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { document, signature, site_id: siteId, version } = row;
  return { siteId, document: document ?? {}, version: version ?? 0n, signature: signature ?? undefined };
}

/** The site of a host. Throws CliError with the hosts of this server. */
export async function requireSite(database: OpenDatabase, host: string): Promise<StoredSite> {
  const site = await findSite(database, host);
  if (site) return site;
  const hosts = await database.db
    .selectFrom("site_host")
    .select("host")
    .where("kind", "<>", "panel")
    .orderBy("host")
    .execute();
  const known = hosts.map((row) => row.host).join(", ");
  throw new CliError(
    `This house has no site at ${host}.`,
    known === ""
      ? `It has none yet: livery house init makes one for real bets, livery demo --skin ${brandOf(host)} a demo's.`
      : `It has ${known}.`,
    exitCodes.usage,
    undefined,
    "site_unknown",
  );
}

/** The settings of a site as a version stored them. Throws CliError if the site has no such version. */
export async function versionAt(
  { db }: OpenDatabase,
  { domain, stored, version }: { readonly domain: string; readonly stored: StoredSite; readonly version: bigint },
): Promise<Omit<StoredSite, "siteId">> {
  const { settingsVersions } = await import("@livery/house");
  const [found] = await settingsVersions(db, stored.siteId, { most: 1, newest: version });
  if (found?.version === version) {
    const { document, signature } = found;
    return { document, version, ...(signature !== null && { signature }) };
  }
  const known = stored.version === 0n ? "It has none yet." : `Its versions are 1 to ${stored.version}.`;
  throw new CliError(
    `${domain} has no settings version ${version}.`,
    `${known} livery house settings history ${domain} lists them.`,
  );
}

/** The brand that a host of this machine probably stands for: `m.northwind.localhost` → `northwind`. */
function brandOf(host: string): string {
  return host.replace(/^m\./u, "").split(".")[0] ?? host;
}
