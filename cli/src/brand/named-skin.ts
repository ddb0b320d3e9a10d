import type { Skin } from "@livery/skin";
import { findSkin } from "./find-skin.ts";
import { loadSkin } from "./load-skin.ts";

/** The brand that an option names, by folder or name (`findSkin`); undefined where none is named. Throws ConfigError (exit 3). */
export async function namedSkin(directory: string, name: string | undefined): Promise<Skin | undefined> {
  return name === undefined ? undefined : loadSkin(findSkin(directory, name).folder);
}
