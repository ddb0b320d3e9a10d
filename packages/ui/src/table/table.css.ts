import { style, styleVariants } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";
import { focusable } from "../styles/focus.css.ts";
import { transition } from "../styles/transition.ts";
import { tableFolds, vars } from "../tokens/contract.css.ts";

const { color, font, motion, space } = vars;

/** Isolates the stacking of its sticky heads: they overlay nothing outside the table. */
export const wrap = style([
  focusable,
  component({
    position: "relative",
    isolation: "isolate",
    containerType: "inline-size",
    minInlineSize: 0,
    overflowX: "auto",
    selectors: { "&&:focus-visible": { outlineOffset: "-2px" } },
  }),
]);
export const tools = style(
  component({
    display: "none",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: space.lg,
    rowGap: space.xs,
    paddingBlock: space.sm,
    paddingInline: space.lg,
    "@container": { [tableFolds]: { display: "flex" } },
  }),
);
export const order = style(component({ flex: "1 1 12rem", selectors: { "&&": { inlineSize: "auto" } } }));
export const table = style(
  component({ fontFamily: font.family.table, "@container": { [tableFolds]: { display: "block" } } }),
);
/** Without colours, but as readable: dimmed text would not be. */
export const stale = style(component({ filter: "grayscale(1)", transition: `filter ${motion.slow}` }));
export const head = style(
  component({
    "@container": {
      [tableFolds]: {
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
  component({
    position: "sticky",
    insetBlockStart: 0,
    zIndex: vars.z.sticky,
    paddingInline: space.lg,
    paddingBlock: space.sm,
    textAlign: "start",
    fontSize: font.size.xs,
    fontWeight: font.weight.semibold,
    color: color.text.muted,
    backgroundColor: color.sunken,
    overflowWrap: "anywhere",
  }),
);
export const headFigures = style(component({ textAlign: "end" }));
export const sorter = style(
  component({
    display: "inline-flex",
    alignItems: "center",
    gap: space.xs,
    fontWeight: "inherit",
    transition: transition("color"),
    selectors: {
      "&:hover": { color: color.text.strong },
      // Heads of number columns are aligned to the end, like their numbers.
      [`${headFigures} &`]: { flexDirection: "row-reverse" },
    },
    "@container": { [tableFolds]: { display: "none" } },
  }),
);
/** The accessible name of a sortable head whose button is hidden. */
export const readHead = style(component({ display: "none", "@container": { [tableFolds]: { display: "inline" } } }));
export const arrow = style(component({ flexShrink: 0, transition: `transform ${motion.base}` }));
export const arrows = styleVariants({
  none: component({ opacity: 0, selectors: { [`${sorter}:is(:hover, :focus-visible) &`]: { opacity: 0.6 } } }),
  ascending: component({ color: color.accent.ink }),
  descending: component({ color: color.accent.ink, transform: "rotate(180deg)" }),
});
export const rows = style(component({ "@container": { [tableFolds]: { display: "block" } } }));
export const row = style(
  component({
    borderBlockEnd: `${vars.stroke.line} solid ${color.border.subtle}`,
    selectors: { "&:last-child": { borderBlockEnd: 0 }, "&:hover": { backgroundColor: color.hover } },
    "@container": { [tableFolds]: { display: "block", paddingBlock: space.sm, paddingInline: space.lg } },
  }),
);
/** In a folded row the checkbox is before the first line. */
export const choosable = style(
  component({
    "@container": {
      [tableFolds]: { display: "grid", gridTemplateColumns: "auto minmax(0, 1fr)", columnGap: 0 },
    },
  }),
);
export const cell = style(
  component({
    paddingInline: space.lg,
    paddingBlock: space.md,
    textAlign: "start",
    verticalAlign: "baseline",
    overflowWrap: "anywhere",
    "@container": {
      [tableFolds]: {
        display: "block",
        padding: 0,
        paddingBlock: space.xs,
        overflowWrap: "anywhere",
        selectors: { [`${choosable} > &:nth-child(n + 3)`]: { gridColumn: "1 / -1" } },
      },
    },
  }),
);
export const lead = style(
  component({
    fontWeight: font.weight.regular,
    "@container": { [tableFolds]: { fontWeight: font.weight.semibold } },
  }),
);
export const labelled = style(
  component({
    "@container": {
      [tableFolds]: {
        display: "flex",
        justifyContent: "space-between",
        alignItems: "baseline",
        gap: space.lg,
        textAlign: "end",
        selectors: {
          "&::before": {
            // Visible, but not read out: screen readers read the column's head anyway.
            content: "attr(data-head) / ''",
            color: color.text.muted,
            fontSize: font.size.sm,
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
export const figures = style(
  component({
    textAlign: "end",
    fontFamily: font.family.figures,
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "nowrap",
    // An amount is never broken: it wraps below its head if it does not fit beside it.
    "@container": { [tableFolds]: { flexWrap: "wrap" } },
  }),
);
export const choosing = style(
  component({
    inlineSize: "2.75rem",
    paddingInlineStart: space.lg,
    verticalAlign: "middle",
    "@container": {
      [tableFolds]: {
        inlineSize: "auto",
        padding: 0,
        alignSelf: "center",
        selectors: { [`${head} &`]: { display: "none" } },
      },
    },
  }),
);
/** Only the checkbox, so that it does not make the row higher. Touch keeps its target size. */
export const box = style(
  component({
    "@media": {
      "(pointer: fine)": { selectors: { "&&": { minBlockSize: "1.5rem", paddingBlock: 0, alignItems: "center" } } },
    },
  }),
);
