import { composeColors, eachSection, eachTone, type ModeColors } from "./derive-colors.ts";
import { groundsOf, type Neutrals, strongTextContrast } from "./derive-neutrals.ts";
import type { Tone } from "./derive-tones.ts";
import { clamp, readable, shadeOf } from "./oklch.ts";
import type { CompleteTokens, ThemeMode } from "./skin-tokens.ts";

/** Paper and ink, or a dark screen, whatever the brand: maximum readability. */
const neutralsOf: Readonly<Record<ThemeMode, Neutrals>> = {
  light: {
    page: "#ffffff",
    surface: "#ffffff",
    raised: "#ffffff",
    sunken: "#f2f2f2",
    hover: "#e6e6e6",
    press: "#d9d9d9",
    scrim: "#000000cc",
    text: { strong: "#000000", base: "#000000", muted: "#262626", disabled: "#595959" },
    border: { subtle: "#595959", base: "#000000", strong: "#000000" },
  },
  dark: {
    page: "#000000",
    surface: "#000000",
    raised: "#000000",
    sunken: "#141414",
    hover: "#262626",
    press: "#333333",
    scrim: "#000000cc",
    text: { strong: "#ffffff", base: "#ffffff", muted: "#e6e6e6", disabled: "#a6a6a6" },
    border: { subtle: "#a6a6a6", base: "#ffffff", strong: "#ffffff" },
  },
};

/** One shade per tone, in its seed's hue: as ink on every ground, and as a fill under the page's white or black. */
function contrastTone(mode: ThemeMode, seed: string, neutrals: Neutrals): Tone {
  const { page, hover, sunken, text } = neutrals;
  const { l, ...hue } = shadeOf(seed);
  const from = mode === "light" ? clamp(l, 0.2, 0.5) : clamp(l, 0.7, 0.95);
  const direction = mode === "light" ? "darker" : "lighter";
  const ink = readable({ ...hue, l: from }, groundsOf(neutrals), strongTextContrast, direction);
  return {
    base: ink,
    hover: text.strong,
    press: text.strong,
    on: page,
    ink,
    soft: sunken,
    softHover: hover,
    border: ink,
  };
}

/**
 * Every colour of one mode at high contrast. Regions have no ground of their own in it, only their mode. Pure; text has a
 * contrast of 7:1 (WCAG AAA), lines that matter 4.5:1.
 */
export function deriveContrast(mode: ThemeMode, { color, sections }: CompleteTokens): ModeColors {
  const neutrals = neutralsOf[mode];
  const tone = (seed: string) => contrastTone(mode, seed, neutrals);
  const tones = eachTone((name) => tone(color[name]));
  return {
    color: composeColors(mode, neutrals, tones, tones.accent.ink),
    section: eachSection((name) => tone(sections[name] ?? color.accent)),
  };
}
