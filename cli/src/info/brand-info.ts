import { basename } from "node:path";
import type { Skin } from "@livery/skin";
import { loadSkin } from "../brand/load-skin.ts";
import { CliError, ConfigError } from "../errors.ts";
import { findOverrides } from "../overrides/find-overrides.ts";
import { chosenVariants } from "../platform/chosen-variants.ts";

/** A brand's choices, or why they could not be read. */
export interface BrandInfo {
  readonly name: string;
  readonly folder: string;
  readonly languages: readonly string[];
  /** By shell: `desktop`, and `mobile` of a brand with a mobile host; then by the page or block. */
  readonly variants: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Its own files in place of variants, from its folder. */
  readonly overrides: readonly string[];
  /** What is wrong with its files; empty for a brand that can be built. */
  readonly problems: readonly string[];
}

/** What a brand chose. One that cannot be read has its problems instead: a report of an error needs them. */
export async function brandInfo(folder: string): Promise<BrandInfo> {
  const none = { name: basename(folder), folder, languages: [], variants: {}, overrides: [], problems: [] };
  let skin: Skin;
  try {
    skin = await loadSkin(folder);
  } catch (error) {
    return { ...none, problems: problemsOf(error) };
  }
  const variants = [...chosenVariants(skin)].map(([shell, { pages, blocks }]) => {
    const all = { pages, blocks };
    const named = Object.entries(all).flatMap(([kind, chosen]) =>
      Object.entries(chosen).map(([name, variant]) => [`${kind}.${name}`, variant] as const),
    );
    return [shell, Object.fromEntries(named)] as const;
  });
  const known = { ...none, languages: skin.languages, variants: Object.fromEntries(variants) };
  try {
    return { ...known, overrides: (await findOverrides(folder, skin)).map(({ path }) => path) };
  } catch (error) {
    return { ...known, problems: problemsOf(error) };
  }
}

/** Throws what is no error for the person at the terminal. */
function problemsOf(error: unknown): readonly string[] {
  if (error instanceof ConfigError) return [error.message, ...error.problems.map(({ message }) => message)];
  if (error instanceof CliError) return [error.message];
  throw error;
}
