import { tails, vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { medium, rule, small } from "../../../styles/rule.ts";

const { color, density, font, motion, radius, shadow, space } = vars;

export const page = style(rule({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.xl }));

/** Stage and foot are one card: its shadow, in some brands an outline, goes round both. */
export const front = style(rule({ borderRadius: radius.xl, boxShadow: shadow.md }));
/** Same height with and without banners, so that nothing moves when they arrive. */
export const stage = style(
  rule({
    position: "relative",
    overflow: "hidden",
    isolation: "isolate",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignItems: "start",
    minBlockSize: "20rem",
    borderStartStartRadius: radius.xl,
    borderStartEndRadius: radius.xl,
    "@media": { [medium]: { minBlockSize: "clamp(20rem, 26vw, 23rem)" } },
  }),
);
export const content = style(
  rule({
    position: "relative",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.md,
    padding: space.xl,
    paddingBlockEnd: `calc(${space.giant} + ${space.sm})`,
    maxInlineSize: "38rem",
    "@media": { [medium]: { padding: space.xxxl, paddingBlockEnd: `calc(${space.giant} + ${space.sm})` } },
  }),
);
export const title = style(
  rule({
    fontSize: `clamp(${font.size.xxl}, 4.8vw, calc(${font.size.xxxl} * 1.4))`,
    outline: "none",
    color: color.text.strong,
    textWrap: "balance",
  }),
);
export const text = style(rule({ fontSize: font.size.lg, color: color.text.base, maxInlineSize: "26rem" }));

/** The bottom of the stage: the primary action and the sports. It stays whatever banner is shown. */
export const foot = style(
  rule({
    display: "flex",
    // The primary action wraps to its own line before it leaves the sports no space.
    flexWrap: "wrap",
    alignItems: "center",
    gap: space.lg,
    padding: space.md,
    borderEndStartRadius: radius.xl,
    borderEndEndRadius: radius.xl,
    "@media": {
      [medium]: { paddingInline: space.xxxl, paddingBlockEnd: space.xl },
      [small]: { flexDirection: "column", flexWrap: "nowrap", alignItems: "stretch", gap: space.md },
    },
  }),
);
export const sports = style(rule({ flex: "1 1 16rem", minInlineSize: 0, "@media": { [small]: { flex: 1 } } }));
export const sportList = style(
  rule({
    display: "flex",
    gap: space.sm,
    overflowX: "auto",
    scrollbarWidth: "none",
    overscrollBehaviorInline: "contain",
    minBlockSize: density.touch,
    alignItems: "center",
    "@media": { [medium]: { justifyContent: "safe end" } },
    // Keeps the focus ring of a chip visible.
    padding: space.hair,
  }),
);
export const sportItem = style(rule({ flexShrink: 0 }));
export const sport = style(
  rule({ whiteSpace: "nowrap", "@media": { "(pointer: coarse)": { minBlockSize: density.touch } } }),
);
export const count = style(rule({ color: color.text.muted, fontSize: font.size.xs }));
export const call = style(rule({ flexShrink: 0, minInlineSize: "12rem", maxInlineSize: "100%" }));

export const later = style(rule({ display: "grid", gap: space.md, minInlineSize: 0 }));
export const laterTitle = style(rule({ fontSize: font.size.lg }));
export const ribbon = style(
  rule({
    display: "flex",
    gap: space.md,
    overflowX: "auto",
    overscrollBehaviorInline: "contain",
    scrollSnapType: "x proximity",
    scrollPaddingInline: space.hair,
    padding: space.hair,
    paddingBlockEnd: space.sm,
    scrollbarWidth: "thin",
  }),
);
export const item = style(rule({ flex: "0 0 13rem", minInlineSize: 0, scrollSnapAlign: "start" }));
export const ticket = style(
  rule({
    display: "grid",
    alignContent: "start",
    gap: space.xs,
    blockSize: "100%",
    padding: space.md,
    borderRadius: radius.md,
    borderEndStartRadius: tails.md,
    border: `${vars.stroke.line} solid ${color.border.subtle}`,
    borderInlineStart: `${vars.stroke.mark} solid ${color.accent.base}`,
    backgroundColor: color.surface,
    color: color.text.strong,
    fontWeight: font.weight.medium,
    lineHeight: font.line.snug,
    overflowWrap: "anywhere",
    transition: `background-color ${motion.fast} ${motion.standard}`,
    selectors: {
      "&:hover": { backgroundColor: color.hover },
      "&:focus-visible": { outline: `${vars.stroke.focus} solid ${color.focus}`, outlineOffset: "-2px" },
    },
  }),
);
export const when = style(
  rule({
    color: color.text.muted,
    fontSize: font.size.sm,
    fontWeight: font.weight.regular,
    fontVariantNumeric: "tabular-nums",
  }),
);
