import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../styles/rule.ts";

const { color, font, space } = vars;

export const goals = style(
  rule({
    display: "flex",
    flexWrap: "wrap",
    columnGap: space.md,
    margin: 0,
    padding: 0,
    listStyle: "none",
    fontSize: font.size.sm,
    color: color.text.muted,
  }),
);
export const goal = style(
  rule({
    display: "inline-flex",
    alignItems: "center",
    gap: space.xs,
    minInlineSize: 0,
    fontVariantNumeric: "tabular-nums",
    overflowWrap: "anywhere",
  }),
);
export const minute = style(rule({ whiteSpace: "nowrap" }));
