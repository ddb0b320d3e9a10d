import type { CouponStatus } from "@livery/contract";
import { vars } from "@livery/ui/contract";
import { style, styleVariants } from "@vanilla-extract/css";
import { headSpace, rule, sightHeight } from "../../../styles/rule.ts";

const { color, density, font, radius, space } = vars;
/** From this width on the days stand beside the timeline; below it they are a line above. */
const beside = "screen and (min-width: 56rem)";
const markSize = "0.75rem";

export const page = style(rule({ maxInlineSize: "68rem", marginInline: "auto" }));
export const columns = style(
  rule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.lg,
    marginBlockEnd: space.xl,
    "@media": {
      [beside]: {
        gridTemplateColumns: "minmax(12rem, max-content) minmax(0, 1fr)",
        columnGap: space.xxl,
        alignItems: "start",
      },
    },
  }),
);
export const timeline = style(
  rule({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.xl, minInlineSize: 0 }),
);

/** Stays visible while the timeline scrolls. */
export const days = style(
  rule({
    position: "sticky",
    insetBlockStart: headSpace,
    zIndex: vars.z.sticky,
    minInlineSize: 0,
    backgroundColor: color.page,
    "@media": {
      [beside]: {
        insetBlockStart: `calc(${headSpace} + ${space.lg})`,
        maxBlockSize: sightHeight,
        overflowY: "auto",
        scrollbarWidth: "thin",
      },
    },
  }),
);
export const dayList = style(
  rule({
    display: "flex",
    gap: space.sm,
    overflowX: "auto",
    overscrollBehaviorInline: "contain",
    scrollbarWidth: "none",
    paddingBlock: space.sm,
    "@media": { [beside]: { display: "grid", gap: space.xs, paddingBlock: 0 } },
  }),
);
export const dayButton = style(
  rule({
    display: "grid",
    gridTemplateColumns: "1fr auto",
    columnGap: space.md,
    alignItems: "baseline",
    inlineSize: "100%",
    minBlockSize: density.touch,
    paddingInline: space.md,
    paddingBlock: space.xs,
    borderRadius: radius.md,
    border: `${vars.stroke.line} solid ${color.border.subtle}`,
    backgroundColor: color.surface,
    textAlign: "start",
    lineHeight: font.line.snug,
    whiteSpace: "nowrap",
    selectors: {
      "&:hover": { borderColor: color.accent.border, backgroundColor: color.hover },
      "&:focus-visible": { outline: `${vars.stroke.focus} solid ${color.focus}`, outlineOffset: "-2px" },
    },
  }),
);
export const dayButtonName = style(
  rule({ gridColumn: "1 / -1", color: color.text.strong, fontWeight: font.weight.semibold }),
);
export const dayButtonResult = style(
  rule({ justifySelf: "end", gridColumn: 2, fontSize: font.size.sm, fontWeight: font.weight.semibold }),
);

export const dayHead = style(
  rule({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    justifyContent: "space-between",
    columnGap: space.xl,
    rowGap: space.xs,
    paddingBlockEnd: space.sm,
    borderBlockEnd: `${vars.stroke.mark} solid ${color.border.base}`,
  }),
);
export const dayName = style(
  rule({
    fontSize: font.size.xl,
    lineHeight: font.line.snug,
    outline: "none",
    // Leaves space for the sticky header and days when a day's link scrolls here.
    scrollMarginBlockStart: `calc(${headSpace} + ${space.xxxl} + ${space.xxxl})`,
    "@media": { [beside]: { scrollMarginBlockStart: `calc(${headSpace} + ${space.lg})` } },
  }),
);
export const date = style(
  rule({
    color: color.text.muted,
    fontFamily: font.family.text,
    fontSize: font.size.sm,
    fontWeight: font.weight.regular,
    letterSpacing: 0,
    fontVariantNumeric: "tabular-nums",
  }),
);
export const sums = style(rule({ display: "flex", flexWrap: "wrap", columnGap: space.lg, rowGap: space.xs }));
export const sum = style(rule({ display: "grid", lineHeight: font.line.snug }));
export const label = style(rule({ color: color.text.muted, fontSize: font.size.xs }));
export const result = style(rule({ fontWeight: font.weight.bold }));
export const part = style(rule({ flexBasis: "100%", color: color.text.muted, fontSize: font.size.sm }));

export const entries = style(rule({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" }));
/** Time, line with mark, event, amount; on a narrow screen the amount stands below the event. */
export const entry = style(
  rule({
    position: "relative",
    display: "grid",
    gridTemplateColumns: `minmax(3rem, max-content) ${markSize} minmax(0, 1fr)`,
    columnGap: space.md,
    paddingBlock: space.md,
    "@media": {
      "screen and (min-width: 40rem)": {
        gridTemplateColumns: `minmax(3rem, max-content) ${markSize} minmax(0, 1fr) fit-content(12rem)`,
      },
    },
  }),
);
export const time = style(
  rule({
    color: color.text.muted,
    fontSize: font.size.sm,
    fontVariantNumeric: "tabular-nums",
    lineHeight: font.line.text,
  }),
);
/** The timeline runs through all marks of a day. */
export const mark = style(
  rule({
    position: "relative",
    gridRow: "1 / span 2",
    gridColumn: 2,
    selectors: {
      "&::before": {
        content: "",
        position: "absolute",
        insetBlock: `calc(-1 * ${space.md})`,
        insetInlineStart: "50%",
        borderInlineStart: `${vars.stroke.mark} solid ${color.border.base}`,
        translate: "-50%",
      },
      '[dir="rtl"] &::before': { translate: "50%" },
      [`${entry}:last-child > &::before`]: { insetBlockEnd: "auto", blockSize: space.xl },
      "&::after": {
        content: "",
        position: "absolute",
        insetBlockStart: "0.375rem",
        insetInlineStart: 0,
        inlineSize: markSize,
        blockSize: markSize,
        outline: `${space.hair} solid ${color.page}`,
        borderRadius: "50%",
        cornerShape: "round",
        backgroundColor: "currentColor",
      },
    },
  }),
);
const inks = {
  pending: color.info.ink,
  open: color.info.ink,
  won: color.success.ink,
  lost: color.danger.ink,
  void: color.text.muted,
  cashed_out: color.warning.ink,
  cancelled: color.text.muted,
  rejected: color.text.muted,
} as const satisfies Readonly<Record<CouponStatus, string>>;
export const marks = styleVariants(inks, (ink) => rule({ color: ink }));

export const event = style(
  rule({
    gridRow: 1,
    gridColumn: 3,
    display: "grid",
    gap: space.hair,
    minInlineSize: 0,
    overflowWrap: "anywhere",
    lineHeight: font.line.snug,
    borderRadius: radius.sm,
    // The whole entry opens its coupon.
    selectors: {
      "&::after": { content: "", position: "absolute", inset: 0, borderRadius: radius.md },
      "&:hover::after": { backgroundColor: color.hover },
      "&:focus-visible": { outline: "none" },
      "&:focus-visible::after": { outline: `${vars.stroke.focus} solid ${color.focus}`, outlineOffset: "-2px" },
    },
  }),
);
export const head = style(rule({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space.sm }));
export const number = style(
  rule({
    fontFamily: font.family.figures,
    fontVariantNumeric: "tabular-nums",
    fontWeight: font.weight.semibold,
    color: color.text.strong,
  }),
);
export const sentence = style(rule({ color: color.text.base }));
export const detail = style(rule({ color: color.text.muted, fontSize: font.size.sm }));
export const outcome = style(
  rule({
    gridColumn: 3,
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    columnGap: space.md,
    lineHeight: font.line.snug,
    gridRow: 2,
    "@media": {
      "screen and (min-width: 40rem)": {
        gridRow: 1,
        gridColumn: 4,
        flexDirection: "column",
        alignItems: "end",
        textAlign: "end",
      },
    },
  }),
);
export const outcomeFigure = style(rule({ fontSize: font.size.lg, fontWeight: font.weight.bold }));
