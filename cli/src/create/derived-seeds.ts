import type { Color, ColorSeeds, Shade, SectionName } from "@livery/ui/tokens";
import { awayFrom, brandShades, colour, type BrandColours } from "./brand-colours.ts";

/** Every seed of the theme. */
export type CompleteSeeds = Required<ColorSeeds>;

/** Meanings keep their hue: a player knows red, green, amber and blue. */
const meanings = {
  danger: { l: 0.56, c: 0.19, h: 24 },
  success: { l: 0.6, c: 0.14, h: 153 },
  warning: { l: 0.75, c: 0.14, h: 76 },
  info: { l: 0.6, c: 0.12, h: 246 },
} as const;

/** Sections are told apart by hue; that of sports is the accent. */
const sectionShades = {
  live: { l: 0.62, c: 0.15, h: 147 },
  slots: { l: 0.68, c: 0.16, h: 52 },
  casino: { l: 0.58, c: 0.17, h: 300 },
  bingo: { l: 0.6, c: 0.18, h: 14 },
} as const;

/** Distances of hue to the accent, in degrees: a red brand has a crimson for danger. */
const leastDistance = { meaning: 20, section: 14 };

/** Muted brands have muted meanings, vivid ones vivid: chroma relative to that of the list above. */
function strength({ c }: Shade): number {
  return Math.min(1.1, Math.max(0.78, 0.7 + c * 2));
}

/** All seeds of a brand from its one or two colours. The given ones are as they were given. */
export function deriveSeeds(colours: BrandColours): CompleteSeeds {
  const { accent, signal, tint } = brandShades(colours);
  const part = strength(accent);
  const meaning = ({ c, h, l }: Shade): Color =>
    colour({ l, c: c * part, h: awayFrom(accent, h, leastDistance.meaning) });
  return {
    accent: colours.accent,
    ground: colour({ l: 0.982, c: Math.min(tint.c * 0.12, 0.013), h: tint.h }),
    ink: colour({ l: 0.235, c: Math.min(tint.c * 0.5, 0.045), h: tint.h }),
    signal: colours.signal ?? colour(signal),
    danger: meaning(meanings.danger),
    success: meaning(meanings.success),
    warning: meaning(meanings.warning),
    info: meaning(meanings.info),
  };
}

/** The colours of the sections that tell them apart, in a brand's strength. */
export function deriveSections(colours: BrandColours): Readonly<Record<Exclude<SectionName, "sports">, Color>> {
  const { accent, tint } = brandShades(colours);
  const part = strength(accent);
  const section = ({ c, h, l }: Shade): Color =>
    colour({ l, c: c * part, h: awayFrom(accent, h, leastDistance.section) });
  return {
    live: section(sectionShades.live),
    slots: section(sectionShades.slots),
    casino: section(sectionShades.casino),
    virtual: colour({ l: 0.57, c: Math.min(tint.c, 0.025), h: tint.h }),
    bingo: section(sectionShades.bingo),
  };
}
