import { leafPaths, type ThemeMode, tokenTree, valueAt, variableName } from "@livery/ui/tokens";
import { skins } from "../frame/skins.ts";
import { useOfToken } from "./token-uses.ts";
import { themeOf } from "./theme.ts";

/** A token, what it is for, and its value in each skin. */
export interface TokenRow {
  /** `color.accent.base`, as `vars` of `@livery/ui/contract` has it. */
  readonly name: string;
  /** `--lv-color-accent-base`. */
  readonly variable: string;
  readonly use: string;
  /** By the name of the skin; undefined if the skin has no such mode. */
  readonly values: Readonly<Record<string, string | undefined>>;
}

export const skinNames = Object.keys(skins);

/** The first parts of the names of tokens, in the tree's order. */
export const tokenGroups = Object.keys(tokenTree);

/** The tokens of a group whose name, variable or use contains every word of a search. */
export function tokenRows(group: string, mode: ThemeMode, search: string): readonly TokenRow[] {
  const words = search.toLowerCase().split(/\s+/u).filter(Boolean);
  return leafPaths(tokenTree)
    .filter(([first]) => words.length > 0 || first === group)
    .map((path) => ({ path, name: path.join("."), variable: `--${variableName(path)}`, use: useOfToken(path) ?? "" }))
    .filter(({ name, use, variable }) => {
      const text = `${name} ${variable} ${use}`.toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .map(({ path, ...row }) => ({
      ...row,
      values: Object.fromEntries(skinNames.map((skin) => [skin, valueIn(skin, mode, path)])),
    }));
}

function valueIn(skin: string, mode: ThemeMode, path: readonly string[]): string | undefined {
  const { modes, root, shared } = themeOf(skin);
  if (!modes.includes(mode) && !((path[0] ?? "") in shared)) return undefined;
  return valueAt({ ...root[mode], ...shared }, path.join("."));
}
