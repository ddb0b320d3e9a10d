import { contrast, type Color, type RegionName, type RegionSeeds, type SkinTokens } from "@livery/ui/tokens";
import { brandShades, colour, isGrey, isPale, type BrandColours, type BrandShades } from "./brand-colours.ts";
import { deriveSections, deriveSeeds } from "./derived-seeds.ts";
import type { HeaderKind } from "./feels.ts";

/** A part of the screen in one of the three ways: paper, ink, or the brand's colour in full. */
type Regions = Partial<Record<RegionName, RegionSeeds>>;

/** How the region of another brand is coloured. */
export function kindOf({ mode, saturation }: RegionSeeds): HeaderKind {
  if (mode !== "dark") return "light";
  return saturation === "full" ? "full" : "dark";
}

/** The ground of a header of a kind. */
export function headerGround(kind: HeaderKind, colours: BrandColours): Color {
  return groundOf(kind, brandShades(colours), colours);
}

function groundOf(kind: HeaderKind, { accent, tint }: BrandShades, colours: BrandColours): Color {
  if (kind === "light") return deriveSeeds(colours).ground;
  if (kind === "dark") return colour({ l: 0.2, c: Math.min(tint.c * 0.45, 0.045), h: tint.h });
  return colour({ l: Math.min(0.5, Math.max(0.34, accent.l)), c: accent.c, h: accent.h });
}

/** Whether a ground can have the accent in full: a pale one would be muddy once white text reads on it. */
export function canBeFull(colours: BrandColours): boolean {
  const { accent } = brandShades(colours);
  return !isGrey(accent) && !isPale(accent);
}

/** The accent on a ground: the brand's own where it stands out, else its second colour, else a light tint of the first. */
function accentOn(kind: HeaderKind, ground: Color, shades: BrandShades, colours: BrandColours): Color {
  if (kind === "light") return colours.accent;
  const standsOut = (each: Color, l: number): boolean => l >= 0.62 && contrast(each, ground) >= 4.5;
  const { accent, hasSignal, signal, tint } = shades;
  if (kind === "dark" && standsOut(colours.accent, accent.l)) return colours.accent;
  if (hasSignal && standsOut(colour(signal), signal.l)) return colour(signal);
  return kind === "full"
    ? colour({ l: 0.95, c: Math.min(tint.c, 0.03), h: tint.h })
    : colour({ l: 0.76, c: Math.min(accent.c * 1.1, 0.15), h: accent.h });
}

function regionOf(kind: HeaderKind, colours: BrandColours): RegionSeeds {
  const shades = brandShades(colours);
  const ground = groundOf(kind, shades, colours);
  const accent = accentOn(kind, ground, shades, colours);
  return {
    mode: kind === "light" ? "light" : "dark",
    ground,
    accent,
    ...(kind === "full" && { saturation: "full" }),
  };
}

/** The stage of Home: deep in the brand's colour, or its ink where the header has the colour already. */
function promoOf(header: HeaderKind, colours: BrandColours): RegionSeeds {
  const shades = brandShades(colours);
  const deep = shades.tint;
  if (header === "full" || isGrey(deep) || isPale(deep)) return regionOf("dark", colours);
  const ground = colour({ l: 0.32, c: Math.min(deep.c * 0.85, 0.13), h: deep.h });
  return { mode: "dark", ground, accent: accentOn("dark", ground, shades, colours), saturation: "full" };
}

/**
 * The regions of a brand in its colours: header, footer and Home's stage, and those of the brand that it has the feel of, each dark,
 * light or full as there.
 */
export function deriveRegions(
  header: HeaderKind,
  colours: BrandColours,
  like: NonNullable<SkinTokens["regions"]> = {},
): Regions {
  const others = (["slip"] as const).flatMap((name) => {
    const region = like[name];
    if (region === undefined) return [];
    const { density } = region;
    const kind = kindOf(region);
    const isFull = kind === "full" && canBeFull(colours);
    const own =
      region.mode === undefined ? {} : regionOf(isFull ? "full" : kind === "light" ? "light" : "dark", colours);
    return [[name, { ...own, ...(density && { density }) }] as const];
  });
  return {
    header: regionOf(header, colours),
    footer: regionOf(header === "light" ? "light" : "dark", colours),
    promo: promoOf(header, colours),
    ...Object.fromEntries(others),
    live: { accent: deriveSections(colours).live },
  };
}
