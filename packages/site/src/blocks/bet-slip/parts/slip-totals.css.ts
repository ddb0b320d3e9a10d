import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

const { color, font, radius, space } = vars;

export const totals = style(rule({ display: "grid", gap: space.md }));
export const bonus = style(
  rule({
    display: "grid",
    gap: space.sm,
    padding: space.md,
    borderRadius: radius.md,
    backgroundColor: color.accent.soft,
    color: color.accent.ink,
    fontSize: font.size.sm,
    lineHeight: font.line.snug,
  }),
);
export const lines = style(rule({ display: "grid", gap: space.xs }));
export const line = style(
  rule({
    display: "flex",
    justifyContent: "space-between",
    gap: space.md,
    color: color.text.muted,
    fontSize: font.size.sm,
  }),
);
export const value = style(
  rule({
    color: color.text.strong,
    fontFamily: font.family.figures,
    fontVariantNumeric: "tabular-nums lining-nums",
    fontWeight: font.weight.medium,
  }),
);
export const result = style(
  rule({
    display: "flex",
    alignItems: "baseline",
    justifyContent: "space-between",
    gap: space.md,
    marginBlockEnd: space.sm,
    color: color.text.base,
    fontSize: font.size.sm,
    fontWeight: font.weight.medium,
  }),
);
export const figure = style(
  rule({
    color: color.text.strong,
    fontFamily: font.family.figures,
    fontSize: font.size.lg,
    fontVariantNumeric: "tabular-nums lining-nums",
    fontWeight: font.weight.figure,
    lineHeight: font.line.tight,
  }),
);
export const missing = style(rule({ color: color.text.muted }));
