import { vars } from "@livery/ui/contract";
import { globalStyle, style } from "@vanilla-extract/css";
import { moreColumn } from "../../../matches/more-markets.css.ts";
import { rule } from "../../../styles/rule.ts";

const { color, font, radius, section, space } = vars;
/** From this width on two markets fit side by side. */
const roomy = "(min-width: 54rem)";
const middling = "(min-width: 34rem)";
/** From this width on corners fit beside a name. */
const detailed = "(min-width: 40rem)";
const starSize = "2rem";
const narrowPrices = "10rem";
/** The clock's line above the prices, where no column is its own. */
const clockSize = `min(${font.size.xs}, 0.8125rem)`;
const clockLine = `calc(${clockSize} * 1.08)`;
/** Four of them are as high as the row, in each size of its letters. */
const nameLine = "1.07em";

/** Limits text to a number of lines with an ellipsis, so that the row does not grow. */
const lines = (count: number) =>
  ({
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: count,
    whiteSpace: "normal",
    overflowWrap: "anywhere",
  }) as const;

/** The height is exactly that of the specification, because the list positions rows by it. */
export const row = style(
  rule({
    position: "relative",
    display: "grid",
    blockSize: "100%",
    fontFamily: font.family.table,
    gridTemplateColumns: `${starSize} minmax(0, 1fr) ${narrowPrices}`,
    gridTemplateAreas: `"star teams prices"`,
    // No part of a row makes the others leave it.
    gridTemplateRows: "minmax(0, 1fr)",
    alignItems: "center",
    columnGap: space.sm,
    paddingInlineEnd: space.sm,
    borderBlockEnd: `${vars.stroke.line} solid ${color.border.subtle}`,
    overflow: "hidden",
    "@container": {
      [middling]: {
        gridTemplateColumns: `${starSize} minmax(0, 1fr) 15.5rem ${moreColumn}`,
        gridTemplateAreas: `"star teams prices more"`,
        columnGap: space.sm,
      },
      [detailed]: { columnGap: space.md },
      [roomy]: {
        gridTemplateColumns: `${starSize} minmax(0, 1fr) 15.5rem 16.25rem ${moreColumn}`,
        gridTemplateAreas: `"star teams prices second more"`,
      },
    },
    selectors: { "&:hover": { backgroundColor: color.hover } },
  }),
);
/** A double row: the match at the top, the first half below, each beside its own prices. */
export const double = style(
  rule({
    gridTemplateRows: "minmax(0, 1fr) auto",
    gridTemplateAreas: `"star teams prices" "star half halfPrices"`,
    rowGap: space.hair,
    paddingBlock: space.hair,
    "@container": {
      [middling]: {
        gridTemplateRows: "repeat(2, minmax(0, 1fr))",
        gridTemplateAreas: `"star teams prices more" "star half halfPrices more"`,
      },
      [roomy]: { gridTemplateAreas: `"star teams prices second more" "star half halfPrices . more"` },
    },
  }),
);
/** The match that is open beside the list; the edge marks it as well as the colour. */
export const opened = style(
  rule({
    backgroundColor: section.live.soft,
    boxShadow: `inset 3px 0 0 ${section.live.base}`,
    selectors: {
      '[dir="rtl"] &': { boxShadow: `inset -3px 0 0 ${section.live.base}` },
      "&:hover": { backgroundColor: section.live.soft },
    },
    "@media": { "(forced-colors: active)": { outline: "2px solid Highlight", outlineOffset: "-2px" } },
  }),
);
export const star = style(
  rule({
    gridArea: "star",
    position: "relative",
    display: "grid",
    placeItems: "center",
    inlineSize: starSize,
    blockSize: "100%",
    color: color.text.muted,
    cursor: "pointer",
    selectors: {
      "&:hover": { color: color.text.base },
      '&[aria-pressed="true"]': { color: color.warning.ink },
      "&:focus-visible": { outline: `${vars.stroke.focus} solid ${color.focus}`, outlineOffset: "-4px" },
    },
    "@media": {
      // A finger needs more space than the icon has.
      "(pointer: coarse)": {
        selectors: {
          "&::after": { content: "", position: "absolute", insetBlock: 0, insetInlineStart: 0, inlineSize: "2.75rem" },
        },
      },
    },
  }),
);
export const starIcon = style(rule({ selectors: { [`${star}[aria-pressed="true"] &`]: { fill: "currentColor" } } }));
/** Adds a match to those side by side, or removes it. */
export const watch = style(rule({ selectors: { '&[aria-pressed="true"]': { color: section.live.ink } } }));
export const watchIcon = style(
  rule({
    boxSizing: "content-box",
    padding: space.hair,
    borderRadius: radius.sm,
    border: `${vars.stroke.line} solid ${color.border.strong}`,
    selectors: {
      [`${watch}[aria-pressed="true"] &`]: {
        borderColor: section.live.base,
        backgroundColor: section.live.base,
        color: section.live.on,
      },
    },
  }),
);
export const match = style(
  rule({
    gridArea: "teams",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    columnGap: space.sm,
    alignContent: "center",
    blockSize: "100%",
    minInlineSize: 0,
    fontSize: `min(${font.size.sm}, 0.8125rem)`,
    borderRadius: radius.sm,
    color: color.text.base,
    selectors: { "&:focus-visible": { outline: `${vars.stroke.focus} solid ${color.focus}`, outlineOffset: "-2px" } },
    "@container": {
      [middling]: { gridTemplateColumns: "3rem minmax(0, 1fr) auto" },
      // Wide enough for "Overtime" in the widest letters, so that the word does not break.
      // A brand with large letters has no wider rows: more of a name is seen in smaller ones.
      [detailed]: {
        gridTemplateColumns: "4.75rem minmax(0, 1fr) auto",
        fontSize: `min(${font.size.md}, 1rem)`,
      },
    },
  }),
);
const middlingLong = { [middling]: { fontSize: `min(${font.size.sm}, 0.8125rem)` } };
const clamped = style(rule({ fontSize: `min(${font.size.sm}, 0.6875rem)`, "@container": middlingLong }));
/** Names that would not fit on two lines each, beside their cards, in the letters of the others. */
export const sizes = {
  usual: undefined,
  long: style(rule({ fontSize: `min(${font.size.sm}, 0.75rem)`, "@container": middlingLong })),
  longest: style(rule({ fontSize: `min(${font.size.sm}, 0.6875rem)`, "@container": middlingLong })),
  /** With two lines each, and an ellipsis. */
  clamped,
};
export const team = style(
  rule({
    display: "flex",
    alignItems: "center",
    gap: space.hair,
    minInlineSize: 0,
    minBlockSize: "1.125rem",
    "@container": { [middling]: { gap: space.xs, minBlockSize: "1.375rem" } },
  }),
);
/** A name wraps and keeps its letters: two lines for each of the two are as high as the row. */
export const name = style(
  rule({
    minInlineSize: 0,
    overflowWrap: "anywhere",
    lineHeight: nameLine,
    color: color.text.strong,
    fontSize: "inherit",
    fontWeight: font.weight.medium,
    selectors: { [`${clamped} &`]: { ...lines(2), overflow: "hidden" } },
  }),
);
export const details = style(
  rule({
    display: "none",
    alignItems: "center",
    gap: space.xs,
    "@container": { [detailed]: { display: "inline-flex" } },
  }),
);
export const state = style(
  rule({
    // On a phone above the prices, so that the names have the row's height.
    position: "absolute",
    insetBlockStart: 0,
    insetInlineEnd: space.sm,
    inlineSize: narrowPrices,
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space.sm,
    minInlineSize: 0,
    // Three lines of it stand before the teams, so the letters must not be higher than a line.
    fontSize: clockSize,
    lineHeight: clockLine,
    color: color.text.muted,
    // Before the teams if there is space, like a kick-off time; text below them would make the row too tight.
    "@container": {
      [middling]: {
        position: "static",
        inlineSize: "auto",
        justifyContent: "start",
        gridArea: "1 / 1 / span 2",
        flexDirection: "column",
        alignItems: "start",
        gap: 0,
        alignSelf: "center",
        lineHeight: "1rem",
      },
    },
  }),
);
export const clock = style(
  rule({
    minInlineSize: 0,
    maxInlineSize: "100%",
    overflow: "hidden",
    textOverflow: "ellipsis",
    color: section.live.ink,
    fontWeight: font.weight.semibold,
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "nowrap",
    hyphens: "auto",
    "@container": { [middling]: lines(2), [detailed]: { fontSize: `min(${font.size.sm}, 0.8125rem)` } },
    // With another text below it, it has one line.
    selectors: { "&:not(:only-child)": { WebkitLineClamp: 1 } },
  }),
);
export const suspended = style(
  rule({
    maxInlineSize: "100%",
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    color: color.warning.ink,
    "@container": { [middling]: { ...lines(2), lineHeight: font.line.tight } },
  }),
);
export const prices = style(
  rule({
    gridArea: "prices",
    minInlineSize: 0,
    paddingBlockStart: clockLine,
    "@container": { [middling]: { paddingBlockStart: 0 } },
  }),
);
export const second = style(
  rule({ gridArea: "second", minInlineSize: 0, display: "none", "@container": { [roomy]: { display: "block" } } }),
);
export const group = style(rule({ display: "grid", gap: space.xs, minInlineSize: 0 }));
export const two = style(rule({ gridTemplateColumns: "repeat(2, minmax(0, 1fr))" }));
export const three = style(rule({ gridTemplateColumns: "repeat(3, minmax(0, 1fr))" }));
export const many = style(rule({ gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" }));
/** Label of the lower prices of a double row, beside them. */
export const half = style(
  rule({
    gridArea: "half",
    minInlineSize: 0,
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    textAlign: "end",
    fontSize: font.size.xs,
    color: color.text.muted,
  }),
);
export const halfPrices = style(rule({ gridArea: "halfPrices", minInlineSize: 0 }));
export const price = style(
  rule({
    minInlineSize: 0,
    minBlockSize: "2.625rem",
    paddingBlock: 0,
    paddingInline: `min(${space.xs}, 4%)`,
    whiteSpace: "nowrap",
    // The row has the same height in every brand.
    fontSize: `min(${font.size.md}, 1rem)`,
    flexDirection: "column",
    justifyContent: "center",
    rowGap: 0,
    "@container": {
      [middling]: { flexDirection: "row", justifyContent: "space-between", paddingInline: `min(${space.sm}, 10%)` },
    },
  }),
);
/** The label before the figure takes the remaining space, in letters that have it in every brand. */
globalStyle(
  `${price} > [data-caption]`,
  rule({ fontSize: `min(${font.size.sm}, 0.8125rem)`, whiteSpace: "normal", overflow: "clip" }),
);
export const none = style(
  rule({
    gridArea: "prices",
    paddingBlockStart: clockLine,
    color: color.text.muted,
    fontSize: font.size.xs,
    textAlign: "center",
    lineHeight: font.line.snug,
    "@container": { [middling]: { paddingBlockStart: 0 } },
  }),
);
export const more = style(
  rule({
    gridArea: "more",
    display: "none",
    placeItems: "center",
    minBlockSize: "2.625rem",
    borderRadius: radius.sm,
    color: color.text.muted,
    fontSize: font.size.sm,
    fontWeight: font.weight.semibold,
    fontVariantNumeric: "tabular-nums",
    "@container": { [middling]: { display: "inline-grid" } },
    selectors: {
      "&:hover": { backgroundColor: color.press, color: color.text.strong },
      "&:focus-visible": { outline: `${vars.stroke.focus} solid ${color.focus}` },
    },
  }),
);
