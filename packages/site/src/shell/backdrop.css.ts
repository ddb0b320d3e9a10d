import { style } from "@vanilla-extract/css";
import { rule } from "../styles/rule.ts";

/** So faint that whatever is written on the page still reads. */
export const backdrop = style(
  rule({
    position: "fixed",
    objectFit: "cover",
    opacity: 0.08,
    "@media": { print: { display: "none" } },
  }),
);
