import { contrast, harbour, hexOf, shadeOf, type Color, type ColorSeeds } from "@livery/ui/tokens";
import { UsageError } from "../errors.ts";

export interface BrandColours {
  readonly accent?: string | undefined;
  readonly signal?: string | undefined;
}

export type BrandSeeds = Required<Pick<ColorSeeds, "accent" | "ground" | "ink" | "signal">>;

/** Hue of the signal against the accent's, in degrees, if none is given: clearly another colour. */
const apart = 150;

/**
 * The seeds of a new brand: the base theme's, or those of an accent, whose hue tints page and text. Throws UsageError for text that
 * is no colour.
 */
export function brandSeeds({ accent, signal }: BrandColours): BrandSeeds {
  const given = { accent: colourOf("accent", accent), signal: colourOf("signal", signal) };
  if (given.accent === undefined) {
    const { accent: base, ground, ink, signal: baseSignal } = harbour.color;
    return { accent: base, ground, ink, signal: given.signal ?? baseSignal };
  }
  const { c, h } = shadeOf(given.accent);
  const tinted = (l: number, chroma: number, hue = h): Color => hexOf({ l, c: chroma, h: hue }) as Color;
  return {
    accent: given.accent,
    ground: tinted(0.985, Math.min(c, 0.012)),
    ink: tinted(0.24, Math.min(c * 0.5, 0.045)),
    signal: given.signal ?? tinted(0.68, 0.15, (h + apart) % 360),
  };
}

/** The colours of the square behind a brand's initial: its accent, or a neutral dark that fits any seeds. */
export function markColours({ accent }: BrandColours): { readonly ground: string; readonly ink: string } {
  const ground = colourOf("accent", accent) ?? "#2a2f36";
  return { ground, ink: contrast("#ffffff", ground) >= 3 ? "#ffffff" : "#14171a" };
}

function colourOf(name: string, text: string | undefined): Color | undefined {
  if (text === undefined) return undefined;
  if (/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/iu.test(text)) return hexOf(shadeOf(text)) as Color;
  throw new UsageError(`"${text}" is no colour.`, `Give --${name} a colour such as #5b2a86.`);
}
