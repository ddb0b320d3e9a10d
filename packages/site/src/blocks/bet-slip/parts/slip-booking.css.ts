import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

const { color, font, space } = vars;

export const load = style(rule({ display: "grid", gap: space.md, inlineSize: "100%", textAlign: "start" }));
export const share = style(rule({ display: "grid", justifyItems: "center", gap: space.sm }));
export const label = style(rule({ fontSize: font.size.sm, color: color.text.muted }));
export const hint = style(rule({ fontSize: font.size.sm, color: color.text.muted, textAlign: "center" }));
export const code = style(
  rule({
    fontSize: font.size.xl,
    fontWeight: font.weight.bold,
    fontVariantNumeric: "tabular-nums",
    letterSpacing: "0.08em",
    color: color.text.strong,
    userSelect: "all",
  }),
);
