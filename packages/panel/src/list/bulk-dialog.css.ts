import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../styles/rule.ts";

const { color, font, space } = vars;

export const body = style(rule({ display: "grid", gap: space.lg }));
export const items = style(rule({ maxBlockSize: "14rem", overflowY: "auto", fontSize: font.size.sm }));
export const item = style(
  rule({
    display: "flex",
    justifyContent: "space-between",
    gap: space.lg,
    paddingBlock: space.xs,
    borderBlockEnd: `${vars.stroke.line} solid ${color.border.subtle}`,
  }),
);
export const refused = style(rule({ color: color.danger.ink, textAlign: "end" }));
