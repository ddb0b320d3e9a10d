import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../styles/rule.ts";

export const choices = style(
  rule({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: vars.space.md,
    rowGap: vars.space.xs,
    minInlineSize: 0,
  }),
);
