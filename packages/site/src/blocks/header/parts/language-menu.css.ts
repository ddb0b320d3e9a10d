import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

const { font, space } = vars;

export const trigger = style(
  rule({ inlineSize: "auto", display: "inline-flex", gap: space.xs, paddingInline: space.sm }),
);
export const code = style(
  rule({ fontSize: font.size.xs, fontWeight: font.weight.semibold, textTransform: "uppercase" }),
);
