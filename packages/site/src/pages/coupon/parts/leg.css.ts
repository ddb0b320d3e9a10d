import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

const { color, font, space } = vars;

export const score = style(
  rule({ fontSize: font.size.sm, color: color.text.base, fontVariantNumeric: "tabular-nums" }),
);
/** The score of a running match stands out, with its clock beside it. */
export const inPlay = style(
  rule({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space.sm, marginBlockStart: space.xs }),
);
export const liveScore = style(
  rule({
    fontFamily: font.family.figures,
    fontWeight: font.weight.bold,
    fontVariantNumeric: "tabular-nums",
    color: color.text.strong,
  }),
);
export const locked = style(
  rule({
    display: "inline-flex",
    alignItems: "center",
    gap: space.xs,
    fontSize: font.size.sm,
    color: color.text.muted,
  }),
);
