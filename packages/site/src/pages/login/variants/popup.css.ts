import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

export const alone = style(
  rule({
    display: "grid",
    justifyItems: "center",
    alignContent: "center",
    gap: vars.space.xl,
    minBlockSize: "80dvh",
  }),
);
export const card = style(rule({ inlineSize: "100%", maxInlineSize: "26rem" }));
export const welcome = style(rule({ marginBlockEnd: vars.space.lg, color: vars.color.text.muted }));
