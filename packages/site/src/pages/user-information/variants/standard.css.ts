import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { medium, rule } from "../../../styles/rule.ts";

const { color, density, font, space } = vars;

export const page = style(rule({ maxInlineSize: "48rem", marginInline: "auto" }));
export const line = style(
  rule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "center",
    columnGap: space.lg,
    minBlockSize: density.row,
    paddingInline: space.lg,
    paddingBlock: space.sm,
    selectors: { "& + &": { borderBlockStart: `${vars.stroke.line} solid ${color.border.subtle}` } },
    "@media": { [medium]: { gridTemplateColumns: "14rem minmax(0, 1fr)", alignItems: "center" } },
  }),
);
export const name = style(rule({ color: color.text.muted, fontSize: font.size.sm, overflowWrap: "anywhere" }));
export const value = style(
  rule({ color: color.text.strong, fontWeight: font.weight.medium, overflowWrap: "anywhere" }),
);
export const missing = style(rule({ color: color.text.muted, fontWeight: font.weight.regular }));
