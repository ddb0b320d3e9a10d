import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

export const alone = style(
  rule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    justifyItems: "center",
    alignContent: "center",
    gap: vars.space.xl,
    minBlockSize: "80dvh",
  }),
);
export const mark = style(rule({ display: "inline-grid", alignItems: "center", minBlockSize: "1.5rem" }));
export const card = style(rule({ inlineSize: "100%", maxInlineSize: "26rem" }));
export const welcome = style(rule({ marginBlockEnd: vars.space.lg, color: vars.color.text.muted }));
