import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

const { color, font, space } = vars;

export const list = style(rule({ display: "grid", gap: space.xs }));
export const problem = style(
  rule({
    display: "flex",
    alignItems: "start",
    gap: space.sm,
    color: color.danger.ink,
    fontSize: font.size.sm,
    lineHeight: font.line.snug,
  }),
);
export const mark = style(rule({ marginBlockStart: "0.125rem" }));
