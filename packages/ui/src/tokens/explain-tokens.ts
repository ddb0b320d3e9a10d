import { harbour } from "./harbour.ts";
import { mergeTokens } from "./merge.ts";
import { valueAt } from "./pairs.ts";
import { deriveTheme, type ResolvedTheme } from "./resolve.ts";
import type { CompleteTokens, Density, SkinTokens, ThemeMode } from "./skin-tokens.ts";
import type { RegionName } from "./tree.ts";

/** The layers of a token, lowest first: the base theme, then what a skin writes, in the order in which it takes effect. */
export const tokenLayerNames = ["product", "seeds", "sections", "regions", "overrides"] as const;
export type TokenLayerName = (typeof tokenLayerNames)[number];

/** A layer that determines a token's value, or would without the layers above it. */
export interface TokenLayer {
  readonly layer: TokenLayerName;
  /** The token's value with this layer and those below it. */
  readonly value: string;
  /** What the skin writes in this layer that the value depends on, as dotted paths: `color.accent`; none for the product. */
  readonly from: readonly string[];
}

export interface TokenExplanation {
  readonly value: string;
  /** Lowest first; the last one has the value. */
  readonly layers: readonly TokenLayer[];
}

/** Which of a theme's values of a token. */
export interface TokenPalette {
  readonly mode: ThemeMode;
  /** The values inside a region; a region without colours of its own has the page's. */
  readonly region?: RegionName | undefined;
  /** High contrast, which has the same colours in every region. */
  readonly moreContrast?: boolean | undefined;
  readonly density?: Density | undefined;
}

/** The names in a skin's tokens that belong to a layer of their own; all others are seeds. */
const ownLayer: ReadonlySet<string> = new Set(["sections", "regions", "overrides"]);
/** They choose between derived values, and derive none. */
const notDerived: ReadonlySet<string> = new Set(["modes", "home", "exceptions"]);

/** The value of a token with each layer of a skin and those below it, lowest first. Throws RangeError for a path that is no token. */
export type ValuesByLayer = (
  path: string,
  palette: TokenPalette,
) => readonly { readonly layer: TokenLayerName; readonly value: string }[];

/** Resolves a skin up to each of its layers; the last one's values are the theme's. */
export function tokensByLayer(skin: SkinTokens): ValuesByLayer {
  const stages = stagesOf(mergeTokens(skin)).map(({ layer, tokens }) => ({
    layer,
    theme: once(() => deriveTheme(tokens)),
  }));
  return (path, palette) => stages.map(({ layer, theme }) => ({ layer, value: tokenIn(theme(), path, palette) }));
}

/**
 * Explains the tokens of a skin: each value is the resolver's own for the skin up to a layer, and what it depends on are the seeds
 * without which the resolver gives another value. Throws RangeError for a path that is no token.
 */
export function explainTokens(skin: SkinTokens): (path: string, palette: TokenPalette) => TokenExplanation {
  const valuesOf = tokensByLayer(skin);
  // A pin hides what the pinned token would be derived from.
  const unpinned = without(skin, ["overrides"]);
  const written = leavesOf(skin).map((path) => {
    const layer = layerOf(path);
    const whole = layer === "overrides" ? skin : unpinned;
    return { path, layer, themeWithout: once(() => deriveTheme(mergeTokens(without(whole, path.split("."))))) };
  });
  return (path, palette) => {
    const values = valuesOf(path, palette);
    const value = values.at(-1)?.value ?? "";
    const derived = values.find(({ layer }) => layer === "regions")?.value;
    const dependsOn = ({ layer, themeWithout }: (typeof written)[number]): boolean =>
      tokenIn(themeWithout(), path, palette) !== (layer === "overrides" ? value : derived);
    const layers = values
      .filter(({ value: here }, index) => here !== values[index - 1]?.value)
      .map((each) => ({
        ...each,
        from: written.filter((seed) => seed.layer === each.layer && dependsOn(seed)).map((seed) => seed.path),
      }));
    return { value, layers };
  };
}

/** The skin up to each layer: the layers above have the base theme's values. */
function stagesOf(
  whole: CompleteTokens,
): readonly { readonly layer: TokenLayerName; readonly tokens: CompleteTokens }[] {
  const { sections, regions, overrides } = whole;
  const seeds = { ...whole, sections: harbour.sections, regions: harbour.regions, overrides: harbour.overrides };
  return [
    { layer: "product", tokens: harbour },
    { layer: "seeds", tokens: seeds },
    { layer: "sections", tokens: { ...seeds, sections } },
    { layer: "regions", tokens: { ...seeds, sections, regions } },
    { layer: "overrides", tokens: { ...seeds, sections, regions, overrides } },
  ];
}

/** A token in one palette of a theme. Throws RangeError for a path that is no token. */
export function tokenIn(theme: ResolvedTheme, path: string, palette: TokenPalette): string {
  const { density, mode, moreContrast = false, region } = palette;
  const page = theme.root[mode];
  const own = region === undefined ? undefined : theme.regions[region]?.[mode];
  const colors = moreContrast ? theme.contrast[mode] : (own ?? page);
  const compact = density ?? (region === undefined ? undefined : theme.tokens.regions[region]?.density);
  const shared = compact === "compact" ? theme.compact : theme.shared;
  return valueAt({ ...shared, shadow: page.shadow, decor: page.decor, ...colors }, path);
}

/** The values that a skin writes, by dotted path; a region's colours by mode, lists and pairs as a whole. */
function leavesOf(value: object, prefix = ""): readonly string[] {
  return Object.entries(value).flatMap(([name, below]: [string, unknown]) => {
    if (below === undefined || (prefix === "" && notDerived.has(name))) return [];
    const path = prefix + name;
    return isObject(below) ? leavesOf(below, `${path}.`) : [path];
  });
}

function layerOf(path: string): TokenLayerName {
  const first = path.split(".")[0] ?? "";
  return ownLayer.has(first) ? (first as TokenLayerName) : "seeds";
}

/** The skin as if it did not write the value at a path. */
function without(here: object, [name = "", ...rest]: readonly string[]): object {
  const { [name]: below, ...others } = here as Readonly<Record<string, unknown>>;
  return rest.length > 0 && isObject(below) ? { ...here, [name]: without(below, rest) } : others;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
