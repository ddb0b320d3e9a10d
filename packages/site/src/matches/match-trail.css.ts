import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../styles/rule.ts";

const { color, font, space } = vars;

export const trail = style(
  rule({
    display: "flex",
    flexWrap: "wrap",
    gap: space.sm,
    marginBlockEnd: space.sm,
    color: color.text.muted,
    fontSize: font.size.sm,
  }),
);
