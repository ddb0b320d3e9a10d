import { vars } from "@livery/ui/contract";
import { globalStyle, style } from "@vanilla-extract/css";
import { noRail, rule, wide } from "../../../styles/rule.ts";

/** From this width on, account, clock and language fit beside the brand. */
const roomy = "screen and (min-width: 54rem)";
/** From this width on, the search is a field. */
const field = "screen and (min-width: 79rem)";
const tight = "screen and (max-width: 53.99rem)";
const phone = "screen and (max-width: 27rem)";

const { color, density, font, layout, motion, radius, space, z } = vars;

const rowHeight = density.touch;
const brandRow = layout.header;

/** On a small screen the brand row scrolls away and the section row stays. Keyboard focus in the header shows both. */
export const header = style(
  rule({
    position: "sticky",
    insetBlockStart: 0,
    zIndex: z.header,
    borderBlockEnd: `${vars.stroke.line} solid ${color.border.subtle}`,
    "@media": {
      [tight]: {
        insetBlockStart: `calc(-1 * ${brandRow})`,
        selectors: { "&:has(:focus-visible, [aria-expanded=true])": { insetBlockStart: 0 } },
      },
    },
  }),
);
globalStyle(
  `:root:has(.${header})`,
  rule({
    vars: { "--lv-head": `calc(${brandRow} + ${rowHeight})` },
    "@media": { [tight]: { vars: { "--lv-head": rowHeight } } },
  }),
);

const row = rule({
  display: "flex",
  alignItems: "center",
  maxInlineSize: layout.page,
  marginInline: "auto",
  paddingInline: layout.gutter,
});
export const first = style([
  row,
  rule({
    gap: space.md,
    minBlockSize: brandRow,
    // Long words on the buttons wrap below the brand before they reach over the page's edge.
    "@media": { [tight]: { flexWrap: "wrap", justifyContent: "end" }, [phone]: { gap: 0 } },
  }),
]);
export const brand = style(
  rule({
    display: "inline-flex",
    alignItems: "center",
    minBlockSize: density.touch,
    minInlineSize: density.touch,
    marginInlineEnd: "auto",
    "@media": { [tight]: { flex: "1 1 4rem" } },
    borderRadius: radius.sm,
    outlineOffset: "4px",
    selectors: { "&:focus-visible": { outline: `${vars.stroke.focus} solid ${color.focus}` } },
  }),
);
/** Looks like the field that it opens; without space it is only the icon. */
export const search = style(
  rule({
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: space.sm,
    minInlineSize: density.touch,
    minBlockSize: density.control,
    borderRadius: radius.md,
    color: color.text.muted,
    cursor: "pointer",
    transition: `border-color ${motion.fast} ${motion.standard}, color ${motion.fast} ${motion.standard}`,
    selectors: {
      "&:hover": { borderColor: color.accent.base, color: color.text.strong },
      "&:focus-visible": { outline: `${vars.stroke.focus} solid ${color.focus}` },
    },
    "@media": {
      "(pointer: coarse)": { minBlockSize: density.touch },
      [field]: {
        // All of what is missing is its own: controls that shrink by a fraction of a pixel wrap.
        flex: "1 1000000 16rem",
        maxInlineSize: "30rem",
        justifyContent: "start",
        marginInline: space.xl,
        paddingInline: space.md,
        border: `${vars.stroke.line} solid ${color.border.strong}`,
        backgroundColor: color.surface,
      },
    },
  }),
);
export const searchLabel = style(
  rule({
    display: "none",
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    "@media": { [field]: { display: "inline" } },
  }),
);
export const wideOnly = style(rule({ "@media": { [tight]: { display: "none" } } }));
export const smallOnly = style(rule({ "@media": { [roomy]: { display: "none" } } }));
export const clock = style(
  rule({
    minInlineSize: "2.75rem",
    color: color.text.muted,
    fontVariantNumeric: "tabular-nums",
    fontSize: font.size.sm,
  }),
);
/** Balance and account form one unit: the amount and its owner. */
export const purse = style(
  rule({
    display: "inline-flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "end",
    gap: space.xs,
    rowGap: 0,
    minInlineSize: "min-content",
  }),
);
/** A word of forty letters breaks, in place of reaching over the page's edge. */
export const signIn = style(rule({ maxInlineSize: "14rem" }));
export const account = style(
  rule({
    display: "inline-flex",
    alignItems: "center",
    gap: space.xs,
    minBlockSize: density.control,
    maxInlineSize: "11rem",
    paddingInline: space.md,
    borderRadius: radius.md,
    border: `${vars.stroke.line} solid ${color.border.strong}`,
    color: color.text.strong,
    fontWeight: font.weight.medium,
    cursor: "pointer",
    selectors: {
      "&:hover": { backgroundColor: color.hover },
      "&:focus-visible": { outline: `${vars.stroke.focus} solid ${color.focus}`, outlineOffset: "2px" },
    },
  }),
);
export const accountName = style(
  rule({ minInlineSize: 0, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }),
);
export const unknown = style(rule({ inlineSize: "5rem" }));
export const second = style(
  rule({ backgroundColor: color.sunken, borderBlockStart: `${vars.stroke.line} solid ${color.border.subtle}` }),
);
export const strip = style([
  row,
  rule({
    gap: space.hair,
    blockSize: rowHeight,
    overflowX: "auto",
    overscrollBehaviorInline: "contain",
    scrollbarWidth: "none",
  }),
]);
export const nav = style(rule({ display: "flex", flex: "1 0 auto", gap: space.hair, blockSize: "100%" }));
/** Each section has its own colour: as an edge normally, as the background when it is current. */
export const entry = style(
  rule({
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    gap: space.xs,
    flexShrink: 0,
    minInlineSize: density.touch,
    paddingInline: space.lg,
    color: color.text.base,
    fontWeight: font.weight.semibold,
    whiteSpace: "nowrap",
    outlineOffset: "-4px",
    transition: `background-color ${motion.fast} ${motion.standard}, color ${motion.fast} ${motion.standard}`,
    selectors: {
      "&::before": {
        content: "",
        position: "absolute",
        insetInline: 0,
        insetBlockEnd: 0,
        blockSize: "3px",
        backgroundColor: color.accent.base,
        transformOrigin: "center",
        transform: "scaleX(0.36)",
        transition: `transform ${motion.base} ${motion.standard}`,
      },
      "&:is(:hover, [aria-current])::before": { transform: "scaleX(1)" },
      "&:hover": { color: color.text.strong, backgroundColor: color.hover },
      "&:focus-visible": { outline: `${vars.stroke.focus} solid ${color.focus}` },
      "&[aria-current]": { backgroundColor: color.accent.soft, color: color.accent.ink },
    },
    "@media": {
      "(prefers-reduced-motion: reduce)": { selectors: { "&::before": { transition: "none" } } },
      "(forced-colors: active)": {
        selectors: {
          "&::before": { backgroundColor: "CanvasText" },
          "&[aria-current]::before": { backgroundColor: "Highlight" },
        },
      },
    },
  }),
);
/** Pages beside the sections: no colour of their own, at the row's end. */
export const aside = style(
  rule({
    marginInlineStart: "auto",
    selectors: { "& + &": { marginInlineStart: 0 }, "&::before": { display: "none" } },
  }),
);
/** On a small screen they are in the menu. */
export const banners = style(
  rule({ display: "none", flexWrap: "nowrap", flexShrink: 0, "@media": { [wide]: { display: "flex" } } }),
);
/** One control with two ends: deposit and withdraw. If it has no space, the menus have both. */
export const payments = style(
  rule({
    display: "inline-flex",
    borderRadius: radius.md,
    border: `${vars.stroke.line} solid ${color.border.strong}`,
    "@media": { [noRail]: { display: "none" } },
  }),
);
const end = rule({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space.xs,
  minInlineSize: density.touch,
  minBlockSize: density.control,
  paddingInline: space.md,
  color: color.text.strong,
  fontWeight: font.weight.medium,
  whiteSpace: "nowrap",
  selectors: {
    "&:is(:hover, [aria-current])": { backgroundColor: color.hover },
    "&:focus-visible": { outline: `${vars.stroke.focus} solid ${color.focus}`, outlineOffset: "2px" },
  },
});
export const deposit = style([
  end,
  rule({
    borderStartStartRadius: radius.md,
    borderEndStartRadius: radius.md,
    backgroundColor: color.accent.soft,
    color: color.accent.ink,
    selectors: { "&:is(:hover, [aria-current])": { backgroundColor: color.accent.soft, color: color.text.strong } },
  }),
]);
export const withdraw = style([
  end,
  rule({
    borderStartEndRadius: radius.md,
    borderEndEndRadius: radius.md,
    borderInlineStart: `${vars.stroke.line} solid ${color.border.strong}`,
  }),
]);
/** An icon until its text has space beside the balance. A word of forty letters is cut; the link has the full text. */
export const paymentLabel = style(
  rule({
    maxInlineSize: "9em",
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    "@media": { "screen and (max-width: 89.99rem)": { display: "none" } },
  }),
);
