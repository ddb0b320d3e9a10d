import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

const { color, font, space } = vars;

export const page = style(rule({ maxInlineSize: "44rem", marginInline: "auto" }));
export const form = style(rule({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.xl }));
export const legend = style(
  rule({
    gridColumn: "1 / -1",
    inlineSize: "100%",
    paddingBlockEnd: space.sm,
    marginBlockEnd: space.md,
    borderBlockEnd: `${vars.stroke.line} solid ${color.border.subtle}`,
    fontSize: font.size.lg,
    fontWeight: font.weight.bold,
    color: color.text.strong,
  }),
);
