import type { OpenDatabase } from "@livery/house";
import { findSite } from "../house/site-settings.ts";
import type { DemoBrand } from "./demo-brand.ts";
import { demoTenant } from "./demo-database.ts";
import { demoSeed } from "./demo-seed.ts";
import { counterUsers } from "./demo-staff.ts";

export interface PopulateOptions {
  /** Seal the second factors of the staff (D102). */
  readonly keys: string;
  /** The number of days with matches; default: the calendar's. */
  readonly days?: number | undefined;
  /** With the business of the last day, so that no list is empty. */
  readonly day: boolean;
}

/**
 * Adds what a database lacks of a demo: fixtures of the next days, the tenant, a site for each brand, players and their last day.
 * Returns a note of what was made.
 */
export async function populate(
  database: OpenDatabase,
  brands: readonly DemoBrand[],
  { keys, days, day }: PopulateOptions,
): Promise<string> {
  const { ensureCalendar, readKeys, seedDemo } = await import("@livery/house");
  const stored = await Promise.all(
    brands.map(async (brand) => ({
      brand,
      stored: (await findSite(database, brand.skin.domains.site))?.document ?? {},
    })),
  );
  const matches = await ensureCalendar(database.db, { days });
  const seed = demoSeed(stored, { day, countersAt: await counterSite(database) });
  const { dayRefused } = await seedDemo(database.db, { ...seed, keys: readKeys(keys) });
  const made = matches === 0 ? "there already" : `${matches} matches`;
  return dayRefused === undefined ? made : `${made}; new players have no coupons yet (${dayRefused.code})`;
}

/** The name of the site that has the users of the dealers' counters; undefined if none has them. */
async function counterSite({ db }: OpenDatabase): Promise<string | undefined> {
  const names = counterUsers.map(({ userName }) => userName);
  const site = await db
    .selectFrom("player")
    .innerJoin("site", "site.site_id", "player.site_id")
    .innerJoin("tenant", "tenant.tenant_id", "site.tenant_id")
    .select("site.name")
    .where("tenant.name", "=", demoTenant)
    .where("player.user_name", "in", names)
    .orderBy("player.player_id")
    .executeTakeFirst();
  return site?.name;
}
