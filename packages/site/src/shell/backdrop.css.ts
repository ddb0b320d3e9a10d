import { style } from "@vanilla-extract/css";
import { rule } from "../styles/rule.ts";

/** So faint that whatever is written on the page still reads. */
export const backdrop = style(
  rule({
    position: "fixed",
    inset: 0,
    zIndex: -1,
    inlineSize: "100%",
    blockSize: "100%",
    objectFit: "cover",
    opacity: 0.08,
    pointerEvents: "none",
    "@media": { print: { display: "none" }, "(forced-colors: active)": { display: "none" } },
  }),
);
