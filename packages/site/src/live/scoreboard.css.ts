import { vars } from "@livery/ui/contract";
import { style, styleVariants } from "@vanilla-extract/css";
import { rule } from "../styles/rule.ts";

const { color, font, radius, space } = vars;

export const card = style(
  rule({
    display: "inline-grid",
    placeItems: "center",
    flexShrink: 0,
    minInlineSize: "0.75rem",
    blockSize: "0.9375rem",
    paddingInline: "0.125rem",
    borderRadius: vars.radius.sm,
    fontSize: vars.font.size.xs,
    fontWeight: font.weight.bold,
    fontVariantNumeric: "tabular-nums",
    lineHeight: 1,
  }),
);
export const cards = styleVariants({
  red: rule({ backgroundColor: color.danger.base, color: color.danger.on }),
  yellow: rule({ backgroundColor: color.warning.base, color: color.warning.on }),
});
export const corners = style(
  rule({
    display: "inline-flex",
    alignItems: "center",
    gap: "0.125rem",
    flexShrink: 0,
    color: color.text.muted,
    fontSize: font.size.xs,
    fontVariantNumeric: "tabular-nums",
  }),
);
export const flag = style(
  rule({ inlineSize: "0.5rem", blockSize: "0.625rem", fill: "currentColor", stroke: "currentColor", strokeWidth: 1 }),
);
export const score = style(
  rule({
    display: "inline-flex",
    alignItems: "baseline",
    justifyContent: "end",
    lineHeight: "inherit",
    gap: space.sm,
    fontFamily: font.family.figures,
    fontVariantNumeric: "tabular-nums lining-nums",
    direction: "ltr",
  }),
);
export const total = style(
  rule({ minInlineSize: "1.25ch", textAlign: "end", color: color.text.strong, fontWeight: font.weight.bold }),
);
export const game = style(
  rule({
    minInlineSize: "2.75ch",
    paddingInline: "0.125rem",
    borderRadius: radius.sm,
    backgroundColor: color.sunken,
    textAlign: "center",
    fontSize: font.size.xs,
    color: color.text.base,
  }),
);
export const set = style(rule({ minInlineSize: "1.5ch", textAlign: "end", color: color.text.muted }));
