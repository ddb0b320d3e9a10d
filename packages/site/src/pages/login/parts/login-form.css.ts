import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

export const form = style(rule({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.lg }));
export const because = style(rule({ color: vars.color.text.base }));
export const link = style(
  rule({
    justifySelf: "center",
    maxInlineSize: "100%",
    minBlockSize: "1.5rem",
    color: vars.color.accent.ink,
    textAlign: "center",
    textDecoration: "underline",
    overflowWrap: "anywhere",
  }),
);
