import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { phone, rule } from "../../styles/rule.ts";

const { color, font, space } = vars;

const bound = rule({ display: "inline-grid", paddingBlock: space.xs });
/** Numbers are aligned to the end of their column, whatever their own direction is. */
export const figure = style([bound, rule({ justifyItems: "end" })]);
export const mark = style([bound, rule({ justifyItems: "start" })]);
export const note = style(
  rule({
    fontFamily: font.family.text,
    fontSize: font.size.xs,
    fontWeight: font.weight.regular,
    color: color.text.muted,
    whiteSpace: "normal",
  }),
);
/** The used share: the amounts, and the bar under them. */
export const meter = style(
  rule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.xs,
    inlineSize: "100%",
    minInlineSize: "10rem",
  }),
);
export const meterFigures = style(
  rule({
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    columnGap: space.lg,
    fontVariantNumeric: "tabular-nums",
    overflowWrap: "anywhere",
  }),
);
export const share = style(rule({ color: color.text.muted }));
export const full = style(rule({ color: color.danger.ink, fontWeight: font.weight.semibold }));
/** The page's main amount. */
export const large = style(
  rule({
    display: "grid",
    gap: space.sm,
    maxInlineSize: "40rem",
    fontSize: font.size.lg,
    color: color.text.strong,
    "@media": { [phone]: { fontSize: font.size.md } },
  }),
);
export const aside = style(rule({ color: color.text.muted, fontSize: font.size.sm, maxInlineSize: "60ch" }));
