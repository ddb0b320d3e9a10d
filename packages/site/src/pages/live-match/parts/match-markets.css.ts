import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

const { color, font, space } = vars;

/** One column: markets appear and disappear during play, and no card may move sideways. */
export const markets = style(rule({ display: "grid", gap: space.md }));
/** The setting for all markets: whether price histories are shown. */
export const choice = style(
  rule({ display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "flex-end", gap: space.sm }),
);
export const latest = style(rule({ color: color.text.muted, fontSize: font.size.sm, lineHeight: font.line.snug }));
export const price = style(rule({ display: "grid", minInlineSize: 0 }));
/** With the history below. Prices of one row have one height, and so have their histories. */
export const followed = style(rule({ gridRow: "span 2", gridTemplateRows: "subgrid", rowGap: space.xs }));
