import { vars } from "@livery/ui/contract";
import { keyframes, style } from "@vanilla-extract/css";
import { medium, rule } from "../../../styles/rule.ts";

const { color, density, font, motion, radius, space } = vars;

export const viewer = style(rule({ backgroundColor: color.sunken }));
/** As wide as an upright phone, centred; the picture at the top, the text below, the foot always visible. */
export const stage = style(
  rule({
    position: "relative",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gridTemplateRows: "minmax(8rem, 2fr) minmax(0, auto) auto",
    inlineSize: "100%",
    maxInlineSize: "34rem",
    blockSize: "100%",
    minBlockSize: 0,
    marginInline: "auto",
    backgroundColor: color.surface,
    overflow: "hidden",
  }),
);
export const progress = style(
  rule({
    position: "absolute",
    zIndex: 2,
    insetBlockStart: space.sm,
    insetInline: space.md,
    display: "flex",
    gap: space.xs,
    // On a phone the close button stands beside it.
    paddingInlineEnd: `calc(${density.touch} + ${space.sm})`,
    "@media": { [medium]: { paddingInlineEnd: 0 } },
  }),
);
export const bar = style(
  rule({
    flex: 1,
    blockSize: space.xs,
    overflow: "hidden",
    borderRadius: radius.pill,
    backgroundColor: color.border.strong,
    boxShadow: `0 0 0 ${vars.stroke.line} ${color.surface}`,
  }),
);
export const fill = style(
  rule({
    display: "block",
    blockSize: "100%",
    backgroundColor: color.accent.base,
    transformOrigin: "left",
    selectors: { '[dir="rtl"] &': { transformOrigin: "right" } },
    "@media": { "(forced-colors: active)": { backgroundColor: "Highlight" } },
  }),
);
export const empty = style(rule({ visibility: "hidden" }));
const grow = keyframes({ from: { transform: "scaleX(0)" } });
/** Long enough to read a title and a sentence. */
export const filling = style(rule({ animation: `${grow} calc(${motion.move} * 7) linear` }));
export const held = style(rule({ animationPlayState: "paused" }));

export const picture = style(rule({ gridColumn: 1, gridRow: 1, aspectRatio: "auto" }));
/** Takes the presses above the picture. */
export const tap = style(rule({ gridColumn: 1, gridRow: 1, zIndex: 1, touchAction: "none", userSelect: "none" }));
export const text = style(
  rule({
    gridColumn: 1,
    gridRow: 2,
    display: "grid",
    alignContent: "start",
    gap: space.md,
    minBlockSize: 0,
    maxBlockSize: "45dvh",
    overflowY: "auto",
    overscrollBehavior: "contain",
    padding: space.lg,
    paddingBlockEnd: space.md,
  }),
);
export const title = style(
  rule({ fontSize: font.size.xxl, lineHeight: font.line.tight, overflowWrap: "anywhere", minInlineSize: 0 }),
);
export const foot = style(
  rule({
    gridColumn: 1,
    gridRow: 3,
    display: "flex",
    flexWrap: "wrap",
    alignItems: "end",
    justifyContent: "space-between",
    gap: space.md,
    padding: space.lg,
    paddingBlockStart: space.sm,
  }),
);
export const request = style(rule({ flex: "1 1 12rem" }));
export const controls = style(rule({ display: "flex", gap: space.xs, marginInlineStart: "auto" }));
export const previous = style(rule({ selectors: { "&&": { rotate: "180deg" } } }));
export const hint = style(
  rule({
    gridColumn: 1,
    paddingInline: space.lg,
    paddingBlockEnd: space.lg,
    color: color.text.muted,
    fontSize: font.size.xs,
    lineHeight: font.line.snug,
  }),
);
/** The keyboard hint is hidden on devices without a keyboard. */
export const keys = style(rule({ "@media": { "(hover: none)": { display: "none" } } }));
