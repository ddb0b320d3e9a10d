import { type Minor, minor } from "@livery/betting";
import type { SettingsDocument } from "@livery/contract";
import { type Kysely, sql } from "kysely";
import { type Announcements, seedAnnouncements } from "../announcements/seed.ts";
import { createDealer, createPlayer, type NewPlayer } from "../accounts/create.ts";
import type { Schema } from "../db/schema.ts";
import { creditPlayer, issueCredit, transferCredit } from "../ledger/transfers.ts";
import { seedPages } from "../settings/pages.ts";
import { storeSettings } from "../settings/store.ts";

export interface SeedSite {
  /** The brand's name. */
  readonly name: string;
  readonly hosts: readonly string[];
  readonly siteKey: string;
  /** Stored as a new version where it differs from the seed's last one, unless an operator stored one since. */
  readonly settings: SettingsDocument;
  /** Host of the mobile shell (D49), `m.` and one of `hosts`. */
  readonly mobileHost?: string;
  readonly announcements?: Announcements;
}

export interface SeedPlayer extends Omit<NewPlayer, "tenantId" | "siteId" | "dealerId" | "currency"> {
  /** Name of the player's site. */
  readonly site: string;
  /** Credited once, by the last dealer of the chain; minor units. */
  readonly balance: Minor;
}

export interface Seed {
  readonly tenant: string;
  /** ISO 4217: of the dealers and players. */
  readonly currency: string;
  readonly sites: readonly SeedSite[];
  /** From the top dealer down; each gets the next one's credit from above. */
  readonly dealers: readonly string[];
  /** Issued to the top dealer once, and handed down the chain. */
  readonly credit: Minor;
  readonly players: readonly SeedPlayer[];
}

/** What there is after seeding: ids by name. */
export interface Seeded {
  readonly tenantId: number;
  readonly siteIds: Readonly<Record<string, number>>;
  readonly dealerIds: Readonly<Record<string, number>>;
  readonly playerIds: Readonly<Record<string, number>>;
}

/**
 * Makes what is missing of a tenant with its sites, dealers and players. A second run doubles
 * nothing: who exists keeps his balance, password and limits.
 */
export async function seed(db: Kysely<Schema>, wanted: Seed): Promise<Seeded> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('livery seed'))`.execute(trx);
    const tenantId = await ensureTenant(trx, wanted.tenant);
    const siteIds: Record<string, number> = {};
    for (const site of wanted.sites) siteIds[site.name] = await ensureSite(trx, tenantId, site);
    const dealerIds = await ensureDealers(trx, tenantId, wanted);
    const last = dealerIds[wanted.dealers.at(-1) ?? ""];
    const playerIds: Record<string, number> = {};
    for (const player of wanted.players) {
      const siteId = siteIds[player.site];
      if (siteId === undefined || last === undefined)
        throw new RangeError(`the player ${player.userName} has no site ${player.site} or no dealer`);
      playerIds[player.userName] = await ensurePlayer(trx, {
        ...player,
        tenantId,
        siteId,
        dealerId: last,
        currency: wanted.currency,
      });
    }
    return { tenantId, siteIds, dealerIds, playerIds };
  });
}

async function ensureTenant(db: Kysely<Schema>, name: string): Promise<number> {
  const known = await db.selectFrom("tenant").select("tenant_id").where("name", "=", name).executeTakeFirst();
  return (known ?? (await db.insertInto("tenant").values({ name }).returning("tenant_id").executeTakeFirstOrThrow()))
    .tenant_id;
}

async function ensureSite(db: Kysely<Schema>, tenantId: number, site: SeedSite): Promise<number> {
  const known = await db
    .selectFrom("site")
    .select("site_id")
    .where("tenant_id", "=", tenantId)
    .where("name", "=", site.name)
    .executeTakeFirst();
  const row = { tenant_id: tenantId, name: site.name, site_key: site.siteKey };
  const { site_id } = known ?? (await db.insertInto("site").values(row).returning("site_id").executeTakeFirstOrThrow());
  await db
    .updateTable("site")
    .set({ site_key: site.siteKey })
    .where("site_id", "=", site_id)
    .where("site_key", "<>", site.siteKey)
    .execute();
  for (const host of site.hosts) await ensureHost(db, { tenant_id: tenantId, site_id, host, kind: "web" });
  if (site.mobileHost !== undefined)
    await ensureHost(db, { tenant_id: tenantId, site_id, host: site.mobileHost, kind: "mobile" });
  await seedSettings(db, site_id, site.settings);
  await seedPages(db, { siteId: site_id, tenantId, brand: site.name });
  if (site.announcements) await seedAnnouncements(db, { siteId: site_id, tenantId, actor: "seed" }, site.announcements);
  return site_id;
}

async function ensureHost(
  db: Kysely<Schema>,
  row: { tenant_id: number; site_id: number; host: string; kind: "web" | "mobile" },
): Promise<void> {
  const { host, ...rest } = row;
  await db
    .insertInto("site_host")
    .values({ host: host.toLowerCase(), ...rest })
    .onConflict((conflict) => conflict.column("host").doUpdateSet(rest))
    .execute();
}

/** The seed's own document is renewed; what somebody else has stored since stays. */
async function seedSettings(db: Kysely<Schema>, siteId: number, document: SettingsDocument): Promise<void> {
  const newest = await db
    .selectFrom("site_settings")
    .select("actor")
    .where("site_id", "=", siteId)
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
  if (newest === undefined || newest.actor === "seed") await storeSettings(db, { siteId, document, actor: "seed" });
}

async function ensureDealers(db: Kysely<Schema>, tenantId: number, wanted: Seed): Promise<Record<string, number>> {
  const ids: Record<string, number> = {};
  let parentId: number | null = null;
  for (const name of wanted.dealers) {
    const known = await db
      .selectFrom("dealer")
      .select("dealer_id")
      .where("tenant_id", "=", tenantId)
      .where("name", "=", name)
      .executeTakeFirst();
    const dealerId: number =
      known?.dealer_id ?? (await createDealer(db, { tenantId, name, currency: wanted.currency, parentId }));
    const transfer = { tenantId, currency: wanted.currency, amount: wanted.credit, actor: "seed" };
    if (!known && wanted.credit > 0n)
      await (parentId === null
        ? issueCredit(db, dealerId, transfer)
        : transferCredit(db, parentId, dealerId, transfer));
    ids[name] = dealerId;
    parentId = dealerId;
  }
  return ids;
}

async function ensurePlayer(db: Kysely<Schema>, player: NewPlayer & { readonly balance: Minor }): Promise<number> {
  const known = await db
    .selectFrom("player")
    .select("player_id")
    .where("site_id", "=", player.siteId)
    .where((where) => where(where.fn("lower", ["user_name"]), "=", player.userName.toLowerCase()))
    .executeTakeFirst();
  if (known) return known.player_id;
  const playerId = await createPlayer(db, player);
  if (player.balance > 0n) {
    const transfer = {
      tenantId: player.tenantId,
      currency: player.currency,
      amount: minor(player.balance),
      actor: `dealer:${player.dealerId}`,
    };
    await creditPlayer(db, player.dealerId, playerId, transfer);
  }
  return playerId;
}
