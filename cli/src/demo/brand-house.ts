import type { OpenDatabase, RunningHouse } from "@livery/house";
import type { Skin } from "@livery/skin";
import { fileLog } from "../house/house-log.ts";
import type { Progress } from "../terminal/progress.ts";
import { readDemo } from "./demo-brand.ts";
import { requireDemoDatabase } from "./demo-database.ts";
import { populate } from "./populate.ts";

/** A player of a demo. */
interface Account {
  readonly userName: string;
  readonly password: string;
  readonly lang: string;
}

/** A brand's skin, and the folder that it was read from. */
interface BrandFolder {
  readonly skin: Skin;
  readonly folder: string;
}

/** A server for the work on one brand. */
export interface BrandHouse {
  readonly origin: string;
  /** Names, passwords and languages of its players. */
  readonly accounts: readonly Account[];
  /** As that of a running server; null for one that was not opened here. */
  readonly ended: RunningHouse["ended"] | null;
  readonly close: () => Promise<void>;
}

export interface BrandHouseOptions {
  /** The folder whose `.livery` holds the server's data; what is there stays. */
  readonly root: string;
  readonly brand: BrandFolder;
  /** The keys of its secrets (D102). */
  readonly keys: string;
  readonly progress: Progress;
}

/**
 * Opens a server on a free port, on the embedded database, with the brand's site, players, fixtures and simulated live matches. If
 * a server runs on this data already, the site is added beside it and that server is used. Throws EnvironmentError if the data is
 * not a demo's.
 */
export async function openBrandHouse({ brand, keys, root, progress }: BrandHouseOptions): Promise<BrandHouse> {
  const { HouseAlreadyRunning, openDatabase, simulatedSource, startHouse } = await import("@livery/house");
  const database = await progress.step("Start a database in .livery", () => openDatabase({ root, purpose: "dev" }));
  const opened = new AsyncDisposableStack();
  opened.defer(() => database.close());
  try {
    await requireDemoDatabase(database);
    const accounts = await addSites(database, [brand], progress, { keys });
    const { origin, ended } = await progress.step("Open a house for the brand", async () => {
      const { options: log } = fileLog(root);
      const live = simulatedSource({ speed: 1 });
      try {
        const house = await startHouse({ root, port: 0, development: true, keys, log, brands: [], live });
        opened.defer(() => house.close());
        return { origin: `http://127.0.0.1:${house.port}`, ended: house.ended };
      } catch (error) {
        if (error instanceof HouseAlreadyRunning && error.port !== null)
          return { origin: `http://127.0.0.1:${error.port}`, ended: null };
        throw error;
      }
    });
    return { origin, ended, accounts, close: () => opened.disposeAsync() };
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
}

/** Adds the brands' sites with players and fixtures to a database, at the hosts of their skins. Returns the players. */
export async function addSites(
  database: OpenDatabase,
  brands: readonly BrandFolder[],
  progress: Progress,
  { keys, days }: { readonly keys: string; readonly days?: number | undefined },
): Promise<readonly Account[]> {
  return progress.step("Make players and fixtures", async (note) => {
    const named = await Promise.all(
      brands.map(async ({ folder, skin }) => ({ ...(await readDemo(folder)), skin, folder, built: folder })),
    );
    note(await populate(database, named, { keys, days, day: true }));
    return named.flatMap(({ accounts }) => accounts);
  });
}
