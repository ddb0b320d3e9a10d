import type { Skin } from "@livery/skin";
import {
  explainTokens,
  harbour,
  leafPaths,
  mergeTokens,
  regionNames,
  tokenTree,
  type RegionName,
  type SkinTokens,
  type ThemeMode,
  type TokenExplanation,
  type TokenPalette,
} from "@livery/ui/tokens";
import { UsageError } from "../errors.ts";
import { explanation, unknownPath, type ExplainedLayer, type Explanation } from "./explanation.ts";
import { valueAt, writtenAt, writtenLayers, type ExplainedBrand } from "./written-value.ts";

export interface TokenQuestion {
  readonly brand: ExplainedBrand;
  readonly skin: Skin;
  /** All modes of the theme if it is undefined. */
  readonly mode: ThemeMode | undefined;
  /** A further theme of the brand; its own if it is undefined. */
  readonly theme: string | undefined;
}

const tokenPaths = leafPaths(tokenTree).map((path) => path.join("."));
/** The tokens that differ between modes. */
const byMode = /^(?:color|section|shadow|decor)\./u;
/** The tokens that a region has values of its own of. */
const byRegion = /^(?:color|section)\./u;

/**
 * The layers of a token (`tokens.color.accent.base`, in a region `tokens.regions.header.color.page`), or of what a skin writes
 * (`tokens.color.accent`), with the tokens of that name.
 */
export function explainToken(path: string, question: TokenQuestion): readonly Explanation[] {
  const { tokens, at } = themeOf(question);
  const name = path.split(".").slice(1).join(".");
  const inRegion = /^regions\.(?<region>\w+)\.(?<token>(?:color|section)\..+)$/u.exec(name)?.groups;
  const region = regionNames.find((each) => each === inRegion?.["region"]);
  const token = region === undefined ? name : (inRegion?.["token"] ?? "");
  const explain = explainTokens(tokens);
  if (tokenPaths.includes(token))
    return palettesOf(token, question, tokens, region).map((palette) =>
      tokenExplanation(
        path,
        explain(token, palette),
        question.brand,
        at,
        byMode.test(token) ? palette.mode : undefined,
      ),
    );
  const seed = seedExplanation(path, { at, brand: question.brand, steps: name.split("."), tokens });
  const below = tokenPaths.filter((each) => each.startsWith(`${name}.`));
  if (seed === undefined && below.length === 0) {
    const names = [...tokenPaths, ...regionTokens, ...seedPaths(tokens)];
    throw unknownPath(path, "tokens", names, "is no token and no seed");
  }
  const ofName = below.flatMap((each) =>
    palettesOf(each, question, tokens, undefined).map((palette) =>
      tokenExplanation(
        `tokens.${each}`,
        explain(each, palette),
        question.brand,
        at,
        byMode.test(each) ? palette.mode : undefined,
      ),
    ),
  );
  return [...(seed === undefined ? [] : [seed]), ...ofName];
}

const regionTokens = regionNames.flatMap((region) =>
  tokenPaths.filter((token) => byRegion.test(token)).map((token) => `regions.${region}.${token}`),
);

/** The tokens of a theme, and the path in the skin at which they are written. Throws UsageError for a theme that the brand lacks. */
function themeOf({ skin, theme }: TokenQuestion): { readonly tokens: SkinTokens; readonly at: readonly string[] } {
  if (theme === undefined || theme === skin.name) return { tokens: skin.tokens, at: ["tokens"] };
  const found = Object.hasOwn(skin.themes, theme) ? skin.themes[theme] : undefined;
  if (found !== undefined) return { tokens: found.tokens, at: ["themes", theme, "tokens"] };
  const names = [skin.name, ...Object.keys(skin.themes)].join(", ");
  throw new UsageError(`${skin.name} has no theme "${theme}".`, `Give --theme one of ${names}.`);
}

function palettesOf(
  token: string,
  { mode }: TokenQuestion,
  tokens: SkinTokens,
  region: RegionName | undefined,
): readonly TokenPalette[] {
  const { modes } = mergeTokens(tokens);
  const all: readonly ThemeMode[] = modes === "both" ? ["light", "dark"] : [modes];
  const shown = mode === undefined ? all : [mode];
  const [first = "light"] = shown;
  return (byMode.test(token) ? shown : [first]).map((each) => ({ mode: each, region }));
}

function tokenExplanation(
  path: string,
  { layers }: TokenExplanation,
  brand: ExplainedBrand,
  at: readonly string[],
  mode: ThemeMode | undefined,
): Explanation {
  const shown = layers.map(({ from, layer, value }): ExplainedLayer => {
    const places = from.map((seed) => {
      const written = writtenAt(brand, [...at, ...seed.split(".")]);
      return written === undefined ? seed : `${seed} (${written})`;
    });
    const because = layer === "product" ? "the base theme" : places.length === 0 ? "" : `from ${places.join(", ")}`;
    return { layer, value, ...(because !== "" && { because }) };
  });
  return explanation(path, shown, mode);
}

/** What the base theme and the skins write at a path; undefined if it is nothing that a skin can write. */
function seedExplanation(
  path: string,
  {
    at,
    brand,
    steps,
    tokens,
  }: {
    readonly at: readonly string[];
    readonly brand: ExplainedBrand;
    readonly steps: readonly string[];
    readonly tokens: SkinTokens;
  },
): Explanation | undefined {
  const written = writtenLayers(brand, [...at, ...steps]);
  // A skin with a region has nothing of the base theme's, and one with colours has none of its regions.
  const inherits = steps[0] !== "regions" || written.length === 0;
  const ofProduct = inherits ? valueAt(steps[0] === "regions" ? mergeTokens(tokens) : harbour, steps) : undefined;
  if (ofProduct === undefined && written.length === 0) return undefined;
  const base: readonly ExplainedLayer[] =
    ofProduct === undefined ? [] : [{ layer: "product", value: ofProduct, because: "the base theme" }];
  return explanation(path, [...base, ...written]);
}

/** The paths that the base theme or a skin has values at. */
function seedPaths(tokens: SkinTokens): readonly string[] {
  const below = (tree: object, prefix: string): readonly string[] =>
    Object.entries(tree).flatMap(([name, value]: [string, unknown]) =>
      typeof value === "object" && value !== null && !Array.isArray(value)
        ? [prefix + name, ...below(value, `${prefix}${name}.`)]
        : [prefix + name],
    );
  return [...new Set([...below(harbour, ""), ...below(tokens, "")])];
}
