import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { partRule } from "../../../styles/rule.ts";

const { color, font, space } = vars;

export const list = style(partRule({ display: "grid", margin: 0, padding: 0, listStyle: "none" }));
export const row = style(
  partRule({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: space.md,
    paddingBlock: space.md,
    selectors: { "&:not(:first-child)": { borderBlockStart: `${vars.stroke.line} solid ${color.border.subtle}` } },
    fontVariantNumeric: "tabular-nums",
  }),
);
export const what = style(partRule({ display: "grid", flex: "1 1 12rem", minInlineSize: 0, overflowWrap: "anywhere" }));
export const method = style(partRule({ color: color.text.strong }));
export const detail = style(partRule({ fontSize: font.size.sm, color: color.text.muted }));
