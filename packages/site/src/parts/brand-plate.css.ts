import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../styles/rule.ts";

const { radius, space } = vars;

export const plate = style(
  rule({
    display: "inline-grid",
    alignItems: "center",
    maxInlineSize: "100%",
    paddingInline: space.xl,
    paddingBlock: space.md,
    borderRadius: radius.lg,
  }),
);
