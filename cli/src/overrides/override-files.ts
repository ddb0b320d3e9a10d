import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ConfigError } from "../errors.ts";
import { sha256 } from "../files/hashing.ts";
import { filesIn } from "../files/folder.ts";
import { overridesFolder, type Override } from "./find-overrides.ts";

/** A file of a brand's own code, as a reviewer compares it: its SHA-256 is the one that `sha256sum` prints. */
export interface OverrideFile {
  /** From the brand's folder, with slashes. */
  readonly path: string;
  readonly sha256: string;
  /** `pages.home.lobby`; null for a plugin, and for a file that others import. */
  readonly replaces: string | null;
  /** The name of the plugin; null for every other file. */
  readonly plugin: string | null;
}

/**
 * Every file of a brand's `overrides/`, in path order, and `imported` ones beside that folder; none for a brand that replaces no
 * variant and has no plugin: its folder is not used.
 */
export async function overrideFiles(
  folder: string,
  overrides: readonly Override[],
  imported: readonly string[] = [],
): Promise<readonly OverrideFile[]> {
  if (overrides.length === 0) return [];
  // The records of what the files were copied from are no code, and neither are notes for authors.
  const files = (await filesIn(join(folder, overridesFolder))).filter(
    (file) => !/^\.base\/.*\.json$|\.md$/u.test(file),
  );
  const own = files.map((file) => `${overridesFolder}/${file}`);
  return Promise.all(
    [...new Set([...own, ...imported])].map(async (path) => {
      const replacing = overrides.find((override) => override.path === path);
      const content = await readFile(join(folder, ...path.split("/")));
      return {
        path,
        sha256: sha256(content),
        replaces:
          replacing && replacing.kind !== "plugins" ? `${replacing.kind}.${replacing.name}.${replacing.variant}` : null,
        plugin: replacing?.kind === "plugins" ? replacing.name : null,
      };
    }),
  );
}

/** Throws ConfigError (exit 3) with every file, if a brand replaces a variant or has a plugin. */
export async function refuseOverrides(folder: string, overrides: readonly Override[]): Promise<void> {
  const files = await overrideFiles(folder, overrides);
  if (files.length === 0) return;
  throw new ConfigError(
    `The brand in ${folder} has code of its own, which --no-overrides refuses.`,
    files.map(describeOverrideFile),
    `Read these files and build without --no-overrides, or remove ${overridesFolder}/; nothing was written.`,
  );
}

/** What whoever builds a brand with code of its own must know. */
export const rightsOfOverrides =
  "This brand has code of its own: players' browsers run it with all rights of the site, and this build runs it with yours.";

/** `overrides/pages/home/lobby.tsx replaces pages.home.lobby (sha256 …)`. */
export function describeOverrideFile({ path, plugin, replaces, sha256 }: OverrideFile): string {
  const what =
    plugin !== null ? `is the plugin ${plugin}` : replaces === null ? "is imported by it" : `replaces ${replaces}`;
  return `${path} ${what} (sha256 ${sha256})`;
}
