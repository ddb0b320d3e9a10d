import { existsSync, readdirSync, readFileSync } from "node:fs";

const skins = new URL("../../../../skins/", import.meta.url);

/** The brands that come with Livery, the default one first; each is a site of the demo. */
export const brandNames: readonly string[] = readdirSync(skins)
  .filter((name) => existsSync(new URL(`${name}/skin.config.ts`, skins)))
  .toSorted((a, b) => Number(b === "harbour") - Number(a === "harbour") || a.localeCompare(b));

/** The brand that the journeys are made at: `LIVERY_BRAND`, else the default one. */
export const testBrand: string = process.env["LIVERY_BRAND"] ?? "harbour";

/** Who signs in at a site. */
export interface Account {
  readonly userName: string;
  readonly password: string;
}

/** A brand's site of a running demo. */
export interface DemoSite {
  readonly brand: string;
  /** As players read it. */
  readonly title: string;
  readonly host: string;
  readonly origin: string;
  /** The site's mobile host (D49): a window narrower than 500 px that opens `origin` ends there. */
  readonly mobileOrigin: string;
}

/** The site of a brand at a demo's port. */
export function siteOf(brand: string, port: number): DemoSite {
  const host = `${brand}.localhost`;
  const title = brand.charAt(0).toUpperCase() + brand.slice(1);
  return { brand, title, host, origin: `http://${host}:${port}`, mobileOrigin: `http://m.${host}:${port}` };
}

/** Who plays at a brand in a language; where nobody does, its first player. Throws where no such brand comes with Livery. */
export function accountIn(lang: string, brand: string = testBrand): Account {
  const { accounts } = demoFile(brand);
  const account = accounts.find((known) => known.lang === lang) ?? accounts[0];
  if (account === undefined) throw new RangeError(`nobody plays at ${brand}`);
  return { userName: account.userName, password: account.password };
}

/** What a banner of the brand's demo says. */
export function bannerTitle(name: string, lang: string, brand: string = testBrand): string {
  const title = demoFile(brand).banners[name]?.[lang];
  if (title === undefined) throw new RangeError(`${brand} has no banner ${name} in ${lang}`);
  return title;
}

interface DemoFile {
  readonly accounts: readonly (Account & { readonly lang: string })[];
  readonly banners: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

function demoFile(brand: string): DemoFile {
  return JSON.parse(readFileSync(new URL(`${brand}/demo/demo.json`, skins), "utf8")) as DemoFile;
}
