import { randomBytes } from "node:crypto";
import { minor } from "@livery/betting";
import { flaggedActions } from "@livery/contract";
import type { StaffRole } from "@livery/contract/panel";
import { type Seed, seedDemo, type SeedPlayer, type SeedSite } from "@livery/house";
import { beside, storedSite } from "./beside.ts";
import type { OpenDemo } from "./demo.ts";
import type { Account } from "./sites.ts";
import { secretOf, type StaffAccount } from "./staff.ts";

/** A name that no other journey has. */
const uniqueName = (prefix: string): string => `${prefix}${randomBytes(4).toString("hex")}`;

/** The dealer of the demo's players. */
const dealer = "quay-street";

export interface NewPlayer extends Partial<Pick<SeedPlayer, "lang" | "stakeType">> {
  /** Cents. */
  readonly balance?: bigint;
}

/** A player of one journey, at the demo's site. */
export async function newPlayer(
  demo: OpenDemo,
  { balance = 100_000n, lang = "en", ...terms }: NewPlayer = {},
): Promise<Account> {
  const account = { userName: uniqueName("player"), password: "anchor-and-rope" };
  const services = { sport: true, live: true };
  const player = {
    ...terms,
    ...account,
    site: demo.brand,
    dealer,
    lang,
    balance: minor(balance),
    online: true,
    services,
  };
  await add(demo, { sites: [await siteAsStored(demo)], dealers: [{ name: dealer }], players: [player] });
  return account;
}

/** Somebody of one journey at the panel; of a dealer where the role has one. */
export async function newStaff(demo: OpenDemo, role: StaffRole, ofDealer?: string): Promise<StaffAccount> {
  const account = { name: uniqueName("staff"), password: "lantern-tide-01" };
  const staff = { ...account, role, lang: "en", secret: secretOf(account.name) };
  await add(
    demo,
    ofDealer === undefined
      ? { staff: [staff] }
      : { dealers: [{ name: ofDealer }], staff: [{ ...staff, dealer: ofDealer }] },
  );
  return account;
}

/** Two dealers of one journey, by name: one at the top, and one below it. */
export async function newDealers(demo: OpenDemo): Promise<{ readonly top: string; readonly below: string }> {
  const [top, below] = [uniqueName("house"), uniqueName("pier")];
  const terms = { credit: minor(5_000_000n), flags: flaggedActions };
  await add(demo, {
    dealers: [
      { ...terms, name: top },
      { ...terms, name: below, parent: top },
    ],
  });
  return { top, below };
}

/** Adds to what the demo was made with; the seed leaves what is there. */
async function add(demo: OpenDemo, more: Partial<Seed>): Promise<void> {
  const nothing = { sites: [], dealers: [], players: [] };
  await beside(demo, ({ db }) => seedDemo(db, { tenant: "demo", currency: "EUR", ...nothing, ...more }));
}

/** The seed takes a site as it should be: as it is. */
async function siteAsStored({ brand, host, root }: OpenDemo): Promise<SeedSite> {
  const { document, siteKey } = await beside({ root }, ({ db }) => storedSite(db, host));
  return { name: brand, hosts: [], siteKey, settings: document };
}
