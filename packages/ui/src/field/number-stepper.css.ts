import { style } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";
import { vars } from "../tokens/contract.css.ts";

const { color, radius } = vars;

/** The minus before the number and the plus after it, in the direction of reading. */
export const stepper = style(component({ inlineSize: "fit-content", maxInlineSize: "100%" }));
export const figures = style(component({ inlineSize: "5.5rem", textAlign: "center", paddingInline: 0 }));
export const button = style(
  component({
    borderRadius: radius.md,
    color: color.accent.ink,
    selectors: { "&:hover:not(:disabled)": { color: color.accent.ink, backgroundColor: color.accent.soft } },
    "@media": { "(pointer: coarse)": { minInlineSize: vars.density.touch, minBlockSize: vars.density.touch } },
  }),
);
