import { tableFolds, vars } from "@livery/ui/contract";
import { globalStyle, style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

const { color, density, font, radius, space } = vars;
const folded = (styles: Parameters<typeof rule>[0]) => ({ "@container": { [tableFolds]: styles } });

export const page = style(
  rule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.lg,
    maxInlineSize: "76rem",
    marginInline: "auto",
  }),
);
export const directions = style(rule({ maxInlineSize: "24rem", inlineSize: "100%" }));
/** A list of rates: ruled, dense, with aligned figures. */
export const book = style(
  rule({
    border: `${vars.stroke.line} solid ${color.border.subtle}`,
    borderRadius: radius.md,
    backgroundColor: color.surface,
    fontSize: font.size.sm,
    lineHeight: font.line.snug,
  }),
);
/** The row height is that of a brand's smallest control. */
globalStyle(
  `${book} :is(th, td)`,
  rule({
    blockSize: density.controlSm,
    paddingBlock: 0,
    paddingInline: space.md,
    verticalAlign: "middle",
    ...folded({ blockSize: "auto", paddingBlock: space.hair, paddingInline: 0 }),
  }),
);
/** Separated from the figure before it, which is aligned to the end. */
globalStyle(
  `${book} :is(th, td):last-child`,
  rule({ paddingInlineStart: space.xl, ...folded({ paddingInlineStart: 0 }) }),
);
/** The button of its method covers the whole row. */
globalStyle(
  `${book} tbody tr`,
  rule({ position: "relative", ...folded({ paddingBlock: space.sm, paddingInline: space.md }) }),
);
export const open = style(
  rule({
    textAlign: "start",
    fontWeight: font.weight.semibold,
    color: color.accent.ink,
    overflowWrap: "anywhere",
    selectors: {
      "&::after": { content: "", position: "absolute", inset: 0 },
      "&:hover": { textDecorationLine: "underline", textUnderlineOffset: "0.2em" },
      "&:focus-visible": { outline: "none" },
      "&:focus-visible::after": { outline: `${vars.stroke.focus} solid ${color.focus}`, outlineOffset: "-2px" },
    },
  }),
);
export const muted = style(rule({ color: color.text.muted }));
export const heading = style(
  rule({
    fontSize: font.size.lg,
    fontWeight: font.weight.semibold,
    color: color.text.strong,
    margin: 0,
    marginBlockStart: space.md,
  }),
);
