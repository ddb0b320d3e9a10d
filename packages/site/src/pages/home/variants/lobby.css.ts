import { frameLines, tails, vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { fullTileRows } from "../../../styles/full-rows.css.ts";
import { medium, rule } from "../../../styles/rule.ts";

const { color, density, font, motion, radius, shadow, space } = vars;

export const lobby = style(rule({ display: "grid", gap: space.xl, minInlineSize: 0 }));

export const welcome = style(
  rule({
    position: "relative",
    overflow: "hidden",
    isolation: "isolate",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignItems: "start",
    minBlockSize: "17rem",
    borderRadius: radius.xl,
    borderEndStartRadius: tails.xl,
    boxShadow: shadow.md,
    "@media": { [medium]: { minBlockSize: "20rem" } },
  }),
);
export const content = style(
  rule({
    position: "relative",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    justifyItems: "start",
    gap: space.md,
    padding: space.xl,
    paddingBlockEnd: `calc(${space.giant} + ${space.xxxl})`,
    maxInlineSize: "34rem",
    "@media": { [medium]: { padding: space.xxl, paddingBlockEnd: `calc(${space.giant} + ${space.xxxl})` } },
  }),
);
export const title = style(
  rule({ fontSize: `clamp(${font.size.xxl}, 4.4vw, ${font.size.xxxl})`, outline: "none", color: color.text.strong }),
);
export const text = style(rule({ fontSize: font.size.lg, color: color.text.base, maxInlineSize: "26rem" }));

export const call = style(
  rule({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", justifyItems: "start", gap: space.md }),
);

export const sports = style(rule({ containerType: "inline-size", minInlineSize: 0 }));
/** Each row is full: a single sport takes the whole of it, as a heading of what is below. */
export const tiles = style([fullTileRows, rule({ gap: space.md })]);
export const tile = style(
  rule({
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    columnGap: space.md,
    alignItems: "center",
    blockSize: "100%",
    minBlockSize: density.touch,
    padding: space.md,
    borderRadius: radius.lg,
    borderEndStartRadius: tails.lg,
    ...frameLines,
    backgroundColor: color.surface,
    boxShadow: shadow.sm,
    transition: `border-color ${motion.fast} ${motion.standard}, box-shadow ${motion.fast} ${motion.standard}`,
    selectors: {
      "&:hover": { borderColor: color.accent.border, boxShadow: shadow.md },
      "&:focus-visible": { outline: `${vars.stroke.focus} solid ${color.focus}`, outlineOffset: "2px" },
    },
  }),
);
export const tileMark = style(
  rule({
    gridRow: "span 2",
    display: "grid",
    placeItems: "center",
    inlineSize: "2.75rem",
    blockSize: "2.75rem",
    borderRadius: radius.md,
    backgroundColor: color.accent.soft,
    color: color.accent.ink,
  }),
);
export const tileName = style(
  rule({ fontWeight: font.weight.semibold, color: color.text.strong, lineHeight: font.line.snug }),
);
export const tileCount = style(
  rule({ fontSize: font.size.sm, color: color.text.muted, fontVariantNumeric: "tabular-nums" }),
);
