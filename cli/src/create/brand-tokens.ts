import { mergeTokens, seedChanges, shadeOf, type Color, type SeedChange, type SkinTokens } from "@livery/ui/tokens";
import { colour, type BrandColours } from "./brand-colours.ts";
import { canBeFull, deriveRegions, headerGround, kindOf } from "./derived-regions.ts";
import { deriveSections, deriveSeeds, type CompleteSeeds } from "./derived-seeds.ts";
import type { FeelName } from "./feel-names.ts";
import { feels, type HeaderKind } from "./feels.ts";

export interface TokenAnswers {
  readonly colours: BrandColours;
  /** Without one the brand has the feel of `base`, or is calm. */
  readonly feel?: FeelName | undefined;
  /** The tokens of the brand that it extends, with their colours. */
  readonly base?: SkinTokens | undefined;
  /** The part of the logo, 0–1, that can be seen on a ground; absent for a logo that is drawn for the header. */
  readonly logoReadsOn?: ((ground: string) => number) | undefined;
}

/** The share of a logo that has to be seen on a header. */
const enough = 0.85;

/**
 * The header of a brand: the one of its feel, unless the logo is lost there and seen on another one.
 */
export function headerOf({ base, colours, feel, logoReadsOn }: TokenAnswers): HeaderKind {
  const wanted =
    feel === undefined && base !== undefined
      ? kindOf(mergeTokens(base).regions.header ?? {})
      : feels[feel ?? "calm"].header;
  const possible = ([wanted, "dark", "light", "full"] as const).filter(
    (kind, index, all) => all.indexOf(kind) === index && (kind !== "full" || canBeFull(colours)),
  );
  const [first = "dark"] = possible;
  if (logoReadsOn === undefined) return first;
  const seen = possible.map((kind) => ({ kind, share: logoReadsOn(headerGround(kind, colours)) }));
  const best = seen.reduce((one, other) => (other.share > one.share + 0.02 ? other : one));
  return (seen.find(({ share }) => share >= enough) ?? best).kind;
}

/** The tokens of a new brand; its feel's where it extends no other brand, or has a feel of its own. */
export function brandTokens(answers: TokenAnswers): SkinTokens {
  const { base, colours, feel } = answers;
  const color = deriveSeeds(colours);
  const own = feel ?? (base === undefined ? "calm" : undefined);
  const feelTokens: SkinTokens = own === undefined ? {} : feels[own].tokens;
  const like = base === undefined ? {} : mergeTokens(base).regions;
  const stroke = (feelTokens.shape ?? base?.shape)?.stroke ?? 1;
  const pins = framePins(color, stroke, base);
  return {
    ...(base === undefined && { modes: "both" as const }),
    color,
    sections: deriveSections(colours),
    regions: deriveRegions(headerOf(answers), colours, like),
    ...feelTokens,
    ...lightsOf(color, own === undefined ? base : undefined),
    ...(pins && { overrides: pins }),
  };
}

/** The lights behind a header, in the brand's colours where the other brand has some. */
function lightsOf(color: CompleteSeeds, base: SkinTokens | undefined): Pick<SkinTokens, "decor"> {
  return base?.decor?.lights === undefined ? {} : { decor: { lights: [color.signal, color.accent] } };
}

/** Outlines that can be seen: in ink where they are thick, and in the colour of the same role where the other brand pins them. */
function framePins(color: CompleteSeeds, stroke: number, base: SkinTokens | undefined): SkinTokens["overrides"] {
  const pale = shadeOf(color.ink);
  const thick = { light: color.ink, dark: colour({ ...pale, l: 0.84 }) };
  const pinFor = (mode: "light" | "dark"): Color | undefined =>
    sameRole(base, mode, color) ?? (stroke > 1 ? thick[mode] : undefined);
  const [light, dark] = [pinFor("light"), pinFor("dark")];
  if (light === undefined && dark === undefined) return undefined;
  return { ...(light && { light: { frame: light } }), ...(dark && { dark: { frame: dark } }) };
}

/** The brand's seed in place of the other brand's that is nearest to its pinned frame; none where no seed is near. */
function sameRole(base: SkinTokens | undefined, mode: "light" | "dark", color: CompleteSeeds): Color | undefined {
  const pinned = base?.overrides?.[mode]?.frame;
  if (base === undefined || pinned === undefined) return undefined;
  const seeds = mergeTokens(base).color;
  const frame = shadeOf(pinned);
  const distance = (seed: Color): number => {
    const { c, h, l } = shadeOf(seed);
    const angle = ((h - frame.h) * Math.PI) / 180;
    return Math.hypot(l - frame.l, Math.sqrt(Math.max(0, c ** 2 + frame.c ** 2 - 2 * c * frame.c * Math.cos(angle))));
  };
  const roles = ["accent", "signal"] as const;
  const nearest = roles.toSorted((one, other) => distance(seeds[one]) - distance(seeds[other]))[0] ?? "accent";
  return distance(seeds[nearest]) < 0.14 ? color[nearest] : undefined;
}

/** The changes of the given colours that the theme makes so that they read; derived seeds are chosen so and count as no change. */
export function givenColourChanges(tokens: SkinTokens, { signal }: BrandColours): readonly SeedChange[] {
  return seedChanges(tokens).filter(
    ({ token }) => token === "color.accent" || (signal !== undefined && token === "color.signal"),
  );
}
