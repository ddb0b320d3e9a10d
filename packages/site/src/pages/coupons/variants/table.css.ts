import { tableFolds, vars } from "@livery/ui/contract";
import { globalStyle, style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

const { color, font, radius, space } = vars;
const folded = (styles: Parameters<typeof rule>[0]) => ({ "@container": { [tableFolds]: styles } });

export const page = style(rule({ maxInlineSize: "76rem", marginInline: "auto" }));
/** A ledger: ruled, dense, with aligned figures. */
export const book = style(
  rule({
    marginBlockEnd: space.lg,
    border: `${vars.stroke.line} solid ${color.border.subtle}`,
    borderRadius: radius.md,
    backgroundColor: color.surface,
    fontSize: font.size.sm,
    lineHeight: font.line.snug,
  }),
);
/** Words do not break for a column; a table that is too wide scrolls. */
globalStyle(
  `${book} th, ${book} td`,
  rule({
    paddingInline: space.sm,
    paddingBlock: space.xs,
    overflowWrap: "break-word",
    ...folded({ overflowWrap: "anywhere" }),
  }),
);
globalStyle(
  `${book} :is(th, td):first-child`,
  rule({ paddingInlineStart: space.md, ...folded({ paddingInlineStart: 0 }) }),
);
globalStyle(`${book} :is(th, td):last-child`, rule({ paddingInlineEnd: space.md, ...folded({ paddingInlineEnd: 0 }) }));
/** At middle widths the number of selections is shown only on the coupon page. */
globalStyle(
  `${book} :is(th, td):nth-child(4)`,
  rule({ "@container": { "(min-width: 36.01rem) and (max-width: 54rem)": { display: "none" } } }),
);
/** The coupon's link covers the whole row. Folded, the row is a slip of two columns. */
globalStyle(
  `${book} tbody tr`,
  rule({
    position: "relative",
    ...folded({
      display: "grid",
      gridTemplateColumns: "fit-content(70%) minmax(0, 1fr)",
      columnGap: space.md,
      paddingBlock: space.sm,
      paddingInline: space.md,
    }),
  }),
);
globalStyle(`${book} th:last-child`, rule({ paddingInlineStart: `calc(${space.md} + ${space.sm})` }));
globalStyle(`${book} tbody td`, rule(folded({ paddingInline: 0, paddingBlock: space.hair })));

/** Size, lines and stake of a line, below the kind. */
export const form = style(rule({ display: "block", color: color.text.muted, fontSize: font.size.xs }));

export const number = style(
  rule({
    fontFamily: font.family.figures,
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "nowrap",
    ...folded({ gridRow: 1, gridColumn: 1, alignSelf: "center", whiteSpace: "normal" }),
  }),
);
export const open = style(
  rule({
    color: color.accent.ink,
    fontWeight: font.weight.semibold,
    selectors: {
      "&::after": { content: "", position: "absolute", inset: 0 },
      "&:hover": { textDecorationLine: "underline", textUnderlineOffset: "0.2em" },
      "&:focus-visible": { outline: "none" },
      "&:focus-visible::after": { outline: `${vars.stroke.focus} solid ${color.focus}`, outlineOffset: "-2px" },
    },
  }),
);
export const status = style(
  rule(
    folded({
      gridRow: 1,
      gridColumn: 2,
      alignSelf: "center",
      justifyContent: "end",
      selectors: { "&::before": { content: "none" } },
    }),
  ),
);
/** Separated from the figures before them, which are aligned to the end. */
export const badges = style(
  rule({
    display: "inline-flex",
    flexWrap: "wrap",
    gap: space.xs,
    marginInlineStart: space.md,
    ...folded({ marginInlineStart: 0, justifyContent: "end" }),
  }),
);
globalStyle(`${badges} > *`, rule({ overflowWrap: "break-word", ...folded({ overflowWrap: "anywhere" }) }));
/** Date and kind are the second line of a folded slip, without labels. */
export const placed = style(
  rule({
    color: color.text.muted,
    ...folded({ gridRow: 2, gridColumn: 1, textAlign: "start", selectors: { "&::before": { content: "none" } } }),
  }),
);
export const kind = style(
  rule(
    folded({
      gridRow: 2,
      gridColumn: 2,
      justifyContent: "end",
      color: color.text.muted,
      selectors: { "&::before": { content: "none" } },
    }),
  ),
);
export const legs = style(rule(folded({ gridColumn: "1 / -1" })));
export const amount = style(
  rule(folded({ gridColumn: "1 / -1", selectors: { "&:has(> span)": { display: "none" } } })),
);
/** A coupon without this figure; a folded row leaves the line out. */
export const none = style(rule({ color: color.text.muted }));
export const paid = style(rule({ fontWeight: font.weight.bold, color: color.text.strong }));
export const nothing = style(rule({ color: color.text.muted }));
export const note = style(
  rule({ marginBlockEnd: space.md, color: color.text.muted, fontSize: font.size.sm, textAlign: "center" }),
);
