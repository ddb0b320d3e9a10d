import { vars } from "@livery/ui/contract";
import { styleVariants } from "@vanilla-extract/css";
import { rule } from "../styles/rule.ts";

const { font } = vars;

const mark = (size: string) =>
  rule({
    flexShrink: 0,
    inlineSize: size,
    blockSize: size,
    objectFit: "contain",
    // The picture has the brand's own colours: on a background that is not the brand's it may be unreadable.
    selectors: { '[data-contrast="more"] &': { display: "none" } },
    "@media": { "(forced-colors: active)": { display: "none" }, "(prefers-contrast: more)": { display: "none" } },
  });

/** As high as the text beside it. */
export const sizes = styleVariants({
  heading: mark(`calc(${font.size.xxl} * 1.25)`),
  entry: mark(`calc(${font.size.lg} * 1.1)`),
});
