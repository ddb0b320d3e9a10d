import { vars } from "@livery/ui/contract";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { rule } from "../styles/rule.ts";

const { color, font, motion, space } = vars;
/** Of the table's own place, not of the screen. */
const folded = "(max-width: 43.99rem)";

export const table = style(rule({ fontSize: font.size.sm, "@container": { [folded]: { display: "block" } } }));
/** Without its hues, and as easy to read: what is dimmed is not. */
export const stale = style(rule({ filter: "grayscale(1)", transition: `filter ${motion.slow}` }));
export const caption = style(rule({ blockSize: 0 }));
export const head = style(
  rule({
    "@container": {
      [folded]: {
        position: "absolute",
        inlineSize: "1px",
        blockSize: "1px",
        overflow: "hidden",
        clipPath: "inset(50%)",
      },
    },
  }),
);
export const headCell = style(
  rule({
    position: "sticky",
    insetBlockStart: 0,
    zIndex: vars.z.sticky,
    backgroundColor: color.page,
    boxShadow: `inset 0 -2px 0 ${color.text.strong}, inset 0 1px 0 ${color.border.base}`,
    paddingInline: space.md,
    blockSize: "2.25rem",
    textAlign: "start",
    verticalAlign: "middle",
    fontSize: font.size.xs,
    fontWeight: font.weight.semibold,
    color: color.text.muted,
    whiteSpace: "nowrap",
    "@media": { "(forced-colors: active)": { borderBlockEnd: "2px solid CanvasText" } },
  }),
);
export const headFigures = style(rule({ textAlign: "end" }));
export const headFirst = style(rule({ zIndex: vars.z.header, insetInlineStart: 0 }));
export const sorter = style(
  rule({
    display: "inline-flex",
    alignItems: "center",
    gap: space.xs,
    minBlockSize: "2rem",
    fontWeight: "inherit",
    // Heads of figures end where their figures do.
    selectors: {
      "&:hover": { color: color.text.strong },
      [`${headFigures} &`]: { flexDirection: "row-reverse" },
    },
    "@media": { "(pointer: coarse)": { minBlockSize: vars.density.touch } },
  }),
);
export const arrow = style(rule({ flexShrink: 0, transition: `transform ${motion.base}` }));
export const arrows = styleVariants({
  none: rule({ opacity: 0, selectors: { [`${sorter}:hover &, ${sorter}:focus-visible &`]: { opacity: 0.6 } } }),
  ascending: rule({ color: color.accent.ink }),
  descending: rule({ color: color.accent.ink, transform: "rotate(180deg)" }),
});
export const body = style(
  rule({ "@container": { [folded]: { display: "grid", gap: space.sm, paddingBlock: space.sm } } }),
);
export const row = style(
  rule({
    selectors: {
      "&:hover": { backgroundColor: color.hover },
      "&:focus-within": { backgroundColor: color.hover },
    },
    "@container": {
      [folded]: {
        display: "block",
        position: "relative",
        backgroundColor: color.surface,
        border: `${vars.stroke.line} solid ${color.border.base}`,
        borderInlineStart: `3px double ${color.signal.border}`,
        paddingBlock: space.sm,
        paddingInline: space.md,
      },
    },
  }),
);
export const cell = style(
  rule({
    paddingInline: space.md,
    blockSize: "var(--lv-panel-row)",
    verticalAlign: "middle",
    fontWeight: font.weight.regular,
    textAlign: "start",
    borderBlockEnd: `${vars.stroke.line} solid ${color.border.subtle}`,
    overflowWrap: "break-word",
    "@container": {
      [folded]: {
        display: "flex",
        justifyContent: "space-between",
        alignItems: "baseline",
        gap: space.lg,
        blockSize: "auto",
        border: 0,
        padding: 0,
        paddingBlock: space.hair,
        textAlign: "end",
        overflowWrap: "anywhere",
        selectors: {
          "&::before": {
            // Shown, not read: the reader says the column's head by itself.
            content: "attr(data-head) / ''",
            color: color.text.muted,
            textAlign: "start",
            whiteSpace: "normal",
            flexShrink: 0,
            maxInlineSize: "50%",
          },
        },
      },
    },
  }),
);
/** The column that says which row it is: it stays at the edge, and the book's red margin runs beside it. */
export const first = style(
  rule({
    position: "sticky",
    insetInlineStart: 0,
    zIndex: 1,
    backgroundColor: color.page,
    borderInlineEnd: `3px double ${color.signal.border}`,
    selectors: { [`${row}:hover &, ${row}:focus-within &`]: { backgroundColor: color.hover } },
    "@container": {
      [folded]: {
        position: "static",
        background: "none",
        border: 0,
        fontSize: font.size.md,
        paddingBlockEnd: space.xs,
        selectors: { "&::before": { display: "none" } },
      },
    },
  }),
);
/** Figures stand between hairlines, as in a ruled book. */
export const figures = style(
  rule({
    textAlign: "end",
    fontFamily: font.family.figures,
    fontVariantNumeric: "tabular-nums lining-nums",
    whiteSpace: "nowrap",
    borderInlineStart: `${vars.stroke.line} solid ${color.border.subtle}`,
    "@container": { [folded]: { border: 0, flexWrap: "wrap" } },
  }),
);
export const choosing = style(
  rule({
    inlineSize: "2.75rem",
    paddingInlineStart: space.md,
    selectors: {
      [`${head} &`]: {
        position: "sticky",
        insetBlockStart: 0,
        zIndex: vars.z.sticky,
        backgroundColor: color.page,
        boxShadow: `inset 0 -2px 0 ${color.text.strong}, inset 0 1px 0 ${color.border.base}`,
      },
      [`${row} &`]: { borderBlockEnd: `${vars.stroke.line} solid ${color.border.subtle}` },
    },
    "@container": {
      [folded]: {
        inlineSize: "auto",
        position: "absolute",
        insetInlineEnd: space.sm,
        insetBlockStart: space.xs,
        selectors: { [`${row} &`]: { border: 0 } },
      },
    },
  }),
);
/** The box alone: a row is no higher for it. A finger keeps its room. */
globalStyle(
  `${choosing} > label`,
  rule({ "@media": { "(pointer: fine)": { minBlockSize: "1.5rem", paddingBlock: 0, alignItems: "center" } } }),
);
/** Where the heads are read and not seen, the focus does not go to their box either. */
globalStyle(`${head} > tr > ${choosing} > label`, rule({ "@container": { [folded]: { visibility: "hidden" } } }));
