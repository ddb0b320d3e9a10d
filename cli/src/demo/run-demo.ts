import { existsSync } from "node:fs";
import { join } from "node:path";
import type { BrandOptions, LiveFeedSource, OpenDatabase, RunningHouse } from "@livery/house";
import type { Skin } from "@livery/skin";
import { createBrand } from "../brand/create-brand.ts";
import { loadSkin, skinFile } from "../brand/load-skin.ts";
import { buildBrand } from "../build/build-brand.ts";
import { databaseOption } from "../house/database.ts";
import { fileLog, type HouseLog } from "../house/house-log.ts";
import { findSite } from "../house/site-settings.ts";
import { buildPlatform } from "../platform/build-platform.ts";
import { productSite } from "../platform/site-source.ts";
import type { Progress } from "../terminal/progress.ts";
import { addDemoPictures } from "./demo-pictures.ts";
import { demoSeed, demoSettings } from "./demo-seed.ts";

export interface DemoOptions {
  /** The folder whose `.livery` holds the demo's brand and the house's data. */
  readonly root: string;
  readonly brand: string;
  readonly port: number;
  /** What is played live. */
  readonly live: LiveFeedSource | undefined;
  readonly progress: Progress;
  /** Stops the start between two of its steps. */
  readonly signal: AbortSignal;
}

export interface Demo {
  readonly house: RunningHouse;
  readonly skin: Skin;
  readonly brandFolder: string;
  readonly log: HouseLog;
  /** Stops the house, then the database. */
  readonly close: () => Promise<void>;
}

/**
 * A running brand from nothing. What is there already stays: the brand's folder, its site's settings, players, coupons
 * and balances. The database is held open all the way, so that it starts once.
 */
export async function startDemo(options: DemoOptions): Promise<Demo> {
  const { root, progress, port, signal } = options;
  const step: Progress["step"] = (name, run) => {
    signal.throwIfAborted();
    return progress.step(name, run);
  };
  const brandFolder = join(root, ".livery", "demo", options.brand);
  await step("Create the brand", (note) => ensureBrand(brandFolder, options.brand, note));
  const skin = await loadSkin(brandFolder);
  const log = fileLog(root);
  // Both take seconds on a fresh machine, and neither waits for the other.
  const platform = buildPlatform(productSite());
  platform.catch(() => undefined);
  const undo: (() => Promise<void>)[] = [];
  const close = async (): Promise<void> => {
    for (const stop of undo.splice(0).toReversed()) await stop();
  };
  const start = async (at: number, brands: readonly BrandOptions[], live?: LiveFeedSource): Promise<RunningHouse> => {
    const { startHouse } = await import("@livery/house");
    const house = await startHouse({
      root,
      ...databaseOption(),
      port: at,
      development: true,
      log: log.options,
      brands,
      ...(live && { live }),
    });
    undo.push(() => house.close());
    return house;
  };
  try {
    // Held to the end, so that the embedded server starts once.
    const database = await step("Start the database", () => openHouseDatabase(root));
    undo.push(() => database.close());
    // The build asks it for the brand's settings and first rows; nobody else knows its port.
    const first = await step("Make players and fixtures", async (note) => {
      const house = await start(0, []);
      await populate(database, skin, note);
      return house;
    });
    const settingsUrl = `http://${skin.domains.site}:${first.port}/settings`;
    await buildBrand({ folder: brandFolder, settingsUrl, platform, progress: { ...progress, step } });
    await addDemoPictures(join(brandFolder, "dist"));
    const house = await step("Open the house", async () => {
      await undo.pop()?.();
      const hosts = [skin.domains.site, ...(skin.domains.mobile === undefined ? [] : [skin.domains.mobile])];
      return start(port, [{ hosts, dir: join(brandFolder, "dist") }], options.live);
    });
    return { house, skin, brandFolder, log, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function ensureBrand(folder: string, name: string, note: (text: string) => void): Promise<void> {
  if (existsSync(join(folder, skinFile))) {
    note("there already");
    return;
  }
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  await createBrand(folder, {
    name,
    title,
    domain: `${name}.localhost`,
    mobileDomain: `m.${name}.localhost`,
    languages: ["en", "fa", "tr", "de"],
  });
}

async function openHouseDatabase(root: string): Promise<OpenDatabase> {
  const { openDatabase } = await import("@livery/house");
  return openDatabase({ root, ...databaseOption(), purpose: "demo" });
}

async function populate(database: OpenDatabase, skin: Skin, note: (text: string) => void): Promise<void> {
  const { ensureCalendar, seedDemo } = await import("@livery/house");
  // Settings that an operator changed stay as they are.
  const stored = (await findSite(database, skin.domains.site))?.document ?? {};
  const settings = Object.keys(stored).length > 0 ? stored : demoSettings(skin);
  await seedDemo(database.db, demoSeed(skin, settings));
  const made = await ensureCalendar(database.db);
  note(made === 0 ? "there already" : `${made} matches`);
}
