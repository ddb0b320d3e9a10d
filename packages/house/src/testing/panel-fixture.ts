import { minor } from "@livery/betting";
import { type Action, flaggedActions } from "@livery/contract";
import type { StaffRole } from "@livery/contract/panel";
import type { Kysely } from "kysely";
import type { Schema } from "../db/schema.ts";
import type { SeedDealer } from "../seed/dealers.ts";
import { type Seed, type SeedPlayer, seed, type Seeded } from "../seed/seed.ts";
import type { SeedStaff } from "../seed/staff.ts";
import { totpCode, totpStep } from "../panel/staff/totp.ts";
import { fixtureBonuses } from "./bonuses-fixture.ts";
import { quickHash } from "./quick-hash.ts";
import { fixturePayments } from "./payments-fixture.ts";
import { fixture, fixturePassword } from "./fixture.ts";

export const panelHost = "panel.localhost";
export const staffPassword = "tidal-lantern-40";

/** Secrets of the fixture's staff, by name. */
export function staffSecret(name: string): Buffer {
  return Buffer.from(name.padEnd(20, "."));
}

/** The current code of an account of the fixture, or that of some steps of 30 seconds later. */
export function staffCode(name: string, steps = 0): string {
  return totpCode(staffSecret(name), totpStep(Date.now()) + steps);
}

const flags: readonly Action[] = flaggedActions;

function dealer(name: string, parent: string): SeedDealer {
  return { name, parent, credit: minor(1_000_000), flags };
}

function player(userName: string, dealerName: string): SeedPlayer {
  return {
    userName,
    site: "harbour",
    dealer: dealerName,
    password: fixturePassword,
    lang: "en",
    balance: minor(10_000),
  };
}

function staff(name: string, role: StaffRole, dealerName?: string): SeedStaff {
  return {
    name,
    role,
    password: staffPassword,
    lang: "en",
    secret: staffSecret(name),
    ...(dealerName !== undefined && { dealer: dealerName }),
  };
}

/**
 * The tenant of the panel's tests: head-office over north and south; high-street and the partner lighthouse below north,
 * far-street below south. Every flag is on. Each dealer has an account of its name, beside operator and admin.
 */
export const panelFixture: Seed = {
  ...fixture,
  panelHost,
  dealers: [
    { name: "head-office", credit: minor(10_000_000), flags },
    dealer("north", "head-office"),
    dealer("high-street", "north"),
    dealer("lighthouse", "north"),
    dealer("south", "head-office"),
    dealer("far-street", "south"),
    { name: "side-street", parent: "north", credit: minor(100_000_000), flags },
  ],
  players: [
    player("northy", "north"),
    player("alice", "high-street"),
    player("bashir", "high-street"),
    player("lena", "lighthouse"),
    player("southy", "south"),
    player("farid", "far-street"),
    { ...player("dariush", "side-street"), site: "meadow" },
  ],
  staff: [
    staff("admin", "admin"),
    staff("operator", "operator"),
    staff("platform", "platform"),
    staff("platform-two", "platform"),
    staff("head-office", "dealer", "head-office"),
    staff("north", "dealer", "north"),
    staff("south", "dealer", "south"),
    staff("high-street", "sub-dealer", "high-street"),
    staff("side-street", "sub-dealer", "side-street"),
    staff("far-street", "sub-dealer", "far-street"),
    staff("lighthouse", "partner", "lighthouse"),
  ],
};

/** Another tenant on the same server, with its own panel, dealer, player and staff. */
export const otherTenant: Seed = {
  tenant: "globex",
  currency: "EUR",
  sites: [{ name: "globe", hosts: ["globe.localhost"], siteKey: "globe-test-key", settings: { site_title: "Globe" } }],
  panelHost: "panel.globe.localhost",
  dealers: [{ name: "globe-office", credit: minor(1_000_000), flags }],
  players: [{ ...player("gloria", "globe-office"), site: "globe" }],
  payments: fixturePayments,
  bonuses: fixtureBonuses,
  hash: quickHash,
  staff: [staff("globe-admin", "admin"), staff("globe-office", "dealer", "globe-office")],
};

/** Seeds both tenants of the panel's tests. */
export async function seedPanelFixture(
  db: Kysely<Schema>,
): Promise<{ readonly acme: Seeded; readonly globex: Seeded }> {
  return { acme: await seed(db, panelFixture), globex: await seed(db, otherTenant) };
}
