import { minor } from "@livery/betting";
import { flaggedActions } from "@livery/contract";
import type { SeedDealer, SeedStaff } from "@livery/house";

/** The panel's host belongs to the tenant, whatever its brands are called (D52). */
export const demoPanelHost = "panel.localhost";

/** Three levels: the head office, two dealers below it, and those below the first. */
export const demoDealers: readonly SeedDealer[] = [
  { name: "head-office", credit: minor(50_000_000n), flags: flaggedActions },
  { name: "quay-street", parent: "head-office", credit: minor(100_000_000n), flags: flaggedActions },
  { name: "mill-lane", parent: "head-office", credit: minor(20_000_000n), flags: flaggedActions },
  { name: "pier-nine", parent: "quay-street", credit: minor(5_000_000n), flags: flaggedActions, maxUsers: 50 },
  { name: "lighthouse", parent: "quay-street", credit: minor(2_000_000n), flags: flaggedActions, maxUsers: 50 },
];

/** Twenty letters: the demo's secrets are public, like its passwords. */
const secretOf = (name: string): Buffer => Buffer.from(name.padEnd(20, "."));

/** The staff accounts of the demo's panel. */
export const demoStaff: readonly SeedStaff[] = [
  { name: "admin", role: "admin", password: "lantern-tide-01", lang: "en", secret: secretOf("admin") },
  { name: "operator", role: "operator", password: "lantern-tide-02", lang: "de", secret: secretOf("operator") },
  {
    name: "harriet",
    role: "dealer",
    dealer: "head-office",
    password: "lantern-tide-03",
    lang: "en",
    secret: secretOf("harriet"),
  },
  {
    name: "quentin",
    role: "dealer",
    dealer: "quay-street",
    password: "lantern-tide-06",
    lang: "en",
    secret: secretOf("quentin"),
  },
  {
    name: "pierre",
    role: "sub-dealer",
    dealer: "pier-nine",
    password: "lantern-tide-04",
    lang: "fa",
    secret: secretOf("pierre"),
  },
  {
    name: "lucia",
    role: "partner",
    dealer: "lighthouse",
    password: "lantern-tide-05",
    lang: "tr",
    secret: secretOf("lucia"),
  },
];

/** A direct user of a dealer other than that of the printed players, and who serves them at the panel. */
export interface CounterUser {
  readonly userName: string;
  readonly dealer: string;
  readonly lang: string;
  /** The account of the dealer; absent if it has none. */
  readonly staff?: string;
}

/** The direct users of the dealers; each has the password of the demo's counters. */
export const counterUsers: readonly CounterUser[] = [
  { userName: "hugo", dealer: "head-office", lang: "en", staff: "harriet" },
  { userName: "mina", dealer: "mill-lane", lang: "de" },
  { userName: "parisa", dealer: "pier-nine", lang: "fa", staff: "pierre" },
  { userName: "percy", dealer: "pier-nine", lang: "en", staff: "pierre" },
  { userName: "leyla", dealer: "lighthouse", lang: "tr", staff: "lucia" },
  { userName: "lorenz", dealer: "lighthouse", lang: "de", staff: "lucia" },
];
export const counterPassword = "counter24";

/** The panel's accounts, each with its current code and the address for an authenticator app. */
export async function panelRows(port: number): Promise<readonly (readonly [label: string, value: string])[]> {
  const { currentCode, otpauthAddress } = await import("@livery/house");
  const rows = demoStaff.map(({ name, role, dealer, password, secret }) => [
    [name, `${password}   ${currentCode(secret, Date.now())}   ${dealer === undefined ? role : `${role}, ${dealer}`}`],
    ["", otpauthAddress(secret, name, "Livery demo")],
  ]);
  return [
    ["panel", `http://${demoPanelHost}:${port}/`],
    ["", "name, password, code of this half minute, role; below each the address for an authenticator app"],
    ...rows.flat().map(([label = "", value = ""]) => [label, value] as const),
  ];
}
