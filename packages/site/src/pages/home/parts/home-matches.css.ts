import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

const { font, space } = vars;

export const matches = style(
  rule({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.lg, minInlineSize: 0 }),
);
export const heading = style(rule({ fontSize: font.size.xl, overflowWrap: "anywhere" }));
