import { existsSync } from "node:fs";
import { join } from "node:path";
import type { BrandOptions, OpenDatabase } from "@livery/house";
import { isLocalHost, type Skin } from "@livery/skin";
import { loadSkin, skinFile } from "../brand/load-skin.ts";
import { isLoopback } from "../house/loopback.ts";
import { databaseOption } from "../house/database.ts";
import { findSite } from "../house/site-settings.ts";
import type { Progress } from "../terminal/progress.ts";
import { addSites } from "./brand-house.ts";
import { belongsToDemo, beyondLoopback, mayBecomeDemo, requireLoopback } from "./demo-database.ts";
import { readDemo } from "./demo-brand.ts";
import { addDemoPictures } from "./demo-pictures.ts";

/** A brand that is served from its own folder. */
interface ServedBrand {
  readonly skin: Skin;
  readonly folder: string;
  /** Its build. */
  readonly dir: string;
}

/**
 * Opens the server's database and gives brands of this machine that have no site in it one with players and matches of the demo, so
 * that what `livery build` wrote works at once. In another database their absence is noted, with the command that adds them. `keys` seal
 * the second factors of its staff; `days` is the number of days with matches, by default the calendar's. Throws
 * EnvironmentError if other machines would reach a demo at `host`.
 */
export async function databaseWithSites(
  root: string,
  folders: readonly string[],
  built: readonly BrandOptions[],
  progress: Progress,
  { keys, days, host = "127.0.0.1" }: { readonly keys: string; readonly days?: number; readonly host?: string },
): Promise<OpenDatabase> {
  const { openDatabase } = await import("@livery/house");
  const database = await openDatabase({ root, ...databaseOption(), purpose: "serve" });
  try {
    await requireLoopback(database, host);
    const brands = await servedBrands(folders, built);
    const missing: ServedBrand[] = [];
    for (const brand of brands)
      if ((await findSite(database, brand.skin.domains.site)) === undefined) missing.push(brand);
    const isDemo = brands.every(({ skin }) => isLocalHost(skin.domains.site)) && (await mayBecomeDemo(database));
    if (missing.length > 0) {
      if (isDemo && !isLoopback(host)) throw beyondLoopback(host);
      if (isDemo) await add(database, missing, progress, { keys, days });
      else progress.note(await withoutSites(database, missing));
    }
    if (isDemo) for (const { dir, folder } of brands) await addDemoPictures((await readDemo(folder)).pictures, dir);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

const hostsOf = (brands: readonly ServedBrand[]): string => brands.map(({ skin }) => skin.domains.site).join(", ");

async function add(
  database: OpenDatabase,
  missing: readonly ServedBrand[],
  progress: Progress,
  options: { readonly keys: string; readonly days: number | undefined },
): Promise<void> {
  const accounts = await addSites(database, missing, progress, options);
  const players = accounts.map(({ userName, password }) => `${userName} ${password}`).join(", ");
  progress.note(`This house had no site at ${hostsOf(missing)}: it has one now, as in a demo. Players: ${players}.`);
}

async function withoutSites(database: OpenDatabase, missing: readonly ServedBrand[]): Promise<string> {
  const command = `livery demo --skin ${missing.map(({ skin }) => skin.name).join(",")}`;
  const step = (await belongsToDemo(database))
    ? `${command} adds it with players and matches of a demo.`
    : `livery house site add NAME --from BRAND adds it; ${command} --root FOLDER shows it as a demo, with a database of its own.`;
  return `This house has no site at ${hostsOf(missing)}, so that its pages show an error. ${step}`;
}

/** The brands whose folder is known, not only their build. */
async function servedBrands(
  folders: readonly string[],
  built: readonly BrandOptions[],
): Promise<readonly ServedBrand[]> {
  const brands: ServedBrand[] = [];
  for (const [index, folder] of folders.entries()) {
    const dir = built[index]?.dir;
    if (dir !== undefined && existsSync(join(folder, skinFile)))
      brands.push({ skin: await loadSkin(folder), folder, dir });
  }
  return brands;
}
