import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";
import { vars } from "../tokens/contract.css.ts";

const { color, motion, radius } = vars;

const slide = keyframes({ from: { backgroundPositionX: "100%" }, to: { backgroundPositionX: "-100%" } });

export const bar = style(
  component({
    appearance: "none",
    display: "block",
    inlineSize: "100%",
    blockSize: "0.375rem",
    border: 0,
    borderRadius: radius.pill,
    overflow: "hidden",
    backgroundColor: color.press,
    selectors: {
      "&::-webkit-progress-bar": { backgroundColor: "transparent" },
      "&::-webkit-progress-value": {
        backgroundColor: "currentColor",
        borderRadius: radius.pill,
        transition: `inline-size ${motion.base} ${motion.standard}`,
      },
      "&::-moz-progress-bar": { backgroundColor: "currentColor", borderRadius: radius.pill },
      "&:indeterminate": {
        backgroundImage: "linear-gradient(90deg, transparent 0%, currentColor 50%, transparent 100%)",
        backgroundSize: "50% 100%",
        backgroundRepeat: "no-repeat",
        animation: `${slide} ${vars.motion.breathe} ease-in-out infinite`,
      },
      "&:indeterminate::-moz-progress-bar": { backgroundColor: "transparent" },
    },
    "@media": {
      "(prefers-reduced-motion: reduce)": {
        selectors: { "&:indeterminate": { animationDuration: `calc(${vars.motion.breathe} * 3)` } },
      },
      "(forced-colors: active)": { border: "1px solid CanvasText", color: "Highlight", forcedColorAdjust: "none" },
    },
  }),
);
export const tones = styleVariants({
  accent: component({ color: color.accent.ink }),
  success: component({ color: color.success.ink }),
  danger: component({ color: color.danger.ink }),
});
