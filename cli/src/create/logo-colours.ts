import { shadeOf, type Color, type Shade } from "@livery/ui/tokens";
import type { BrandColours } from "./brand-colours.ts";
import { hexAt, type Pixels } from "./logo-pixels.ts";

/** A colour of a logo, and how much of its drawing has it (0–1). */
export interface LogoShade {
  readonly hex: Color;
  readonly share: number;
}

/** Colours nearer than this in OKLab are one: an edge's mixed pixels, a gradient's steps. */
const sameColour = 0.1;
/** Letters in a tinted black are letters, and no colour of the brand. */
const leastChroma = 0.05;
/** A colour of less than this part of the drawing is an accident of its edges. */
const leastShare = 0.02;

/** The colours of a logo, the most frequent first. The same picture gives the same list. */
export function shadesOf(pixels: Pixels): readonly LogoShade[] {
  const counts = new Map<string, number>();
  for (let at = 0; at < pixels.width * pixels.height; at += 1)
    if (pixels.isDrawn(at)) {
      const hex = hexAt(pixels.data, at);
      counts.set(hex, (counts.get(hex) ?? 0) + 1);
    }
  const frequent = [...counts].toSorted(([one, a], [other, b]) => b - a || (one < other ? -1 : 1)).slice(0, 4_000);
  const groups: { hex: string; shade: Shade; count: number }[] = [];
  for (const [hex, count] of frequent) {
    const shade = shadeOf(hex);
    const near = groups.find((group) => distance(group.shade, shade) < sameColour);
    if (near === undefined) groups.push({ hex, shade, count });
    else near.count += count;
  }
  const all = groups.reduce((sum, { count }) => sum + count, 0);
  return groups
    .map(({ count, hex }) => ({ hex: hex as Color, share: count / all }))
    .filter(({ share }) => share >= leastShare)
    .toSorted((one, other) => other.share - one.share);
}

/**
 * The one or two colours of a logo: the strongest, and the next one of another hue or another lightness. A logo in greys has its
 * darkest one, a white one has none.
 */
export function dominantColours(shades: readonly LogoShade[]): BrandColours | undefined {
  const ranked = shades
    .map((each) => ({ ...each, shade: shadeOf(each.hex) }))
    .filter(({ shade }) => shade.c >= leastChroma)
    .toSorted((one, other) => strengthOf(other) - strengthOf(one));
  const [first] = ranked;
  if (first === undefined) {
    const dark = shades.find(({ hex }) => shadeOf(hex).l < 0.85);
    return dark && { accent: dark.hex };
  }
  const second = ranked.find(({ shade }) => distance(shade, first.shade) >= 0.16);
  return { accent: first.hex, ...(second && { signal: second.hex }) };
}

/** A little of a vivid colour counts as much as a lot of a pale one. */
const strengthOf = ({ shade, share }: { readonly shade: Shade; readonly share: number }): number =>
  share * (0.04 + shade.c);

/** Distance of two shades in OKLab. */
function distance(one: Shade, other: Shade): number {
  const angle = ((one.h - other.h) * Math.PI) / 180;
  const chroma = one.c ** 2 + other.c ** 2 - 2 * one.c * other.c * Math.cos(angle);
  return Math.hypot(one.l - other.l, Math.sqrt(Math.max(0, chroma)));
}
