import { vars } from "@livery/ui/contract";
import { globalStyle, style } from "@vanilla-extract/css";
import { noRail, rule, wide } from "../../../styles/rule.ts";

/** From this width on, sections and account fit in one bar in the longest of our languages. */
const oneRow = "screen and (min-width: 54rem)";
/** Up to this width (a phone), brand, bell, balance, deposit and menu share one row. */
const narrow = "screen and (max-width: 27rem)";
/**
 * Width of the bar itself, which is that of its page. Up to it a signed-in player's controls hide what is also found elsewhere.
 */
const full = "(max-width: 90rem)";
const fuller = "(max-width: 80rem)";
/** Up to it a player finds the coupons in the account's menu alone: no section is cut off. */
const close = "(max-width: 76rem)";
const closest = "(max-width: 68rem)";
const twoColumns = "screen and (max-width: 53.99rem)";

const { color, font, layout, motion, radius, space, z } = vars;

export const bar = style(
  rule({
    position: "sticky",
    insetBlockStart: 0,
    zIndex: z.header,
    borderBlockEnd: `${vars.stroke.line} solid ${color.border.subtle}`,
  }),
);
export const inside = style(
  rule({
    display: "flex",
    alignItems: "center",
    gap: space.lg,
    minBlockSize: layout.header,
    containerType: "inline-size",
    maxInlineSize: layout.page,
    marginInline: "auto",
    paddingInline: layout.gutter,
    "@media": { [narrow]: { gap: space.sm }, [oneRow]: { gap: space.md } },
  }),
);
export const brand = style(
  rule({
    display: "inline-flex",
    alignItems: "center",
    minBlockSize: vars.density.touch,
    minInlineSize: vars.density.touch,
    borderRadius: radius.sm,
    outlineOffset: "4px",
    selectors: { "&:focus-visible": { outline: `${vars.stroke.focus} solid ${color.focus}` } },
    "@media": {
      [oneRow]: {
        // The sections can scroll, a name cannot.
        flexShrink: 0,
        maxInlineSize: "14rem",
        // A wide logo becomes smaller before a section is cut off; a narrow one keeps its size.
        selectors: {
          "&:has(img)": {
            flexShrink: 999,
            minInlineSize: `calc-size(max-content, max(${vars.density.touch}, min(size, 6.5rem)))`,
          },
        },
      },
    },
  }),
);
export const nav = style(
  rule({
    display: "none",
    alignSelf: "stretch",
    gap: space.xs,
    marginInlineStart: space.sm,
    minInlineSize: 0,
    // Sections without space are reached by scrolling.
    overflowX: "auto",
    overscrollBehaviorInline: "contain",
    scrollbarWidth: "none",
    "@media": { [oneRow]: { display: "flex" } },
    "@container": { [full]: { gap: 0 }, [close]: { marginInlineStart: 0 } },
  }),
);
export const entry = style(
  rule({
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    flexShrink: 0,
    gap: space.xs,
    paddingInline: space.md,
    color: color.text.muted,
    fontWeight: font.weight.medium,
    transition: `color ${motion.fast} ${motion.standard}`,
    outlineOffset: "-4px",
    borderRadius: radius.sm,
    "@container": {
      [full]: { paddingInline: space.sm, selectors: { "&[aria-current]::after": { insetInline: space.sm } } },
      [close]: { paddingInline: space.xs, selectors: { "&[aria-current]::after": { insetInline: space.xs } } },
    },
    selectors: {
      "&:hover": { color: color.text.strong },
      "&:focus-visible": { outline: `${vars.stroke.focus} solid ${color.focus}` },
      "&[aria-current]": { color: color.text.strong },
      "&[aria-current]::after": {
        content: "",
        position: "absolute",
        insetInline: space.md,
        insetBlockEnd: 0,
        blockSize: "3px",
        borderStartStartRadius: radius.pill,
        borderStartEndRadius: radius.pill,
        backgroundColor: color.accent.base,
      },
    },
  }),
);
export const end = style(
  rule({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "end",
    gap: space.sm,
    rowGap: 0,
    marginInlineStart: "auto",
    minInlineSize: "min-content",
    "@media": {
      // The brand shrinks before anything wraps.
      [narrow]: { gap: space.hair, flexShrink: 0, maxInlineSize: `calc(100% - ${vars.density.touch} - ${space.sm})` },
      [oneRow]: { flexShrink: 0, maxInlineSize: "65%" },
    },
    "@container": { [`${closest} and (min-width: 50rem)`]: { gap: space.hair } },
  }),
);
export const roomy = style(rule({ "@media": { "screen and (max-width: 59.99rem)": { display: "none" } } }));
/** A line of their own: beside the sections there is no space for them. On a small screen they are in the menu. */
export const banners = style(
  rule({
    display: "none",
    maxInlineSize: layout.page,
    marginInline: "auto",
    paddingInline: layout.gutter,
    paddingBlockEnd: space.sm,
    "@media": { [wide]: { display: "flex" } },
  }),
);
globalStyle(
  `:root:has(.${banners})`,
  rule({
    "@media": { [wide]: { vars: { "--lv-head": `calc(${layout.header} + ${vars.density.control} + ${space.sm})` } } },
  }),
);
export const clock = style(
  rule({
    display: "none",
    color: color.text.muted,
    fontVariantNumeric: "tabular-nums",
    fontSize: font.size.sm,
    minInlineSize: "2.75rem",
    "@media": { "screen and (min-width: 60rem)": { display: "inline" } },
  }),
);
export const screenBesidePlayer = style(rule({ "@container": { [full]: { display: "none" } } }));
/** The footer has a clock too. */
export const clockBesidePlayer = style(
  rule({ "@container": { [full]: { selectors: { "&&": { display: "none" } } } } }),
);
export const wideOnly = style(rule({ "@media": { [twoColumns]: { display: "none" } } }));
export const smallOnly = style(rule({ "@media": { [oneRow]: { display: "none" } } }));
export const unknown = style(rule({ inlineSize: "5rem" }));
/** They are in the menu. */
export const coupons = style(
  rule({
    "@media": { "screen and (max-width: 27rem)": { display: "none" } },
    "@container": { [`${close} and (min-width: 50rem)`]: { display: "none" } },
  }),
);
/** An icon in a narrow bar, text in a wide one. */
export const deposit = style(
  rule({ flexShrink: 0, "@media": { [noRail]: { minInlineSize: vars.density.touch, paddingInline: 0 } } }),
);
export const withdraw = style(rule({ flexShrink: 0, "@media": { [noRail]: { display: "none" } } }));
export const paymentLabel = style(rule({ "@container": { [fuller]: { display: "none" } } }));
