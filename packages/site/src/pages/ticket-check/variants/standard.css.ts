import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

const { color, font, space } = vars;

export const page = style(rule({ maxInlineSize: "36rem", marginInline: "auto" }));
export const parts = style(rule({ display: "grid", gap: space.lg }));
export const form = style(rule({ display: "grid", gap: space.lg }));
export const number = style(
  rule({
    fontFamily: font.family.figures,
    fontVariantNumeric: "tabular-nums",
    letterSpacing: "0.04em",
    overflowWrap: "anywhere",
  }),
);
export const figures = style(
  rule({ display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(9rem, 1fr))", gap: space.lg }),
);
export const label = style(rule({ fontSize: font.size.sm, color: color.text.muted }));
export const when = style(rule({ marginBlockStart: space.md, fontSize: font.size.sm, color: color.text.muted }));
export const value = style(rule({ fontWeight: font.weight.bold, color: color.text.strong, fontSize: font.size.lg }));
