import { existsSync, readdirSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { nearestName } from "@livery/contract/settings";
import { findShippedSkin, shippedSkins } from "../brand/shipped-skins.ts";
import { skinFile } from "../brand/skin-file.ts";
import { ConfigError } from "../errors.ts";

export interface FoundSkin {
  readonly folder: string;
  /** Where `livery build` puts it: what comes with Livery is not written into. */
  readonly built: string;
}

/**
 * The skin that somebody means: a brand's folder, the name of one below `directory` (a folder deeper at the most), or of
 * one that comes with Livery. Throws ConfigError (exit 3) with those that there are and the nearest.
 */
export function findSkin(directory: string, name: string): FoundSkin {
  const own = ownSkins(directory);
  const named = resolve(directory, name);
  const folder = existsSync(join(named, skinFile)) ? named : own.find((each) => basename(each) === name);
  if (folder !== undefined) return { folder, built: join(folder, "dist") };
  const shipped = /^[\w-]+$/u.test(name) ? findShippedSkin(name) : undefined;
  if (shipped !== undefined) return { folder: shipped, built: resolve(directory, name, "dist") };
  const names = [...new Set([...own.map((each) => basename(each)), ...shippedSkins()])].toSorted();
  const nearest = nearestName(name, names);
  throw new ConfigError(
    `There is no skin "${name}".`,
    [
      `"${name}" is neither a folder with a ${skinFile} nor one of ${names.join(", ")}.${nearest === undefined ? "" : ` Did you mean "${nearest}"?`}`,
    ],
    "Name one of these, or the folder of a brand. Nothing was written.",
  );
}

/** Folders of brands in a folder and in the folders of it. */
function ownSkins(directory: string): readonly string[] {
  const below = foldersIn(directory);
  return [...below, ...below.flatMap(foldersIn)].filter((folder) => existsSync(join(folder, skinFile)));
}

function foldersIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith(".") && entry.name !== "node_modules")
    .map(({ name }) => join(folder, name));
}
