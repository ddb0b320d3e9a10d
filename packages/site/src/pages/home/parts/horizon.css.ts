import { vars } from "@livery/ui/contract";
import { keyframes, style } from "@vanilla-extract/css";
import { rule, still } from "../../../styles/rule.ts";

const { color } = vars;

/** One wavelength per line, so that the animation ends where it began. */
const drift = keyframes({ from: { transform: "translateX(0)" }, to: { transform: "translateX(-200px)" } });
const swell = keyframes({ from: { transform: "translateX(-240px)" }, to: { transform: "translateX(0)" } });
const tide = keyframes({ from: { transform: "translateX(0)" }, to: { transform: "translateX(-300px)" } });

export const scene = style(
  rule({
    position: "absolute",
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: -1,
    inlineSize: "100%",
    blockSize: "11rem",
    overflow: "visible",
    pointerEvents: "none",
    selectors: { '[dir="rtl"] &': { transform: "scaleX(-1)" } },
    // A wireframe brand (labelled boxes) shows the layout only, without the sea.
    "@container": { "style(--lv-decor-boxes: labelled)": { display: "none" } },
  }),
);
export const glow = style(rule({ fill: color.accent.base, opacity: 0.07 }));
export const halo = style(rule({ fill: color.accent.base, opacity: 0.1 }));
export const sun = style(rule({ fill: color.accent.base, opacity: 0.92 }));

const water = (mix: string, animation: string) =>
  rule({
    fill: `color-mix(in oklab, ${color.page} ${mix}, #000)`,
    animation,
    "@media": { [still]: { animation: "none" } },
  });

export const far = style(water("86%", `${drift} calc(${vars.motion.drift} * 1.13) linear infinite`));
export const middle = style(water("76%", `${swell} calc(${vars.motion.drift} * 0.87) linear infinite`));
export const near = style(water("64%", `${tide} ${vars.motion.drift} linear infinite`));
