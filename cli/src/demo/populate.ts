import type { OpenDatabase } from "@livery/house";
import { findSite } from "../house/site-settings.ts";
import type { DemoBrand } from "./demo-brand.ts";
import { demoSeed } from "./demo-seed.ts";

/**
 * Adds what a database lacks of a demo: the tenant, a site for each brand, players, and fixtures of the next days. Returns the
 * number of new matches. `keys` seal the second factors of the staff (D102).
 */
export async function populate(
  database: OpenDatabase,
  brands: readonly DemoBrand[],
  { keys, days }: { readonly keys: string; readonly days?: number | undefined },
): Promise<number> {
  const { ensureCalendar, readKeys, seedDemo } = await import("@livery/house");
  const stored = await Promise.all(
    brands.map(async (brand) => ({
      brand,
      stored: (await findSite(database, brand.skin.domains.site))?.document ?? {},
    })),
  );
  await seedDemo(database.db, { ...demoSeed(stored), keys: readKeys(keys) });
  return ensureCalendar(database.db, { days });
}

/** The note of a step that populates. */
export const matchesMade = (count: number): string => (count === 0 ? "there already" : `${count} matches`);
