import { existsSync, readdirSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { nearestName } from "@livery/contract/settings";
import { ConfigError, UsageError } from "../errors.ts";
import { findShippedSkin, shippedSkin, shippedSkins } from "./shipped-skins.ts";
import { skinFile } from "./skin-file.ts";

export interface FoundSkin {
  readonly folder: string;
  /** The output folder of `livery build`: nothing is written into shipped brands. */
  readonly built: string;
}

/**
 * Finds a skin: a brand's folder, the name of one below `directory` (at most one folder deeper), or the name of a shipped one.
 * Throws ConfigError (exit 3) with the existing names and the most similar one.
 */
export function findSkin(directory: string, name: string): FoundSkin {
  const found = knownSkin(directory, name);
  if (found !== undefined) return found;
  const names = skinNames(directory);
  const nearest = nearestName(name, names);
  throw new ConfigError(
    `There is no skin "${name}".`,
    [
      `"${name}" is neither a folder with a ${skinFile} nor one of ${names.join(", ")}.${nearest === undefined ? "" : ` Did you mean "${nearest}"?`}`,
    ],
    "Name one of these, or the folder of a brand. Nothing was written.",
  );
}

/** The brand that is named, else the one of the folder where the command is started, else the only one below it. */
export function brandFolder(directory: string, name: string | undefined): string {
  if (name !== undefined) return findSkin(directory, name).folder;
  if (existsSync(join(directory, skinFile))) return directory;
  return onlySkin(directory);
}

/** Throws UsageError (exit 2) for the folder of a brand that comes with Livery. */
export function refuseShipped(folder: string, next = "Create a brand of your own that extends it."): void {
  if (!shippedSkins().map(shippedSkin).includes(folder)) return;
  throw new UsageError("This brand comes with Livery: nothing is written into its folder.", next);
}

/** The folder of the only brand below a folder, for a command that is given no name. Throws UsageError if there is none or several. */
function onlySkin(directory: string): string {
  const [only, ...others] = ownSkins(directory);
  if (only !== undefined && others.length === 0) return only;
  throw new UsageError(
    only === undefined ? "There is no brand in this folder." : "There are several brands in this folder.",
    `Name one of ${skinNames(directory).join(", ")}, or the folder of a brand.`,
  );
}

/** The existing names: of brands below a folder, and of shipped ones. */
export function skinNames(directory: string): readonly string[] {
  return [...new Set([...ownSkins(directory).map((each) => basename(each)), ...shippedSkins()])].toSorted();
}

/** Finds a skin like `findSkin`; undefined if there is none. */
export function knownSkin(directory: string, name: string): FoundSkin | undefined {
  const named = resolve(directory, name);
  const folder = existsSync(join(named, skinFile))
    ? named
    : ownSkins(directory).find((each) => basename(each) === name);
  if (folder !== undefined) return { folder, built: join(folder, "dist") };
  const shipped = /^[\w-]+$/u.test(name) ? findShippedSkin(name) : undefined;
  return shipped === undefined ? undefined : { folder: shipped, built: join(named, "dist") };
}

/** Folders of brands in a folder and in its subfolders, without shipped brands. */
function ownSkins(directory: string): readonly string[] {
  const shipped = new Set(shippedSkins().map(shippedSkin));
  const below = foldersIn(directory);
  return [...below, ...below.flatMap(foldersIn)].filter(
    (folder) => existsSync(join(folder, skinFile)) && !shipped.has(folder),
  );
}

function foldersIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith(".") && entry.name !== "node_modules")
    .map(({ name }) => join(folder, name));
}
