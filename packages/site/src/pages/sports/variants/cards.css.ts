import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

const { color, density, font, space } = vars;

export const tools = style(
  rule({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.md, marginBlockEnd: space.xl }),
);
export const search = style(rule({ maxInlineSize: "34rem" }));
export const filters = style(rule({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.xs }));
/** One line whatever the number of chips: it scrolls, and the page does not grow. */
export const chips = style(
  rule({
    // Contains the chips' visually hidden text, which would otherwise widen the page.
    position: "relative",
    display: "flex",
    gap: space.sm,
    overflowX: "auto",
    overscrollBehaviorInline: "contain",
    scrollbarWidth: "thin",
    // Keeps the focus ring of a chip visible.
    padding: space.hair,
    paddingBlockEnd: space.xs,
    margin: `calc(-1 * ${space.hair})`,
    "@media": { "(pointer: coarse)": { scrollbarWidth: "none" } },
  }),
);
export const item = style(rule({ flexShrink: 0 }));
export const chip = style(
  rule({ whiteSpace: "nowrap", "@media": { "(pointer: coarse)": { minBlockSize: density.touch } } }),
);
export const count = style(rule({ color: color.text.muted, fontSize: font.size.xs }));

export const day = style(
  rule({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.md, minInlineSize: 0 }),
);
export const dayHead = style(
  rule({ display: "flex", alignItems: "baseline", justifyContent: "space-between", gap: space.md }),
);
export const dayName = style(rule({ fontSize: font.size.xl }));
export const date = style(
  rule({ color: color.text.muted, fontSize: font.size.sm, fontVariantNumeric: "tabular-nums" }),
);
export const league = style(
  rule({
    display: "flex",
    alignItems: "center",
    flexWrap: "wrap",
    gap: space.sm,
    marginBlock: space.xs,
    fontFamily: font.family.text,
    fontSize: font.size.sm,
    fontWeight: font.weight.semibold,
    letterSpacing: 0,
    lineHeight: font.line.snug,
    color: color.text.base,
    selectors: {
      "&::after": {
        content: "",
        flex: 1,
        minInlineSize: space.xl,
        borderBlockStart: `${vars.stroke.line} solid ${color.border.base}`,
      },
    },
  }),
);
export const category = style(rule({ color: color.text.muted, fontWeight: font.weight.regular }));
