import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { medium, rule } from "../../../styles/rule.ts";

const { color, space } = vars;

export const page = style(
  rule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.lg,
    maxInlineSize: "46rem",
    marginInline: "auto",
  }),
);
/** Under the keys, where the thumb is: how many take it, and the way on. */
export const ways = style(
  rule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.sm,
    "@media": { [medium]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: space.lg, alignItems: "center" } },
  }),
);
export const takers = style(rule({ color: color.text.muted, margin: 0, minBlockSize: "1lh" }));
export const way = style(rule({ inlineSize: "100%" }));
