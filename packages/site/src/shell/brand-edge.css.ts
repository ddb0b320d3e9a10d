import { globalStyle, style } from "@vanilla-extract/css";
import { rule } from "../styles/rule.ts";

const height = "1.125rem";

export const edge = style(
  rule({
    position: "relative",
    // Half of it lies over the page's margin.
    blockSize: height,
    pointerEvents: "none",
    selectors: { '[data-contrast="more"] &': { display: "none" } },
    "@media": {
      "(forced-colors: active)": { display: "none" },
      "(prefers-contrast: more)": { display: "none" },
      print: { display: "none" },
    },
  }),
);
globalStyle(`:root:has(.${edge})`, rule({ vars: { "--lv-edge": height } }));
/** No higher than the page's margin, however high the tile. */
export const strip = style(
  rule({ position: "absolute", insetInline: 0, insetBlockStart: 0, inlineSize: "100%", maxBlockSize: "1.75rem" }),
);
