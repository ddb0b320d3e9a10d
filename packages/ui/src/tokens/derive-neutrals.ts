import { clamp, hexOf, readable, type Shade } from "./oklch.ts";
import type { ThemeMode } from "./skin-tokens.ts";
import type { Colors } from "./tree.ts";

export type Neutrals = Pick<
  Colors,
  "page" | "surface" | "raised" | "sunken" | "hover" | "press" | "scrim" | "text" | "border"
>;

/** WCAG 2.2 AA: text, and marks that are necessary to see a control. */
export const textContrast = 4.5;
export const markContrast = 3;
/** WCAG 2.2 AAA, and a proportionally higher contrast for marks, at high contrast. */
export const strongTextContrast = 7;
export const strongMarkContrast = 4.5;

/** The grounds that any text can be on. */
export function groundsOf(n: Pick<Neutrals, "page" | "surface" | "raised" | "sunken" | "hover" | "press">): string[] {
  return [n.page, n.surface, n.raised, n.sunken, n.hover, n.press];
}

function lightNeutrals(ground: Shade, ink: Shade): Neutrals {
  const l = clamp(ground.l, 0.945, 1);
  const c = Math.min(ground.c, 0.03);
  const h = c < 0.002 ? ink.h : ground.h;
  const tint = (drop: number, chroma: number) => hexOf({ l: l - drop, c: Math.max(c, chroma), h });
  const grounds = {
    page: hexOf({ l, c, h }),
    surface: "#ffffff",
    raised: "#ffffff",
    sunken: tint(0.022, c * 1.15),
    hover: tint(0.03, c * 1.2),
    press: tint(0.06, c * 1.3),
  };
  const all = groundsOf(grounds);
  const inkChroma = Math.min(ink.c, 0.06);
  return {
    ...grounds,
    scrim: `${hexOf({ l: 0.16, c: inkChroma, h: ink.h })}8f`,
    text: {
      strong: readable({ l: clamp(ink.l, 0.12, 0.3), c: inkChroma, h: ink.h }, all, 7, "darker"),
      base: readable({ l: clamp(ink.l + 0.06, 0.18, 0.36), c: inkChroma, h: ink.h }, all, 7, "darker"),
      muted: readable({ l: 0.52, c: inkChroma * 0.7, h: ink.h }, all, textContrast, "darker"),
      disabled: hexOf({ l: 0.7, c: inkChroma * 0.5, h: ink.h }),
    },
    border: {
      subtle: tint(0.055, Math.min(ink.c * 0.35, 0.014)),
      base: tint(0.11, Math.min(ink.c * 0.4, 0.018)),
      strong: readable({ l: 0.66, c: inkChroma * 0.6, h: ink.h }, all, markContrast, "darker"),
    },
  };
}

/** Maximum chroma of a dark ground, unless it keeps its full colour. */
export const mostDarkChroma = 0.07;

function darkNeutrals(ground: Shade): Neutrals {
  const l = clamp(ground.l, 0.1, 0.38);
  const c = Math.min(ground.c, mostDarkChroma);
  const lift = (rise: number, chroma = c) => hexOf({ l: l + rise, c: chroma, h: ground.h });
  const grounds = {
    page: lift(0),
    surface: lift(0.035),
    raised: lift(0.065),
    sunken: lift(-0.02),
    hover: lift(0.1),
    press: lift(0.135),
  };
  const all = groundsOf(grounds);
  const tint = Math.min(c * 0.35, 0.015);
  return {
    ...grounds,
    scrim: `${hexOf({ l: 0.07, c: c * 0.5, h: ground.h })}b8`,
    text: {
      strong: readable({ l: 0.985, c: tint * 0.5, h: ground.h }, all, 7, "lighter"),
      base: readable({ l: 0.92, c: tint, h: ground.h }, all, 7, "lighter"),
      muted: readable({ l: 0.74, c: tint * 1.6, h: ground.h }, all, textContrast, "lighter"),
      disabled: lift(0.3, c * 0.7),
    },
    border: {
      subtle: lift(0.085),
      base: lift(0.14),
      strong: readable({ l: l + 0.3, c: c * 0.8, h: ground.h }, all, markContrast, "lighter"),
    },
  };
}

/** A ground in its full colour: surfaces and hover colours are deeper, so that text contrast only grows. */
function vividNeutrals(ground: Shade): Neutrals {
  const l = clamp(ground.l, 0.3, 0.52);
  const sink = (drop: number, chroma = ground.c) => hexOf({ l: l - drop, c: chroma, h: ground.h });
  const grounds = {
    page: sink(0),
    surface: sink(0.05),
    raised: sink(0.07),
    sunken: sink(0.04),
    hover: sink(0.09),
    press: sink(0.12),
  };
  const all = groundsOf(grounds);
  const paper = (lightness: number, chroma: number) => ({ l: lightness, c: chroma, h: ground.h });
  return {
    ...grounds,
    scrim: `${hexOf(paper(0.07, 0.03))}b8`,
    text: {
      strong: readable(paper(0.99, 0.01), all, textContrast, "lighter"),
      base: readable(paper(0.97, 0.02), all, textContrast, "lighter"),
      muted: readable(paper(0.92, 0.04), all, textContrast, "lighter"),
      disabled: sink(-0.2, ground.c * 0.7),
    },
    border: {
      subtle: sink(0.09),
      base: sink(-0.1),
      strong: readable(paper(l + 0.25, ground.c * 0.6), all, markContrast, "lighter"),
    },
  };
}

/**
 * Surfaces, text and borders of one mode, from the page's shade and the hue of the text; `vivid` keeps the full colour of a dark
 * ground, which is otherwise reduced.
 */
export function deriveNeutrals(mode: ThemeMode, ground: Shade, ink: Shade, vivid = false): Neutrals {
  if (mode === "light") return lightNeutrals(ground, ink);
  return vivid ? vividNeutrals(ground) : darkNeutrals(ground);
}
