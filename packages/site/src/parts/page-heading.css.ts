import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../styles/rule.ts";

const { color, font, space } = vars;

const row = rule({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  justifyContent: "space-between",
  gap: space.md,
});
export const head = style([row, rule({ marginBlockEnd: space.xl })]);
/** Beneath the title of a dialog, which has its own spacing. */
export const headBeneath = style([row, rule({ marginBlockEnd: space.sm })]);
export const texts = style(rule({ minInlineSize: 0 }));
export const named = style(rule({ display: "flex", alignItems: "center", gap: space.sm }));
export const title = style(rule({ minInlineSize: 0, fontSize: font.size.xxl, outline: "none" }));
export const text = style(rule({ marginBlockStart: space.xs, color: color.text.muted }));
export const aside = style(
  rule({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: space.sm,
    minInlineSize: 0,
    overflowWrap: "anywhere",
  }),
);
