import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

const { color, font, space } = vars;

export const page = style(
  rule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.lg,
    maxInlineSize: "48rem",
    marginInline: "auto",
  }),
);
export const heading = style(
  rule({ fontSize: font.size.lg, fontWeight: font.weight.semibold, color: color.text.strong, margin: 0 }),
);
