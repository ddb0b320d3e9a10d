import { minor } from "@livery/betting";
import { openDatabase, seedDemo, type OpenDatabase, type Seed } from "@livery/house";
import { atTheEnd } from "./at-the-end.ts";
import { databaseFolder } from "./database-folder.ts";

const seed: Seed = {
  tenant: "acme",
  currency: "EUR",
  sites: [
    {
      name: "harbour",
      hosts: ["harbour.localhost"],
      siteKey: "harbour-public-key",
      settings: { site_title: "Harbour", site_default_lang: "en" },
    },
    { name: "meadow", hosts: ["meadow.localhost"], siteKey: "meadow-public-key", settings: { site_title: "Meadow" } },
  ],
  dealers: [{ name: "head-office", credit: minor(1_000_000n) }],
  players: [{ site: "harbour", userName: "alice", password: "correct-horse", lang: "en", balance: minor(100_000n) }],
};

export interface HouseProject {
  readonly folder: string;
  /** Held open, so that each command finds the embedded server running. */
  readonly database: OpenDatabase;
}

/** A folder with a server's data, like a real one: two sites, a player. */
export async function houseProject(): Promise<HouseProject> {
  const folder = await databaseFolder();
  const database = await openDatabase({ root: folder, purpose: "cli tests" });
  atTheEnd(() => database.close());
  await seedDemo(database.db, seed);
  return { folder, database };
}
