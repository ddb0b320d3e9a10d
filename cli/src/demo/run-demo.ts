import { join } from "node:path";
import type { BrandOptions, HouseOptions, LiveFeedSource, RunningHouse } from "@livery/house";
import { buildBrand } from "../build/build-brand.ts";
import { fileLog, type HouseLog } from "../house/house-log.ts";
import { folderKeys } from "../house/keys.ts";
import { buildPanel } from "../platform/build-panel.ts";
import { buildPlatform, type Platform } from "../platform/build-platform.ts";
import { productSite } from "../platform/site-source.ts";
import { silentProgress, type Progress } from "../terminal/progress.ts";
import type { DemoBrand } from "./demo-brand.ts";
import { requireDemoDatabase } from "./demo-database.ts";
import { addDemoPictures } from "./demo-pictures.ts";
import { populate } from "./populate.ts";
import { writeGallery } from "./gallery/write-gallery.ts";

export interface DemoOptions {
  /** The folder whose `.livery` contains the demo's built brands and the server's data. */
  readonly root: string;
  /** Reads the brands, and notes which. */
  readonly brands: (note: (text: string) => void) => Promise<readonly DemoBrand[]>;
  readonly port: number;
  /** A PostgreSQL server that replaces the embedded one. */
  readonly databaseUrl?: string;
  readonly ownerUrl?: string;
  /** The keys of its secrets (D102); by default those in its folder, made if there are none. */
  readonly keys?: string;
  /** The proxies in front of the demo, as `startHouse` takes them. */
  readonly trustProxy?: string;
  /**
   * For a short demo: without the panel, the gallery and a day of business, and with prices only for the next days, because each
   * of them takes seconds.
   */
  readonly brief?: boolean;
  /** The source of live matches. */
  readonly live: LiveFeedSource | undefined;
  readonly progress: Progress;
  /** Stops the start between two steps. */
  readonly signal: AbortSignal;
}

export interface Demo {
  readonly house: RunningHouse;
  readonly brands: readonly DemoBrand[];
  readonly log: HouseLog;
  /** Stops the server, then the database. */
  readonly close: () => Promise<void>;
}

const briefDays = 3;

/**
 * Starts brands from nothing. Existing data stays: a brand's folder, its site's settings, players, coupons and balances. The
 * database is held open throughout, so that it starts once.
 */
export async function startDemo(options: DemoOptions): Promise<Demo> {
  const { root, progress, port, signal, brief = false } = options;
  const { databaseUrl, ownerUrl } = options;
  const own = databaseUrl === undefined ? {} : { databaseUrl, ...(ownerUrl !== undefined && { ownerUrl }) };
  const step: Progress["step"] = (name, run) => {
    signal.throwIfAborted();
    return progress.step(name, run);
  };
  const named = await step("Read the brands", async (note) => {
    const notes: string[] = [];
    const read = await options.brands((text) => notes.push(text));
    note(notes.join(", "));
    return read;
  });
  const log = fileLog(root);
  const keys = options.keys ?? (await folderKeys(root));
  const opened = new AsyncDisposableStack();
  const start = async (
    at: number,
    brands: readonly BrandOptions[],
    open?: Pick<HouseOptions, "live" | "panel">,
  ): Promise<RunningHouse> => {
    const { startHouse } = await import("@livery/house");
    const house = await startHouse({
      root,
      ...own,
      port: at,
      development: true,
      keys,
      ...(options.trustProxy !== undefined && { trustProxy: options.trustProxy }),
      log: log.options,
      brands,
      // Only the generated days: the server would otherwise add more while the demo is in use.
      ...(brief && { calendarDays: briefDays }),
      ...open,
    });
    opened.defer(() => house.close());
    return house;
  };
  const build = async (
    { skin, folder, built, pictures }: DemoBrand,
    house: number,
    platform: Promise<Platform>,
  ): Promise<BrandOptions> => {
    const dir = join(built, "dist");
    const settingsUrl = `http://${skin.domains.site}:${house}/settings`;
    await buildBrand({
      folder,
      out: dir,
      state: built,
      settingsUrl,
      domains: skin.domains,
      platform,
      progress: silentProgress,
    });
    await addDemoPictures(pictures, dir);
    return { hosts: [skin.domains.site, ...(skin.domains.mobile === undefined ? [] : [skin.domains.mobile])], dir };
  };
  try {
    // Held open to the end, so that the embedded server starts once.
    const database = await step("Start the database", async () => {
      const { openDatabase } = await import("@livery/house");
      return openDatabase({ root, ...own, purpose: "demo" });
    });
    opened.defer(() => database.close());
    await requireDemoDatabase(database);
    // Nothing is built for a demo that is refused. Both take seconds on a fresh machine, and run in parallel with the next step.
    const platform = buildPlatform(productSite());
    platform.catch(() => undefined);
    // After the platform and not in parallel, because the first page of a brand needs the platform.
    const panel = brief ? undefined : platform.then(() => buildPanel());
    panel?.catch(() => undefined);
    // The build loads the brand's settings and first rows from it; its port is not public.
    const first = await step("Make players and fixtures", async (note) => {
      const house = await start(0, []);
      const days = brief ? briefDays : undefined;
      note(await populate(database, named, { keys, days, day: !brief }));
      return house;
    });
    await step("Build the platform", async (note) => {
      const { fromCache, hash } = await platform;
      note(fromCache ? "unchanged, from the cache" : hash);
    });
    const brands: BrandOptions[] = [];
    for (const brand of named)
      brands.push(await step(`Assemble ${brand.skin.title}`, () => build(brand, first.port, platform)));
    const dir =
      panel &&
      (await step("Build the panel", async (note) => {
        const built = await panel;
        note(built.fromCache ? "unchanged, from the cache" : built.hash);
        return built.dir;
      }));
    const hang = (at: number): Promise<BrandOptions> =>
      writeGallery(join(root, ".livery", "gallery"), { brands: named, port: at, hasPanel: dir !== undefined });
    const gallery = brief ? [] : [await step("Hang the gallery", () => hang(port))];
    const house = await step("Open the house", async () => {
      await first.close();
      return start(port, [...brands, ...gallery], {
        ...(dir !== undefined && { panel: { dir } }),
        ...(options.live && { live: options.live }),
      });
    });
    // The port of the links is known only now; the server reloads the gallery by itself.
    if (!brief && house.port !== port) await hang(house.port);
    return { house, brands: named, log, close: () => opened.disposeAsync() };
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
}
