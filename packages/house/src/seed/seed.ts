import { type Minor, minor } from "@livery/betting";
import type { CallError, SettingsDocument } from "@livery/contract";
import { type Kysely, sql } from "kysely";
import { type Announcements, seedAnnouncements } from "../announcements/seed.ts";
import { insertPlayer, type NewPlayer } from "../accounts/create-player.ts";
import { hashPassword, type PasswordHash } from "../accounts/passwords.ts";
import type { Schema } from "../db/schema.ts";
import { lockWork } from "../jobs/work-lock.ts";
import { creditPlayer } from "../ledger/transfers.ts";
import { seedPages } from "../settings/pages.ts";
import { storeSettings } from "../settings/store.ts";
import { newestSettings } from "../settings/versions.ts";
import type { SeedDay } from "./day/day.ts";
import { setBack } from "./day/past.ts";
import { dayHours, runDay } from "./day/run-day.ts";
import { ensureBonuses, type SeedBonus } from "./bonuses.ts";
import { ensureDealers, type SeedDealer } from "./dealers.ts";
import { ensurePayments, type SeedPaymentCategory } from "./payments.ts";
import type { Keyring } from "../secrets/keyring.ts";
import { ensureStaff, type SeedStaff } from "./staff.ts";

export interface SeedSite {
  /** The brand's name. */
  readonly name: string;
  readonly hosts: readonly string[];
  readonly siteKey: string;
  /** Stored as a new version if it differs from the seed's last one, unless an operator stored one since. */
  readonly settings: SettingsDocument;
  /** Host of the mobile shell (D49), `m.` and one of `hosts`. */
  readonly mobileHost?: string;
  readonly announcements?: Announcements;
}

export interface SeedPlayer extends Omit<NewPlayer, "tenantId" | "siteId" | "dealerId" | "currency"> {
  /** The name in `playerIds` and in a day; default: the user name, which is unique within a site only. */
  readonly key?: string;
  /** Name of the player's site. */
  readonly site: string;
  readonly password: string;
  /** Name of the player's dealer; absent: the seed's last one. */
  readonly dealer?: string;
  /** Credited once, from the player's dealer; minor units. */
  readonly balance: Minor;
}

export interface Seed {
  readonly tenant: string;
  /** ISO 4217: of the dealers and players. */
  readonly currency: string;
  readonly sites: readonly SeedSite[];
  /** Host of the tenant's panel (D52). */
  readonly panelHost?: string;
  /** Each dealer after its parent. */
  readonly dealers: readonly SeedDealer[];
  readonly players: readonly SeedPlayer[];
  readonly staff?: readonly SeedStaff[];
  /** Payment methods, in the seed's currency. */
  readonly payments?: readonly SeedPaymentCategory[];
  readonly bonuses?: readonly SeedBonus[];
  /** The business of the last day; needs matches that begin later, for the coupons that stay open. */
  readonly day?: SeedDay;
  /** Default: at the cost of real accounts. */
  readonly hash?: PasswordHash;
  /** Seals the second factors of the staff; without it they are plain until a server with a key starts. */
  readonly keys?: Keyring;
}

/** The ids of the seeded records, by name or key. */
export interface Seeded {
  readonly tenantId: number;
  readonly siteIds: Readonly<Record<string, number>>;
  readonly dealerIds: Readonly<Record<string, number>>;
  readonly playerIds: Readonly<Record<string, number>>;
  /** Why there is no day of business: a call in it was refused. */
  readonly dayRefused?: CallError;
}

/**
 * Creates the missing parts of a tenant with its sites, dealers, players and staff. A second run duplicates nothing: existing
 * players keep their balance, password and limits.
 */
export async function seed(db: Kysely<Schema>, input: Seed): Promise<Seeded> {
  return db.transaction().execute(async (trx) => {
    // It is no call: on a busy machine it takes longer, and another seed waits for it.
    await sql`select set_config('statement_timeout', '60s', true), set_config('lock_timeout', '60s', true)`.execute(
      trx,
    );
    await sql`select pg_advisory_xact_lock(hashtext('livery seed'))`.execute(trx);
    // The day settles its coupons.
    if (input.day) await lockWork(trx);
    // What the tenant is made of was there when its day began.
    const past = input.day && (await setBack(trx, input.tenant, dayHours));
    const tenantId = await ensureTenant(trx, input.tenant);
    const siteIds: Record<string, number> = {};
    for (const site of input.sites) siteIds[site.name] = await ensureSite(trx, tenantId, site);
    if (input.panelHost !== undefined)
      await ensureHost(trx, { tenant_id: tenantId, site_id: null, host: input.panelHost, kind: "panel" });
    const dealerIds = await ensureDealers(trx, { tenantId, currency: input.currency }, input.dealers);
    const last = input.dealers.at(-1)?.name ?? "";
    await setRegistrationDealer(trx, Object.values(siteIds), dealerIds[last]);
    const playerIds: Record<string, number> = {};
    for (const player of input.players) {
      const siteId = siteIds[player.site];
      const dealerId = dealerIds[player.dealer ?? last];
      if (siteId === undefined || dealerId === undefined)
        throw new RangeError(`the player ${player.userName} has no site ${player.site} or no dealer`);
      const references = { tenantId, siteId, dealerId, currency: input.currency };
      playerIds[player.key ?? player.userName] = await ensurePlayer(
        trx,
        { ...player, ...references },
        input.hash ?? hashPassword,
      );
    }
    for (const staff of input.staff ?? []) await ensureStaff(trx, tenantId, dealerIds, staff, input);
    await ensurePayments(trx, { tenantId, currency: input.currency }, input.payments ?? []);
    await ensureBonuses(trx, tenantId, input.bonuses ?? []);
    const dayRefused = past && input.day && (await runDay(trx, past, input.day, { tenantId, dealerIds, playerIds }));
    await past?.restore();
    return { tenantId, siteIds, dealerIds, playerIds, ...(dayRefused && { dayRefused }) };
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
  await seedPages(db, { siteId: site_id, tenantId });
  if (site.announcements) await seedAnnouncements(db, { siteId: site_id, tenantId, actor: "seed" }, site.announcements);
  return site_id;
}

/** New players of a seeded site get the dealer of its seeded players; an operator's later choice stays. */
async function setRegistrationDealer(
  db: Kysely<Schema>,
  siteIds: readonly number[],
  dealerId: number | undefined,
): Promise<void> {
  if (dealerId === undefined || siteIds.length === 0) return;
  await db
    .updateTable("site")
    .set({ dealer_id: dealerId })
    .where("site_id", "in", siteIds)
    .where("dealer_id", "is", null)
    .execute();
}

async function ensureHost(
  db: Kysely<Schema>,
  row: { tenant_id: number; site_id: number | null; host: string; kind: "web" | "mobile" | "panel" },
): Promise<void> {
  const { host, ...rest } = row;
  await db
    .insertInto("site_host")
    .values({ host: host.toLowerCase(), ...rest })
    .onConflict((conflict) => conflict.column("host").doUpdateSet(rest))
    .execute();
}

/** Renews the seed's own document; a document that an operator stored since stays. */
async function seedSettings(db: Kysely<Schema>, siteId: number, document: SettingsDocument): Promise<void> {
  const newest = await newestSettings(db, siteId);
  if (newest === undefined || newest.actor === "seed") await storeSettings(db, { siteId, document, actor: "seed" });
}

async function ensurePlayer(
  db: Kysely<Schema>,
  { password, balance, ...player }: NewPlayer & { readonly balance: Minor; readonly password: string },
  hash: PasswordHash,
): Promise<number> {
  const known = await db
    .selectFrom("player")
    .select("player_id")
    .where("site_id", "=", player.siteId)
    .where((where) => where(where.fn("lower", ["user_name"]), "=", player.userName.toLowerCase()))
    .executeTakeFirst();
  if (known) return known.player_id;
  const playerId = await insertPlayer(db, { ...player, passwordHash: await hash(password) });
  if (balance > 0n) {
    const payment = {
      tenantId: player.tenantId,
      currency: player.currency,
      amount: minor(balance),
      actor: `dealer:${player.dealerId}`,
    };
    await creditPlayer(db, player.dealerId, playerId, payment);
  }
  return playerId;
}
