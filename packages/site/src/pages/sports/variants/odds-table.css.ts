import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { headSpace, rule } from "../../../styles/rule.ts";

const { color, density, font, radius, space } = vars;
/** Rows are as dense as is readable with a precise pointer; touch screens get larger rows. */
const rowSize = "1.75rem";
const finger = "(pointer: coarse)";
const hairline = `${vars.stroke.line} solid ${color.border.subtle}`;

export const page = style(rule({ minInlineSize: 0 }));
export const tools = style(
  rule({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space.sm, marginBlockEnd: space.md }),
);
export const selects = style(
  rule({ display: "flex", flexWrap: "wrap", gap: space.sm, flex: "3 1 20rem", minInlineSize: 0 }),
);
export const select = style(rule({ flex: "1 1 9rem", minInlineSize: 0 }));
export const search = style(rule({ flex: "1 1 14rem" }));
export const markets = style(rule({ display: "flex", flexWrap: "wrap", gap: space.xs, flexBasis: "100%" }));
export const market = style(
  rule({
    minBlockSize: rowSize,
    fontSize: font.size.sm,
    "@media": { [finger]: { minBlockSize: density.touch } },
  }),
);
/** For users with a keyboard. */
export const keys = style(
  rule({
    color: color.text.muted,
    fontSize: font.size.xs,
    "@media": { [finger]: { display: "none" } },
  }),
);

export const league = style(
  rule({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: space.sm,
    paddingInline: space.sm,
    paddingBlock: space.xs,
    fontFamily: font.family.text,
    fontSize: font.size.sm,
    fontWeight: font.weight.semibold,
    letterSpacing: 0,
    lineHeight: font.line.snug,
    color: color.text.strong,
    overflowWrap: "anywhere",
  }),
);
export const category = style(rule({ color: color.text.muted, fontWeight: font.weight.regular }));
export const table = style(
  rule({
    inlineSize: "100%",
    borderCollapse: "separate",
    borderSpacing: 0,
    border: hairline,
    borderRadius: radius.sm,
    backgroundColor: color.surface,
    fontSize: font.size.sm,
    lineHeight: font.line.tight,
  }),
);
/** The column heads stay visible as long as their league. */
export const heads = style(rule({ position: "sticky", insetBlockStart: headSpace, zIndex: vars.z.sticky }));
export const head = style(
  rule({
    paddingInline: space.sm,
    paddingBlock: space.hair,
    backgroundColor: color.sunken,
    color: color.text.muted,
    borderBlockEnd: hairline,
    fontSize: font.size.xs,
    fontWeight: font.weight.semibold,
    textAlign: "start",
    verticalAlign: "bottom",
    overflowWrap: "anywhere",
  }),
);
export const figureHead = style([head, rule({ position: "relative", paddingInline: space.hair, textAlign: "center" })]);
const opens = rule({ borderInlineStart: `${vars.stroke.line} solid ${color.border.base}` });
export const opening = style([figureHead, opens]);
export const groupHead = style([opening, rule({ color: color.text.base, borderBlockEnd: 0 })]);

export const row = style(rule({ blockSize: rowSize, selectors: { "&:hover": { backgroundColor: color.hover } } }));
const bare = rule({ padding: 0, borderBlockEnd: hairline, verticalAlign: "middle" });
const ringed = rule({
  selectors: {
    "&:focus-visible": { outline: `${vars.stroke.focus} solid ${color.focus}`, outlineOffset: "-2px" },
  },
});
export const time = style([
  bare,
  rule({
    paddingInline: space.sm,
    color: color.text.muted,
    fontSize: font.size.xs,
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "nowrap",
    textAlign: "end",
    inlineSize: "1%",
    minInlineSize: "6.75rem",
    // A day name of forty letters leaves the teams their space.
    maxInlineSize: "max(6.75rem, 12em)",
    overflow: "hidden",
    textOverflow: "ellipsis",
  }),
]);
export const day = style(rule({ color: color.text.base, fontWeight: font.weight.semibold }));
/** The names take the width that the prices leave. */
export const match = style([
  bare,
  rule({ inlineSize: "99%", maxInlineSize: 0, paddingInline: space.sm, textAlign: "start" }),
]);
export const startAbove = style(
  rule({
    display: "block",
    paddingBlockStart: space.xs,
    color: color.text.muted,
    fontSize: font.size.xs,
    fontWeight: font.weight.regular,
  }),
);
export const teams = style([
  ringed,
  rule({
    display: "flex",
    columnGap: "0.5ch",
    minInlineSize: 0,
    alignItems: "center",
    minBlockSize: rowSize,
    color: color.text.strong,
    fontWeight: font.weight.medium,
    borderRadius: radius.sm,
    selectors: { "&:hover": { color: color.accent.ink } },
  }),
]);
/** Used if only one market is shown. */
export const teamsBelow = style([
  teams,
  rule({
    flexDirection: "column",
    alignItems: "start",
    justifyContent: "center",
    rowGap: space.hair,
    minBlockSize: "2.25rem",
  }),
]);
export const team = style(
  rule({
    minInlineSize: 0,
    maxInlineSize: "100%",
    overflowWrap: "anywhere",
    lineHeight: font.line.tight,
  }),
);
export const dash = style(
  rule({
    flexShrink: 0,
    selectors: { [`${teamsBelow} > &`]: { position: "absolute", clipPath: "inset(50%)" } },
  }),
);
/** As wide as a price, whether there is one or not. */
export const cell = style([bare, ringed, rule({ inlineSize: "1%", minInlineSize: "3.25rem", textAlign: "center" })]);
export const openingCell = style([cell, opens]);
/** The handicap line of a market, before its prices. */
export const line = style([
  openingCell,
  rule({
    minInlineSize: "2.25rem",
    paddingInline: space.xs,
    color: color.text.muted,
    fontVariantNumeric: "tabular-nums",
  }),
]);
export const none = style(rule({ color: color.text.muted }));
/** A price fills its cell: the figures form columns, and a selected price is a filled block. */
export const price = style(
  rule({
    minInlineSize: "3.25rem",
    minBlockSize: rowSize,
    paddingInline: space.hair,
    paddingBlock: 0,
    border: 0,
    borderRadius: 0,
    fontSize: font.size.sm,
    outlineOffset: "-2px",
    selectors: {
      '&:not([aria-pressed="true"], :hover, :active)': { backgroundColor: "transparent" },
      // Leaves space for the lock.
      "&:disabled": { fontSize: font.size.xs },
    },
    "@media": { [finger]: { minBlockSize: density.touch } },
  }),
);
export const more = style([
  ringed,
  rule({
    display: "inline-grid",
    placeItems: "center",
    minInlineSize: "3rem",
    minBlockSize: rowSize,
    color: color.text.muted,
    fontSize: font.size.sm,
    fontVariantNumeric: "tabular-nums",
    selectors: { "&:hover": { color: color.text.strong } },
    "@media": { [finger]: { minBlockSize: density.touch } },
  }),
]);
