import { style } from "@vanilla-extract/css";
import { partRule } from "../styles/rule.ts";

/**
 * Behind all content of its container, which is the nearest element with its own stacking context; hidden for visitors who want
 * more contrast. A container only sets a different position or opacity.
 */
export const behind = style(
  partRule({
    position: "absolute",
    inset: 0,
    zIndex: -1,
    inlineSize: "100%",
    blockSize: "100%",
    pointerEvents: "none",
    selectors: { '[data-contrast="more"] &': { display: "none" } },
    "@media": { "(forced-colors: active)": { display: "none" }, "(prefers-contrast: more)": { display: "none" } },
  }),
);
