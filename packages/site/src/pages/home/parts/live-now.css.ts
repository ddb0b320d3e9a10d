import { vars } from "@livery/ui/contract";
import { globalStyle, style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

const { color, density, font, motion, radius, space, stroke } = vars;

/** Height of a card: one line of state, two of teams, one of prices. */
const cardHeight = `calc(${density.control} + 3 * ${font.size.md} * ${font.line.snug} + 2 * ${space.xs} + 2 * ${space.sm} + 2 * ${stroke.line})`;

export const live = style(rule({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.sm }));
export const head = style(
  rule({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    columnGap: space.sm,
    minBlockSize: density.controlSm,
    overflowWrap: "anywhere",
  }),
);
export const title = style(rule({ fontSize: font.size.lg }));
export const strip = style(
  rule({
    // Contains visually hidden content, which would otherwise extend the page.
    position: "relative",
    display: "flex",
    gap: space.md,
    overflowX: "auto",
    overscrollBehaviorInline: "contain",
    scrollSnapType: "x proximity",
    scrollPaddingInline: space.hair,
    scrollbarWidth: "thin",
    padding: space.hair,
    paddingBlockEnd: space.sm,
    minBlockSize: `calc(${cardHeight} + ${space.hair} + ${space.sm})`,
  }),
);
/** The placeholders are as high as the cards. */
export const waiting = style([
  strip,
  rule({ blockSize: `calc(${cardHeight} + ${space.hair} + ${space.sm})`, overflow: "hidden" }),
]);
export const instead = style(
  rule({
    display: "grid",
    alignItems: "center",
    minBlockSize: `calc(${cardHeight} + ${space.hair} + ${space.sm})`,
    paddingInline: space.lg,
    border: `${stroke.line} dashed ${color.border.base}`,
    borderRadius: radius.lg,
    color: color.text.muted,
  }),
);
export const card = style(
  rule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gridTemplateRows: "auto 1fr auto",
    flex: "0 0 17rem",
    gap: space.xs,
    minInlineSize: 0,
    minBlockSize: cardHeight,
    paddingInline: space.md,
    paddingBlock: space.sm,
    scrollSnapAlign: "start",
    borderRadius: radius.md,
    border: `${stroke.line} solid ${color.border.subtle}`,
    borderInlineStart: `${stroke.mark} solid ${color.accent.base}`,
    backgroundColor: color.surface,
  }),
);
export const state = style(
  rule({ display: "flex", gap: space.sm, minInlineSize: 0, fontSize: font.size.sm, color: color.text.muted }),
);
export const clock = style(
  rule({
    flexShrink: 0,
    color: color.accent.ink,
    fontWeight: font.weight.semibold,
    fontVariantNumeric: "tabular-nums",
  }),
);
const wrapped = { minInlineSize: 0, overflowWrap: "anywhere" } as const;
export const tournament = style(rule({ ...wrapped, marginInlineStart: "auto" }));
export const match = style(
  rule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignContent: "center",
    columnGap: space.sm,
    color: color.text.strong,
    fontWeight: font.weight.medium,
    lineHeight: font.line.snug,
    borderRadius: radius.sm,
    transition: `color ${motion.fast} ${motion.standard}`,
    selectors: {
      "&:hover": { color: color.accent.ink },
      "&:focus-visible": { outline: `${stroke.focus} solid ${color.focus}`, outlineOffset: "2px" },
    },
  }),
);
export const team = style(rule(wrapped));
export const score = style(rule({ fontWeight: font.weight.bold, fontVariantNumeric: "tabular-nums" }));
export const prices = style(
  rule({
    display: "grid",
    gridAutoFlow: "column",
    gridAutoColumns: "minmax(0, 1fr)",
    gap: space.sm,
    minBlockSize: density.control,
  }),
);
/** Large letters of a brand do not enlarge the cells. */
globalStyle(
  `${prices} > button`,
  rule({ paddingInline: `min(${space.sm}, 8%)`, gap: space.xs, fontSize: `min(${font.size.md}, 1rem)` }),
);
export const none = style(rule({ color: color.text.muted, fontSize: font.size.sm, minBlockSize: density.control }));
