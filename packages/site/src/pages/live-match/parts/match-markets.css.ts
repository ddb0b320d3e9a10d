import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

const { color, font, space } = vars;

/** One column: lines come and go in play, and no card may move beside another for it. */
export const markets = style(rule({ display: "grid", gap: space.md }));
/** Of all markets: whether their prices' courses are shown. */
export const choice = style(
  rule({ display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "flex-end", gap: space.sm }),
);
export const latest = style(rule({ color: color.text.muted, fontSize: font.size.sm, lineHeight: font.line.snug }));
export const price = style(rule({ display: "grid", minInlineSize: 0 }));
/** With its course below: prices of one row are of one height, and so are their courses. */
export const followed = style(rule({ gridRow: "span 2", gridTemplateRows: "subgrid", rowGap: space.xs }));
