import { keyframes, style } from "@vanilla-extract/css";
import { vars } from "../tokens/contract.css.ts";
import { component } from "./component.ts";

const breathe = keyframes({ "50%": { opacity: 0.5 } });

/** The ground of content that loads; its shape is its user's. */
export const bone = style(
  component({
    backgroundColor: vars.color.press,
    animation: `${breathe} ${vars.motion.breathe} ease-in-out infinite`,
    "@media": {
      "(prefers-reduced-motion: reduce)": { animation: "none" },
      "(forced-colors: active)": { border: "1px solid GrayText" },
    },
  }),
);
