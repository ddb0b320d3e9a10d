import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { SettingsDocument } from "@livery/contract";
import { nearestName } from "@livery/contract/settings";
import { isLocalHost, type Skin } from "@livery/skin";
import { createBrand } from "../create/create-brand.ts";
import { knownSkin, skinNames } from "../brand/find-skin.ts";
import { loadSkin, skinFile } from "../brand/load-skin.ts";
import { neutralSkin, starterSkin, shippedSkin, shippedSkins } from "../brand/shipped-skins.ts";
import { ConfigError } from "../errors.ts";

/** An account of a demo brand, as it is printed. */
export interface DemoAccount {
  readonly userName: string;
  readonly password: string;
  readonly lang: string;
  /** Minor units of the demo's currency. */
  readonly balance: number;
}

/** A brand of the demo: its source folder, its build, its accounts. */
export interface DemoBrand {
  readonly skin: Skin;
  /** The brand's own folder, for edits. */
  readonly folder: string;
  /** Below the demo's root: its build, and the settings of that build. */
  readonly built: string;
  readonly accounts: readonly DemoAccount[];
  /** The operator's settings, beside those of every demo. */
  readonly settings: SettingsDocument;
  /** The texts of its banners, by language, in the brand's tone. */
  readonly banners: DemoBanners;
  /** The folder of its banners' pictures. */
  readonly pictures: string;
}

type DemoBanners = Readonly<Record<"live" | "weekend", Readonly<Record<string, string>>>>;

const demoFile = "demo.json";

interface DemoFile {
  readonly banners: DemoBanners;
  readonly accounts: readonly DemoAccount[];
  readonly settings: SettingsDocument;
}

export interface DemoFolders {
  /** Its `.livery` contains everything that the demo builds and generates. */
  readonly root: string;
  /** The folder in which brands are searched. */
  readonly directory: string;
}

/**
 * The demo's brand of a name: the one that every command finds (`knownSkin`), else the one below `root` from an earlier start,
 * else a new one. Notes which. Throws ConfigError for a skin that cannot be built, and for a name that is similar to an existing
 * one, so that a typing error creates no brand.
 */
export async function demoBrand(
  { directory, root }: DemoFolders,
  name: string,
  note: (text: string) => void,
): Promise<DemoBrand> {
  const built = join(root, ".livery", "demo", name);
  const folder = knownSkin(directory, name)?.folder ?? built;
  if (!existsSync(join(folder, skinFile))) {
    refuseSlip(name, skinNames(directory));
    await create(folder, name);
    note(`${name} made`);
  } else note(name);
  return readDemoBrand(folder, built);
}

/** A brand of a folder at hosts of this machine, with its demo. Throws ConfigError. */
export async function readDemoBrand(folder: string, built: string): Promise<DemoBrand> {
  return { skin: atThisMachine(await loadSkin(folder)), folder, built, ...(await readDemo(folder)) };
}

/** The players, settings and banners of a brand's own demo, or else players and banner texts of the default demo. */
export async function readDemo(
  folder: string,
): Promise<Pick<DemoBrand, "accounts" | "banners" | "pictures" | "settings">> {
  const own = join(folder, "demo");
  const hasOwn = existsSync(join(own, demoFile));
  const read = hasOwn ? own : join(shippedSkin(starterSkin), "demo");
  const { accounts, banners, settings: given } = JSON.parse(await readFile(join(read, demoFile), "utf8")) as DemoFile;
  // Another brand's licence, contacts and pictures would be a stranger's on this one.
  const [settings, pictures] = hasOwn ? [given, own] : [{}, join(shippedSkin(neutralSkin), "demo")];
  return { accounts, banners, settings, pictures };
}

/** The names of `--skin`, each once; `all` stands for every shipped brand. */
export function demoNames(list: string): readonly string[] {
  const names = list.split(",").map((name) => name.trim());
  return [...new Set(names.flatMap((name) => (name === "all" ? shippedSkins() : [name])))];
}

function refuseSlip(name: string, names: readonly string[]): void {
  const nearest = nearestName(name, names);
  if (nearest === undefined) return;
  throw new ConfigError(
    `There is no brand "${name}".`,
    [`Did you mean "${nearest}"? There are ${names.join(", ")}.`],
    "Name some of these, or all. Of a name that is unlike them the demo makes a brand. Nothing was written.",
  );
}

function atThisMachine(skin: Skin): Skin {
  if (isLocalHost(skin.domains.site)) return skin;
  const site = `${skin.name}.localhost`;
  return { ...skin, domains: { site, ...(skin.domains.mobile !== undefined && { mobile: `m.${site}` }) } };
}

async function create(folder: string, name: string): Promise<void> {
  await createBrand(folder, {
    name,
    title: name.charAt(0).toUpperCase() + name.slice(1),
    domain: `${name}.localhost`,
    mobileDomain: `m.${name}.localhost`,
    languages: ["en", "fa", "tr", "de"],
  });
}
