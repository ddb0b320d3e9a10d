import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase, removeDatabase, seedDemo, type SimulatedSourceOptions } from "@livery/house";
import { startWorker, type WorkerProcess } from "../worker-process.ts";

export const houseHost = "harbour.localhost";

/** What a house of the bench is told to be: simulated matches on a database of its own. */
export interface LiveHouseOptions {
  readonly simulated: SimulatedSourceOptions;
  /** A built brand to serve, `…/dist`; none without it. */
  readonly brand?: string;
}

/** How many statements it has sent to its database since it began. */
export interface HouseOrder {
  readonly type: "statements";
}

export interface HouseAnswer {
  readonly port?: number;
  readonly statements?: number;
}

export type LiveHouse = WorkerProcess<HouseOrder, HouseAnswer>;

/** Works beside a house in a process of its own, whose database nobody else is in, and ends both. */
export async function withLiveHouse<Result>(
  { simulated, brand }: LiveHouseOptions,
  work: (house: LiveHouse, port: number) => Promise<Result>,
): Promise<Result> {
  const root = await mkdtemp(join(tmpdir(), "livery-bench-house-"));
  const databaseUrl = process.env["DATABASE_URL"];
  const project = { root, ...(databaseUrl ? { databaseUrl } : {}) };
  try {
    const database = await openDatabase({ ...project, purpose: "bench" });
    try {
      await seedDemo(database.db, {
        tenant: "bench",
        currency: "EUR",
        sites: [{ name: "harbour", hosts: [houseHost], siteKey: "harbour-public-key", settings: {} }],
        dealers: [],
        players: [],
      });
    } finally {
      await database.close();
    }
    const brands = brand === undefined ? [] : [{ dir: brand, hosts: [houseHost] }];
    const options = JSON.stringify({ ...project, brands, simulated });
    const house = await startWorker<HouseOrder, HouseAnswer>(new URL("house-process.ts", import.meta.url), options);
    try {
      return await work(house, house.first.port ?? 0);
    } finally {
      await house.end();
    }
  } finally {
    await removeDatabase(root);
    await rm(root, { recursive: true, force: true });
  }
}
