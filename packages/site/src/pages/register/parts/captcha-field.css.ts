import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

const { color, radius, space } = vars;

export const captcha = style(rule({ display: "grid", gap: space.sm }));
export const row = style(rule({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space.md }));
export const picture = style(
  rule({
    inlineSize: "12.5rem",
    blockSize: "4.5rem",
    borderRadius: radius.md,
    border: `${vars.stroke.line} solid ${color.border.base}`,
  }),
);
export const sound = style(rule({ flex: "1 1 14rem", minInlineSize: 0, maxInlineSize: "20rem", blockSize: "3rem" }));
export const answer = style(rule({ flex: "1 1 8rem", maxInlineSize: "14rem" }));
export const actions = style(rule({ display: "flex", flexWrap: "wrap", gap: space.sm }));
