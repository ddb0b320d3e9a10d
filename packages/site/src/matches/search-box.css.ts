import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../styles/rule.ts";

const { color, font, space } = vars;

export const search = style(
  rule({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", alignItems: "center", minInlineSize: 0 }),
);
export const hint = style(rule({ paddingBlockStart: space.xs, fontSize: font.size.sm, color: color.text.muted }));
