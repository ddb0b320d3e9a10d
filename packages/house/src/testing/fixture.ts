import { minor } from "@livery/betting";
import type { Kysely } from "kysely";
import type { Schema } from "../db/schema.ts";
import { fixtureBonuses } from "./bonuses-fixture.ts";
import { fixturePayments } from "./payments-fixture.ts";
import { quickHash } from "./quick-hash.ts";
import { type Seed, type SeedPlayer, seed, type Seeded } from "../seed/seed.ts";

export const fixturePassword = "correct-horse";

/** The initial site, players and credit of the server's tests: balances of 1,000.00 EUR. */
export const fixture: Seed = {
  tenant: "acme",
  currency: "EUR",
  sites: [
    {
      name: "harbour",
      hosts: ["harbour.localhost", "www.harbour.localhost"],
      siteKey: "harbour-test-key",
      settings: { site_title: "Harbour", site_default_lang: "en" },
    },
    {
      name: "meadow",
      hosts: ["meadow.localhost"],
      siteKey: "meadow-test-key",
      settings: { site_title: "Meadow", site_default_lang: "fa" },
    },
  ],
  dealers: [
    { name: "head-office" },
    { name: "north", parent: "head-office" },
    { name: "high-street", parent: "north", credit: minor(100_000_000) },
  ],
  players: [player("alice", "harbour"), player("bashir", "harbour"), player("dariush", "meadow")],
  payments: fixturePayments,
  bonuses: fixtureBonuses,
  hash: quickHash,
};

function player(userName: string, site: string): SeedPlayer {
  return { userName, site, password: fixturePassword, lang: "en", balance: minor(100_000) };
}

/** Seeds the fixture into a test's database. */
export function seedFixture(db: Kysely<Schema>, changes: Partial<Seed> = {}): Promise<Seeded> {
  return seed(db, { ...fixture, ...changes });
}
