import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

const { color, font, layout, radius, space } = vars;

export const notice = style(
  rule({
    display: "flex",
    alignItems: "center",
    gap: space.sm,
    color: color.text.muted,
    maxInlineSize: layout.reading,
  }),
);
export const mark = style(rule({ color: color.success.ink }));
export const warning = style(
  rule({
    display: "flex",
    alignItems: "center",
    gap: space.sm,
    padding: space.md,
    borderRadius: radius.md,
    border: `${vars.stroke.line} solid ${color.danger.border}`,
    backgroundColor: color.danger.soft,
    color: color.danger.ink,
    fontWeight: font.weight.semibold,
  }),
);
