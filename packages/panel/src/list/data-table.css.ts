import { tableFolds, vars } from "@livery/ui/contract";
import { globalStyle, style } from "@vanilla-extract/css";
import { rule } from "../styles/rule.ts";

const { color, font, space } = vars;
const line = `${vars.stroke.line} solid ${color.border.subtle}`;

/** The UI kit's table in the style of a ledger page: heads ruled off, number columns between hairlines. */
export const book = style(rule({ fontSize: font.size.sm }));
/** The controls above the cards are as wide as the cards; the checkbox for all rows is above theirs. */
globalStyle(`${book} > div`, rule({ padding: 0 }));
globalStyle(`${book} > div > label`, rule({ paddingInlineStart: `calc(${space.md} + 3px)` }));
globalStyle(
  `${book} thead :is(th, td)`,
  rule({
    backgroundColor: color.page,
    boxShadow: `inset 0 -2px 0 ${color.text.strong}, inset 0 1px 0 ${color.border.base}`,
    paddingInline: space.md,
    paddingBlock: 0,
    blockSize: "2.25rem",
    verticalAlign: "middle",
    whiteSpace: "nowrap",
    "@media": { "(forced-colors: active)": { borderBlockEnd: "2px solid CanvasText" } },
  }),
);
/** Above the other heads, which scroll beneath it. */
globalStyle(`${book} thead th:first-of-type`, rule({ zIndex: vars.z.header, insetInlineStart: 0 }));
globalStyle(
  `${book} tbody tr`,
  rule({
    borderBlockEnd: line,
    "@container": {
      [tableFolds]: {
        backgroundColor: color.surface,
        border: `${vars.stroke.line} solid ${color.border.base}`,
        borderInlineStart: `3px double ${color.signal.border}`,
        paddingInline: space.md,
      },
    },
  }),
);
globalStyle(`${book} tbody tr:is(:hover, :focus-within)`, rule({ backgroundColor: color.hover }));
globalStyle(
  `${book} tbody`,
  rule({ "@container": { [tableFolds]: { display: "grid", gap: space.sm, paddingBlock: space.sm } } }),
);
globalStyle(
  `${book} tbody :is(th, td)`,
  rule({
    paddingInline: space.md,
    paddingBlock: 0,
    blockSize: "var(--lv-panel-row)",
    verticalAlign: "middle",
    overflowWrap: "break-word",
    "@container": {
      [tableFolds]: { paddingInline: 0, paddingBlock: space.hair, blockSize: "auto", overflowWrap: "anywhere" },
    },
  }),
);
/** The column that identifies the row: it sticks to the edge, with the ledger's red margin beside it. */
export const margin = style(
  rule({
    position: "sticky",
    insetInlineStart: 0,
    zIndex: 1,
    // What scrolls beside it does not squeeze its words into a line each.
    minInlineSize: "10rem",
    backgroundColor: color.page,
    borderInlineEnd: `3px double ${color.signal.border}`,
    selectors: { "tr:is(:hover, :focus-within) > &": { backgroundColor: color.hover } },
    "@container": {
      [tableFolds]: {
        position: "static",
        minInlineSize: 0,
        border: 0,
        fontSize: font.size.md,
        fontWeight: font.weight.regular,
        selectors: { "&, tr:is(:hover, :focus-within) > &": { background: "none" } },
      },
    },
  }),
);
export const figures = style(
  rule({
    fontVariantNumeric: "tabular-nums lining-nums",
    borderInlineStart: line,
    "@container": { [tableFolds]: { border: 0 } },
  }),
);
