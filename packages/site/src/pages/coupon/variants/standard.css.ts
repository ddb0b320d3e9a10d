import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

const { color, font, space } = vars;

export const page = style(rule({ maxInlineSize: "48rem", marginInline: "auto" }));
export const trail = style(rule({ marginBlockEnd: space.sm, fontSize: font.size.sm }));
export const parts = style(rule({ position: "relative", display: "grid", gap: space.lg }));
export const figures = style(
  rule({ display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(min(9rem, 100%), 1fr))", gap: space.lg }),
);
export const figure = style(
  rule({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "0.125rem", overflowWrap: "anywhere" }),
);
export const label = style(rule({ fontSize: font.size.sm, color: color.text.muted }));
export const value = style(rule({ fontWeight: font.weight.medium, color: color.text.strong }));
/** Size, lines and stake of a line, below the kind. */
export const form = style(rule({ display: "block", fontSize: font.size.sm, fontWeight: font.weight.regular }));
export const strong = style(rule({ fontWeight: font.weight.bold, color: color.text.strong, fontSize: font.size.lg }));
export const explained = style(
  rule({
    display: "grid",
    gap: space.xs,
    marginBlockStart: space.lg,
    paddingBlockStart: space.lg,
    borderBlockStart: `${vars.stroke.line} solid ${color.border.subtle}`,
    color: color.text.base,
  }),
);
export const badges = style(rule({ display: "inline-flex", flexWrap: "wrap", gap: space.xs }));
