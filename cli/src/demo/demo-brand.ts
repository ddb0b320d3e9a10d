import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { SettingsDocument } from "@livery/contract";
import { isLocalHost, type Skin } from "@livery/skin";
import { createBrand } from "../brand/create-brand.ts";
import { knownSkin } from "../brand/find-skin.ts";
import { loadSkin, skinFile } from "../brand/load-skin.ts";
import { firstLook, shippedSkin } from "../brand/shipped-skins.ts";

/** Who can sign in at a brand of the demo, as it is printed. */
export interface DemoAccount {
  readonly userName: string;
  readonly password: string;
  readonly lang: string;
  /** Minor units of the demo's currency. */
  readonly balance: number;
}

/** A brand of the demo: where it is written, where it is built, who plays there. */
export interface DemoBrand {
  readonly skin: Skin;
  /** The brand's own folder: what one edits. */
  readonly folder: string;
  /** Below the demo's root: what is built of it, and the settings that it was built with. */
  readonly built: string;
  readonly accounts: readonly DemoAccount[];
  /** What its operator has set, beside what every demo sets. */
  readonly settings: SettingsDocument;
  /** What its banners say, by language, in its own voice. */
  readonly banners: DemoBanners;
  /** Pictures of its banners. */
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
  /** Its `.livery` holds what the demo builds and makes. */
  readonly root: string;
  /** Where brands are looked for. */
  readonly directory: string;
}

/**
 * The demo's brand of a name: the one that every command finds (`knownSkin`), any other from the folder below `root` that
 * an earlier start has made, or made now. Notes which. Throws ConfigError for a skin that cannot be built.
 */
export async function demoBrand(
  { directory, root }: DemoFolders,
  name: string,
  note: (text: string) => void,
): Promise<DemoBrand> {
  const built = join(root, ".livery", "demo", name);
  const folder = knownSkin(directory, name)?.folder ?? built;
  if (!existsSync(join(folder, skinFile))) {
    await create(folder, name);
    note(`${name} made`);
  } else note(name);
  return readDemoBrand(folder, built);
}

/**
 * A brand of a folder at hosts that lead to this machine, with the players and banners of its own demo, or else of the
 * first look's. Throws ConfigError.
 */
export async function readDemoBrand(folder: string, built: string): Promise<DemoBrand> {
  const own = join(folder, "demo");
  const pictures = existsSync(join(own, demoFile)) ? own : join(shippedSkin(firstLook), "demo");
  const { accounts, banners, settings } = JSON.parse(await readFile(join(pictures, demoFile), "utf8")) as DemoFile;
  return { skin: atThisMachine(await loadSkin(folder)), folder, built, accounts, banners, settings, pictures };
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
