import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

const { color, font, radius, space } = vars;

export const receipt = style(
  rule({ display: "grid", justifyItems: "center", gap: space.sm, padding: space.xl, textAlign: "center" }),
);
export const mark = style(
  rule({
    display: "grid",
    placeItems: "center",
    inlineSize: "3.5rem",
    blockSize: "3.5rem",
    borderRadius: "50%",
    backgroundColor: color.success.soft,
    color: color.success.ink,
  }),
);
export const head = style(rule({ fontSize: font.size.xl, fontWeight: font.weight.bold, color: color.text.strong }));
export const number = style(
  rule({
    paddingInline: space.md,
    paddingBlock: space.xs,
    borderRadius: radius.md,
    border: `1px dashed ${color.border.base}`,
    fontFamily: font.family.figures,
    fontVariantNumeric: "tabular-nums",
    letterSpacing: "0.06em",
    color: color.text.strong,
  }),
);
export const form = style(rule({ color: color.text.muted, fontSize: font.size.sm, textAlign: "center" }));
export const lines = style(rule({ inlineSize: "100%", display: "grid", gap: space.xs, marginBlock: space.md }));
export const line = style(rule({ display: "flex", justifyContent: "space-between", gap: space.md }));
export const actions = style(rule({ inlineSize: "100%", display: "grid", gap: space.sm }));
