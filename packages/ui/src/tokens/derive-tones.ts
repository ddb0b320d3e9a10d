import { groundsOf, markContrast, mostDarkChroma, type Neutrals, textContrast } from "./derive-neutrals.ts";
import { clamp, contrast, hexOf, leastContrast, readable, shadeOf, tinged, type Shade } from "./oklch.ts";
import type { ThemeMode } from "./skin-tokens.ts";
import type { Colors } from "./tree.ts";

export type Tone = Colors["accent"];

/** White text is kept on fills that nearly reach its contrast; they are deepened the rest of the way. */
const nearlyWhiteText = 3.3;

interface Fill {
  readonly fill: Shade;
  readonly on: string;
  /** The direction of hover and press: away from the text, so that contrast only grows. */
  readonly away: -1 | 1;
}

/** Text on a filled control: white if it (nearly) has the contrast, else a dark tint of the fill's hue. */
function withText(mayDeepen: boolean, fill: Shade): Fill {
  const hex = hexOf(fill);
  if (contrast("#ffffff", hex) >= (mayDeepen ? nearlyWhiteText : textContrast)) {
    return { fill: shadeOf(readable(fill, ["#ffffff"], textContrast, "darker")), on: "#ffffff", away: -1 };
  }
  const dark = readable({ l: 0.24, c: Math.min(fill.c, 0.06), h: fill.h }, [hex], textContrast, "darker");
  return { fill, on: dark, away: 1 };
}

/**
 * A fill of a lightness on which white or black is readable, with the least change to the seed. In dark mode a deep seed is
 * lightened, so that it glows; a seed that is `deep` stays as dark as in light mode.
 */
function fillOf(mode: ThemeMode, seed: Shade, deep: boolean): Shade {
  if (mode === "light" || deep) return { ...seed, l: clamp(seed.l, 0.3, 0.9) };
  return seed.l < 0.6 ? { ...seed, l: 0.68, c: seed.c * 1.12 } : { ...seed, l: Math.min(seed.l, 0.86) };
}

/**
 * The steps of one tone from its seed: a fill with its hover and press and the text on it, the tone as ink (text, marks), a soft
 * ground and a border. Every pair meets WCAG AA by construction, and so does the ink on the `alsoOn` grounds.
 */
export function deriveTone(
  mode: ThemeMode,
  seedHex: string,
  neutrals: Neutrals,
  { deep = false, alsoOn = [] }: { readonly deep?: boolean; readonly alsoOn?: readonly string[] } = {},
): Tone {
  const seed = shadeOf(seedHex);
  const { fill, on, away } = withText(mode === "light" || deep, fillOf(mode, seed, deep));
  const light = mode === "light";
  const page = shadeOf(neutrals.page);
  const paper = (l: number, chroma: number): Shade => ({ l, c: Math.min(seed.c * chroma, 0.09), h: seed.h });
  // In dark mode a soft ground is a tint of the page: pink in a violet page does not become maroon.
  const washed = light ? paper : (l: number, part: number): Shade => ({ ...tinged(page, seed, part), l });
  // Muted text lies on a soft ground too: the ground adapts to it.
  const wash = (l: number, chroma: number) =>
    readable(washed(l, chroma), [neutrals.text.muted], textContrast, light ? "lighter" : "darker");
  // A ground in its full colour is deepened: another hue over it would look muddy.
  const deepened = (drop: number) => hexOf({ ...page, l: page.l - drop });
  const isVivid = !light && page.c > mostDarkChroma;
  const atNight = (rise: number, part: number) => (isVivid ? deepened(rise) : wash(page.l + rise, part));
  const soft = light ? wash(0.955, 0.22) : atNight(0.085, 0.3);
  const softHover = light ? wash(0.925, 0.32) : atNight(0.125, 0.34);
  const grounds = [...groundsOf(neutrals), soft, softHover, ...alsoOn];
  const inkFrom = light ? Math.min(seed.l, 0.62) : Math.max(seed.l, 0.74);
  return {
    base: hexOf(fill),
    hover: hexOf({ ...fill, l: fill.l + away * 0.035 }),
    press: hexOf({ ...fill, l: fill.l + away * 0.07 }),
    on,
    ink: readable({ ...seed, l: inkFrom }, grounds, textContrast, light ? "darker" : "lighter"),
    soft,
    softHover,
    border: hexOf(light ? washed(0.84, 0.5) : washed(page.l + 0.22, 0.5)),
  };
}

/** A mark that must be visible on every ground: the focus ring, from the accent's seed or from its own. */
export function deriveFocus(mode: ThemeMode, seedHex: string, neutrals: Neutrals): string {
  const seed = shadeOf(seedHex);
  const from = mode === "light" ? Math.min(seed.l, 0.6) : Math.max(seed.l, 0.78);
  return readable(
    { ...seed, l: from },
    groundsOf(neutrals),
    markContrast + 0.6,
    mode === "light" ? "darker" : "lighter",
  );
}

/** Up and down stay distinct from the accent: they are derived from the seeds of success and danger. */
export function deriveOdds(
  mode: ThemeMode,
  accent: Tone,
  success: Tone,
  danger: Tone,
  neutrals: Neutrals,
): Colors["odds"] {
  const light = mode === "light";
  const surface = light ? neutrals.sunken : neutrals.hover;
  const grounds = [surface, accent.soft, accent.softHover];
  const onGrounds = (hex: string) =>
    leastContrast(hex, grounds) >= textContrast
      ? hex
      : readable(shadeOf(hex), grounds, textContrast, light ? "darker" : "lighter");
  return {
    surface,
    hover: accent.soft,
    press: accent.softHover,
    border: neutrals.border.base,
    text: onGrounds(neutrals.text.strong),
    selected: accent.base,
    selectedText: accent.on,
    locked: neutrals.text.disabled,
    up: onGrounds(success.ink),
    upSoft: success.soft,
    down: onGrounds(danger.ink),
    downSoft: danger.soft,
  };
}
