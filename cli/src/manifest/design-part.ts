import { shellBlocks, variantNames, type Shell, type VariantKind } from "@livery/skin";
import { harbour, leafPaths, resolveTheme, tokenTree, valueAt, variableName, type ThemeMode } from "@livery/ui/tokens";
import { overrideFile, overridesFolder } from "../overrides/find-overrides.ts";

export interface ManifestToken {
  /** Its path: `color.accent.base`. */
  readonly token: string;
  /** Its CSS variable: `--lv-color-accent-base`. */
  readonly variable: string;
  /** Its value in the base theme, in light and in dark. */
  readonly light: string;
  readonly dark: string;
}

/** Something that a skin writes in its tokens, and of which tokens are derived. */
export interface ManifestSeed {
  /** Its path in `tokens.ts`: `color.accent`. */
  readonly seed: string;
  /** Its value in the base theme. */
  readonly default: string | number | boolean;
}

export interface ManifestSlot {
  /** Its name in `skin.config.ts`. */
  readonly name: string;
  /** The first one is the default. */
  readonly variants: readonly { readonly name: string; readonly override: string }[];
  /** The shells that it is in: the site's host, and the mobile host. */
  readonly shells: readonly Shell[];
}

/** Every token with its values in the base theme. */
export function tokenPart(): { readonly seeds: readonly ManifestSeed[]; readonly tokens: readonly ManifestToken[] } {
  const { root, shared } = resolveTheme(harbour);
  const tokens = leafPaths(tokenTree).map((path): ManifestToken => {
    const token = path.join(".");
    const valueIn = (mode: ThemeMode): string => valueAt({ ...shared, ...root[mode] }, token);
    return { token, variable: `--${variableName(path)}`, light: valueIn("light"), dark: valueIn("dark") };
  });
  return { seeds: seedsOf(harbour, ""), tokens };
}

function seedsOf(tree: object, prefix: string): readonly ManifestSeed[] {
  return Object.entries(tree).flatMap(([name, value]: [string, unknown]): readonly ManifestSeed[] => {
    if (typeof value === "object" && value !== null) return seedsOf(value, `${prefix}${name}.`);
    return [{ seed: prefix + name, default: value as ManifestSeed["default"] }];
  });
}

/** Every page and block with its variants, and the file with which a brand replaces each. */
export function variantPart(): { readonly [Kind in VariantKind]: readonly ManifestSlot[] } {
  const slotsOf = (kind: VariantKind): readonly ManifestSlot[] =>
    Object.entries<readonly string[]>(variantNames[kind]).map(([name, variants]) => ({
      name,
      variants: variants.map((variant) => ({
        name: variant,
        override: `${overridesFolder}/${overrideFile(kind, name, variant)}`,
      })),
      shells: (Object.keys(shellBlocks) as Shell[]).filter(
        (shell) => kind === "pages" || shellBlocks[shell].some((block) => block === name),
      ),
    }));
  return { pages: slotsOf("pages"), blocks: slotsOf("blocks") };
}
