import { clampChroma, formatHex, modeLrgb, modeOklch, modeRgb, useMode, wcagContrast, wcagLuminance } from "culori/fn";

const toOklch = useMode(modeOklch);
useMode(modeRgb);
useMode(modeLrgb);

/** A colour by perceived lightness 0–1, chroma from 0 and hue in degrees. */
export interface Shade {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** `#rrggbb` as a shade; a grey has hue 0. Throws RangeError if the text is not a colour. */
export function shadeOf(hex: string): Shade {
  const color = toOklch(hex);
  if (!color) throw new RangeError(`not a colour: ${hex}`);
  return { l: color.l, c: color.c, h: color.h ?? 0 };
}

/** The nearest `#rrggbb` in the screen's gamut: lightness and hue stay, chroma is reduced. */
export function hexOf(shade: Shade): string {
  const l = Math.min(1, Math.max(0, shade.l));
  return formatHex(clampChroma({ mode: "oklch", l, c: Math.max(0, shade.c), h: shade.h }, "oklch", "rgb"));
}

/** A shade with a fraction (0–1) of another one's hue and chroma; its lightness stays. */
export function tinged(shade: Shade, other: Shade, part: number): Shade {
  const turn = Math.PI / 180;
  const along = (axis: (angle: number) => number): number =>
    shade.c * axis(shade.h * turn) * (1 - part) + other.c * axis(other.h * turn) * part;
  const [a, b] = [along(Math.cos), along(Math.sin)];
  return { l: shade.l, c: Math.hypot(a, b), h: (Math.atan2(b, a) / turn + 360) % 360 };
}

/** The colour that results from a colour over a ground with a fraction (0–1) of its strength, blended as on a screen. */
export function mixed(ground: string, over: string, part: number): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(1 + at * 2, 3 + at * 2), 16);
  return `#${[0, 1, 2]
    .map((at) => Math.round(channel(ground, at) * (1 - part) + channel(over, at) * part))
    .map((value) => value.toString(16).padStart(2, "0"))
    .join("")}`;
}

/** WCAG's relative luminance, 0–1. */
export function luminance(color: string): number {
  return wcagLuminance(color);
}

/** Contrast of two luminances, 1–21. */
export function luminanceContrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** WCAG contrast of two colours, 1–21. */
export function contrast(one: string, other: string): number {
  return wcagContrast(one, other);
}

/** The lowest contrast of a colour with several grounds. */
export function leastContrast(ink: string, grounds: readonly string[]): number {
  return Math.min(...grounds.map((ground) => contrast(ink, ground)));
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

const lightnessStep = 0.004;

/**
 * Moves a shade's lightness away from its grounds until it has a contrast of `ratio` with each of them. Returns the last step
 * (black or white) if none does; `checkPairs` then reports the pair.
 */
export function readable(
  shade: Shade,
  grounds: readonly string[],
  ratio: number,
  direction: "darker" | "lighter",
): string {
  const step = direction === "darker" ? -lightnessStep : lightnessStep;
  const below = grounds.map(luminance);
  for (let l = shade.l; l > 0 && l < 1; l += step) {
    const hex = hexOf({ ...shade, l });
    const own = wcagLuminance(hex);
    if (below.every((one) => luminanceContrast(own, one) >= ratio)) return hex;
  }
  return direction === "darker" ? "#000000" : "#ffffff";
}
