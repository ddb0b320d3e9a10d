import { style, styleVariants } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";

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

export const sizes = styleVariants({ sm: "1rem", md: "1.25rem", lg: "1.5rem", xl: "2.5rem" }, (edge) => [
  component({ inlineSize: edge, blockSize: edge }),
]);
