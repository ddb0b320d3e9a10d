import { deriveNeutrals } from "./derive-neutrals.ts";
import { deriveFocus, deriveOdds, deriveTone, type Tone } from "./derive-tones.ts";
import { hexOf, shadeOf } from "./oklch.ts";
import type { ColorSeeds, CompleteTokens, ThemeMode } from "./skin-tokens.ts";
import { type Colors, type SectionName, type Sections } from "./tree.ts";

export interface ModeColors {
  readonly color: Colors;
  readonly section: Sections;
}

/** The page of a mode: the ground in light, in dark a shade deeper than the ink. */
export function groundOf(mode: ThemeMode, color: Pick<Seeds, "ground" | "ink">): string {
  if (mode === "light") return color.ground;
  const ink = shadeOf(color.ink);
  return hexOf({ ...ink, l: Math.max(0.14, ink.l - 0.04) });
}

type Seeds = { readonly [K in keyof ColorSeeds]-?: string };

const toneOf = ({ base, on, ink, soft, border }: Tone) => ({ base, on, ink, soft, border });
const sectionOf = ({ base, hover, press, on, ink, soft }: Tone) => ({ base, hover, press, on, ink, soft });

/**
 * Every colour of one mode (or of one region in it) from its seeds; `seeds.ground` is the page in
 * both modes here, see `groundOf`. Pure; the same seeds give the same bytes.
 */
export function deriveColors(mode: ThemeMode, seeds: Seeds, sections: CompleteTokens["sections"]): ModeColors {
  const neutrals = deriveNeutrals(mode, shadeOf(seeds.ground), shadeOf(seeds.ink));
  const tone = (hex: string) => deriveTone(mode, hex, neutrals);
  const accent = tone(seeds.accent);
  const success = tone(seeds.success);
  const danger = deriveTone(mode, seeds.danger, neutrals, true);
  const section = (name: SectionName) => sectionOf(tone(sections[name] ?? seeds.accent));
  return {
    color: {
      ...neutrals,
      accent,
      signal: toneOf(tone(seeds.signal)),
      danger: toneOf(danger),
      success: toneOf(success),
      warning: toneOf(tone(seeds.warning)),
      info: toneOf(tone(seeds.info)),
      focus: deriveFocus(mode, seeds.accent, neutrals),
      odds: deriveOdds(mode, accent, success, danger, neutrals),
    },
    section: {
      sports: section("sports"),
      live: section("live"),
      slots: section("slots"),
      casino: section("casino"),
      virtual: section("virtual"),
      bingo: section("bingo"),
    },
  };
}
