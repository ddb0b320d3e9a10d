import { style } from "@vanilla-extract/css";
import { partRule } from "../styles/rule.ts";

/**
 * Behind all that its place says, which is the nearest part with a stacking of its own; whoever asks for more contrast has
 * the words alone. A place says no more than where it lies otherwise and how much of it shows.
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
