import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

const { color, font, space } = vars;

/** One action of the coupon; the actions stand below each other. */
export const action = style(
  rule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.md,
    justifyItems: "start",
    overflowWrap: "anywhere",
  }),
);
export const text = style(rule({ color: color.text.muted }));
export const wide = style(rule({ inlineSize: "100%" }));
export const offer = style(rule({ display: "flex", alignItems: "center", gap: space.lg, inlineSize: "100%" }));
export const figures = style(
  rule({
    minInlineSize: 0,
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    justifyItems: "start",
    gap: "0.125rem",
  }),
);
export const price = style(rule({ fontSize: font.size.xxl, fontWeight: font.weight.bold, color: color.text.strong }));
export const detail = style(rule({ fontSize: font.size.sm, color: color.text.muted }));
export const middle = style(rule({ inlineSize: "100%", display: "grid", justifyItems: "center" }));
export const buttons = style(rule({ display: "flex", flexWrap: "wrap", gap: space.sm }));
