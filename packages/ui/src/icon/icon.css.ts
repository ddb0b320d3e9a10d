import { style, styleVariants } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";
import { vars } from "../tokens/contract.css.ts";

export const icon = style(
  component({
    flexShrink: 0,
    fill: "none",
    stroke: "currentColor",
    strokeWidth: "1.75",
    strokeLinecap: "round",
    strokeLinejoin: "round",
  }),
);

export const mirrored = style(component({ selectors: { '[dir="rtl"] &': { transform: "scaleX(-1)" } } }));

/** In rem, scaled up in a brand with large text. */
export const sizes = styleVariants({ sm: 1, md: 1.25, lg: 1.5, xl: 2.5 }, (size) => {
  const edge = `max(${size}rem, ${vars.font.size.md} * ${size})`;
  return [component({ inlineSize: edge, blockSize: edge })];
});
