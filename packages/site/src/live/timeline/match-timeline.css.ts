import { vars } from "@livery/ui/contract";
import { style, styleVariants } from "@vanilla-extract/css";
import { rule } from "../../styles/rule.ts";

const { color, font, space } = vars;

export const card = style(rule({ marginBlockEnd: space.md }));
export const last = style(
  rule({
    minInlineSize: 0,
    overflowWrap: "anywhere",
    fontSize: font.size.sm,
    fontWeight: font.weight.regular,
    color: color.text.muted,
  }),
);
export const timeline = style(rule({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", rowGap: space.sm }));

/** The minutes stand in the middle, the events of each side on its own side. */
const columns = "minmax(0, 1fr) minmax(3.5rem, max-content) minmax(0, 1fr)";

export const teams = style(
  rule({
    display: "grid",
    gridTemplateColumns: columns,
    columnGap: space.sm,
    margin: 0,
    fontSize: font.size.sm,
    fontWeight: font.weight.semibold,
    color: color.text.strong,
    overflowWrap: "anywhere",
  }),
);
export const home = style(rule({ gridColumn: 1, textAlign: "end" }));
export const away = style(rule({ gridColumn: 3 }));
export const phase = style(
  rule({
    margin: 0,
    paddingBlock: space.xs,
    borderBlockEnd: `${vars.stroke.line} solid ${color.border.subtle}`,
    textAlign: "center",
    fontSize: font.size.xs,
    color: color.text.muted,
  }),
);
export const events = style(rule({ margin: 0, padding: 0, listStyle: "none" }));
export const event = style(
  rule({
    display: "grid",
    gridTemplateColumns: columns,
    alignItems: "center",
    columnGap: space.sm,
    paddingBlock: space.xs,
    fontSize: font.size.sm,
  }),
);
export const minute = style(
  rule({
    gridColumn: 2,
    gridRow: 1,
    textAlign: "center",
    fontWeight: font.weight.semibold,
    fontVariantNumeric: "tabular-nums",
    color: color.text.base,
  }),
);
export const what = style(
  rule({
    gridRow: 1,
    display: "flex",
    alignItems: "center",
    gap: space.sm,
    minInlineSize: 0,
    color: color.text.base,
    overflowWrap: "anywhere",
  }),
);
export const sides = styleVariants({
  home: rule({ gridColumn: 1, flexDirection: "row-reverse", justifyContent: "flex-start", textAlign: "end" }),
  away: rule({ gridColumn: 3 }),
});
/** Beside its mark, however long the text is. */
export const text = style(rule({ order: 1, minInlineSize: 0 }));
export const score = style(
  rule({
    flexShrink: 0,
    fontFamily: font.family.figures,
    fontWeight: font.weight.bold,
    fontVariantNumeric: "tabular-nums lining-nums",
    color: color.text.strong,
  }),
);
export const scored = style(rule({ flexShrink: 0, color: color.text.strong }));
export const awarded = style(rule({ flexShrink: 0, color: color.text.muted }));
export const twoCards = style(rule({ display: "inline-flex", flexShrink: 0, gap: "0.125rem" }));
