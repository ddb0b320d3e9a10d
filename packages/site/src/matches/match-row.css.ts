import { vars } from "@livery/ui/contract";
import { globalStyle, style } from "@vanilla-extract/css";
import { moreColumn } from "./more-markets.css.ts";
import { rule, timeColumn } from "../styles/rule.ts";

const { color, density, font, motion, radius, space } = vars;

/** From this width on everything is on one line; below it the prices stand under the teams. */
const roomy = "(min-width: 33rem)";
/** A row that names its tournament needs more. */
const roomyNamed = "(min-width: 38rem)";
/** Both teams on one line, in a brand with low rows. */
const onOneLine = "style(--lv-layout-pairs: line) and (min-width: 44rem)";
const namedOnOneLine = "style(--lv-layout-pairs: line) and (min-width: 60rem)";
/** The prices leave space to the names where the list stands between a tree and a slip. */
const priceColumns = "min(18rem, 43cqi)";

export const row = style(
  rule({
    display: "grid",
    gridTemplateColumns: `${timeColumn} minmax(0, 1fr) auto`,
    gridTemplateAreas: `"time teams more" "prices prices prices"`,
    alignItems: "center",
    columnGap: space.md,
    rowGap: space.sm,
    paddingInline: space.lg,
    paddingBlock: space.md,
    fontFamily: font.family.table,
    transition: `background-color ${motion.fast} ${motion.standard}`,
    selectors: {
      "& + &": { borderBlockStart: `${vars.stroke.line} solid ${color.border.subtle}` },
      "&:hover": { backgroundColor: color.hover },
    },
    "@container": {
      [roomy]: {
        gridTemplateColumns: `${timeColumn} minmax(0, 1fr) ${priceColumns} ${moreColumn}`,
        gridTemplateAreas: `"time teams prices more"`,
        paddingBlock: space.sm,
        minBlockSize: density.row,
      },
      [onOneLine]: { paddingBlock: space.hair },
    },
  }),
);
export const named = style(
  rule({
    gridTemplateColumns: `${timeColumn} minmax(0, 1fr) auto`,
    gridTemplateAreas: `"time tournament more" "teams teams teams" "prices prices prices"`,
    rowGap: space.xs,
    "@container": {
      [roomyNamed]: {
        gridTemplateColumns: `${timeColumn} minmax(0, 1fr) minmax(0, 1fr) min(18rem, 36cqi) ${moreColumn}`,
        gridTemplateAreas: `"time teams tournament prices more"`,
      },
    },
  }),
);
export const time = style(
  rule({ gridArea: "time", color: color.text.muted, fontSize: font.size.sm, fontVariantNumeric: "tabular-nums" }),
);
/** One team above the other: a pair on one line wraps badly, more so from right to left. */
export const teams = style(
  rule({
    gridArea: "teams",
    display: "grid",
    justifyItems: "start",
    gap: "0.125rem",
    minInlineSize: 0,
    color: color.text.strong,
    fontWeight: font.weight.medium,
    lineHeight: font.line.snug,
    overflowWrap: "anywhere",
    borderRadius: radius.sm,
    selectors: {
      "&:hover": { color: color.accent.ink },
      "&:focus-visible": { outline: `${vars.stroke.focus} solid ${color.focus}`, outlineOffset: "2px" },
    },
    "@container": {
      [onOneLine]: {
        selectors: { [`${row}:not(${named}) > &`]: { display: "flex", flexWrap: "wrap", columnGap: space.xs } },
      },
      [namedOnOneLine]: { display: "flex", flexWrap: "wrap", columnGap: space.xs },
    },
  }),
);
/** Visible to screen readers only. */
export const dashHidden = style(
  rule({ position: "absolute", inlineSize: "1px", blockSize: "1px", overflow: "hidden", clipPath: "inset(50%)" }),
);
/** Visible between two names on one line. */
const seen = { position: "static", inlineSize: "auto", blockSize: "auto", clipPath: "none" } as const;
globalStyle(`${row}:not(${named}) > ${teams} > ${dashHidden}`, rule({ "@container": { [onOneLine]: seen } }));
globalStyle(`${named} > ${teams} > ${dashHidden}`, rule({ "@container": { [namedOnOneLine]: seen } }));
export const tournament = style(
  rule({
    gridArea: "tournament",
    display: "flex",
    alignItems: "center",
    gap: space.sm,
    minInlineSize: 0,
    color: color.text.muted,
    fontSize: font.size.sm,
    lineHeight: font.line.snug,
  }),
);
/** The country above its tournament, like the teams. */
export const names = style(rule({ display: "grid", minInlineSize: 0, overflowWrap: "anywhere" }));
export const tournamentName = style(rule({ color: color.text.base }));
export const prices = style(
  rule({
    gridArea: "prices",
    display: "grid",
    gridAutoFlow: "column",
    gridAutoColumns: "minmax(0, 1fr)",
    gap: space.sm,
    selectors: { [`${named} > &`]: { marginBlockStart: space.xs } },
    "@container": { [roomyNamed]: { selectors: { [`${named} > &`]: { marginBlockStart: 0 } } } },
  }),
);
/** Two or three prices beside the teams: the figures get the space. */
globalStyle(
  `${prices} > button`,
  rule({
    // A brand with large letters has no larger cells.
    fontSize: `min(${font.size.md}, 6cqi)`,
    "@container": {
      [roomy]: { paddingInline: `min(${space.sm}, 8%)`, gap: space.xs, fontSize: `min(${font.size.md}, 3cqi)` },
    },
  }),
);
export const more = style(
  rule({
    gridArea: "more",
    display: "inline-grid",
    placeItems: "center",
    minInlineSize: moreColumn,
    minBlockSize: density.controlSm,
    borderRadius: radius.sm,
    color: color.text.muted,
    fontSize: font.size.sm,
    fontWeight: font.weight.semibold,
    fontVariantNumeric: "tabular-nums",
    selectors: {
      "&:hover": { backgroundColor: color.press, color: color.text.strong },
      "&:focus-visible": { outline: `${vars.stroke.focus} solid ${color.focus}` },
    },
  }),
);
