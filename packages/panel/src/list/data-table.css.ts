import { tableFolds, vars } from "@livery/ui/contract";
import { globalStyle, style } from "@vanilla-extract/css";
import { rule } from "../styles/rule.ts";

const { color, font, space } = vars;
const line = `${vars.stroke.line} solid ${color.border.subtle}`;

/** The kit's table as a page of an account book: heads ruled off, columns of figures between hairlines. */
export const book = style(rule({ fontSize: font.size.sm }));
/** What stands above the cards is as wide as they are; the box of all stands above theirs. */
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
/** Above the other heads, which pass below it. */
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
/** The column that says which row it is: it stays at the edge, and the book's red margin runs beside it. */
export const margin = style(
  rule({
    position: "sticky",
    insetInlineStart: 0,
    zIndex: 1,
    backgroundColor: color.page,
    borderInlineEnd: `3px double ${color.signal.border}`,
    selectors: { "tr:is(:hover, :focus-within) > &": { backgroundColor: color.hover } },
    "@container": {
      [tableFolds]: {
        position: "static",
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
