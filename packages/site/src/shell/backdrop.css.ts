import { style } from "@vanilla-extract/css";
import { rule } from "../styles/rule.ts";

/** So faint that the page's text stays readable. */
export const backdrop = style(
  rule({
    position: "fixed",
    objectFit: "cover",
    opacity: 0.08,
    "@media": { print: { display: "none" } },
  }),
);
