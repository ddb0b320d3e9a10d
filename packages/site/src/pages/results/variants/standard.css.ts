import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule, timeColumn } from "../../../styles/rule.ts";

const { color, density, font, space } = vars;

export const page = style(rule({ maxInlineSize: "56rem", marginInline: "auto" }));
export const days = style(rule({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.lg }));
export const row = style(
  rule({
    display: "grid",
    gridTemplateColumns: `${timeColumn} minmax(0, 1fr) fit-content(45%)`,
    alignItems: "center",
    gap: space.md,
    minBlockSize: density.row,
    paddingInline: space.lg,
    paddingBlock: space.sm,
    selectors: { "& + &": { borderBlockStart: `${vars.stroke.line} solid ${color.border.subtle}` } },
  }),
);
export const time = style(
  rule({ color: color.text.muted, fontSize: font.size.sm, fontVariantNumeric: "tabular-nums" }),
);
export const text = style(rule({ minInlineSize: 0 }));
export const teams = style(
  rule({ color: color.text.strong, fontWeight: font.weight.medium, lineHeight: font.line.snug }),
);
export const detail = style(rule({ color: color.text.muted, fontSize: font.size.sm, lineHeight: font.line.snug }));
export const score = style(
  rule({
    fontFamily: font.family.figures,
    fontVariantNumeric: "tabular-nums",
    fontWeight: font.weight.bold,
    color: color.text.strong,
  }),
);
