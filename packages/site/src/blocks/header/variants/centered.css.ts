import { vars } from "@livery/ui/contract";
import { globalStyle, style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

/** From this width on, the first sections stand beside the menu. */
const roomy = "screen and (min-width: 60rem)";
const narrow = "screen and (max-width: 30rem)";

const { color, density, font, layout, motion, radius, space, stroke, z } = vars;

export const header = style(
  rule({
    position: "sticky",
    insetBlockStart: 0,
    zIndex: z.header,
    borderBlockEnd: `${stroke.line} solid ${color.border.subtle}`,
  }),
);
/** Both sides are equally wide as long as the content of the end allows it; the brand is then in the middle. */
export const inside = style(
  rule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, auto) minmax(min-content, 1fr)",
    alignItems: "center",
    gap: space.lg,
    minBlockSize: layout.header,
    maxInlineSize: layout.page,
    marginInline: "auto",
    paddingInline: layout.gutter,
    "@media": { [narrow]: { gap: space.sm } },
  }),
);
export const start = style(
  rule({
    containerType: "inline-size",
    display: "flex",
    alignItems: "center",
    alignSelf: "stretch",
    gap: space.lg,
    minInlineSize: 0,
  }),
);
/** Width of the side before the brand, in its own letters: below it there is no space for a section beside the menu. */
const tight = "(max-width: 20em)";
export const menu = style(
  rule({
    minInlineSize: density.touch,
    minBlockSize: density.touch,
    paddingInline: space.md,
    // Its icon is at the page's edge, like everything below it.
    marginInlineStart: `calc(-1 * min(${space.md}, ${layout.gutter} / 2))`,
    color: color.text.strong,
    "@media": { [narrow]: { paddingInline: 0 } },
  }),
);
/** A word of forty letters is cut before the brand shrinks; the link has the full text. */
const label = rule({
  display: "inline-block",
  maxInlineSize: "min(11em, 60cqi)",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
export const menuLabel = style([label, rule({ "@media": { [narrow]: { display: "none" } } })]);
export const nav = style(
  rule({
    display: "none",
    alignSelf: "stretch",
    gap: space.lg,
    minInlineSize: 0,
    overflowX: "auto",
    overscrollBehaviorInline: "contain",
    scrollbarWidth: "none",
    "@media": { [roomy]: { display: "flex" } },
    "@container": { [tight]: { display: "none" } },
  }),
);
export const entry = style(
  rule({
    display: "inline-flex",
    alignItems: "center",
    flexShrink: 0,
    minInlineSize: density.touch,
    borderBlock: `${stroke.mark} solid transparent`,
    color: color.text.muted,
    fontWeight: font.weight.medium,
    whiteSpace: "nowrap",
    outlineOffset: "-4px",
    transition: `color ${motion.fast} ${motion.standard}`,
    selectors: {
      "&:hover": { color: color.text.strong },
      "&:focus-visible": { outline: `${stroke.focus} solid ${color.focus}` },
      "&[aria-current]": { color: color.text.strong, borderBlockEndColor: color.accent.base },
    },
    "@media": {
      "(forced-colors: active)": { selectors: { "&[aria-current]": { borderBlockEndColor: "Highlight" } } },
    },
  }),
);
export const brand = style(
  rule({
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    minBlockSize: density.touch,
    minInlineSize: density.touch,
    textAlign: "center",
    borderRadius: radius.sm,
    outlineOffset: "4px",
    selectors: { "&:focus-visible": { outline: `${stroke.focus} solid ${color.focus}` } },
  }),
);
export const end = style(
  rule({ display: "flex", alignItems: "center", justifyContent: "end", gap: space.sm, minInlineSize: 0 }),
);
globalStyle(`${end} > *`, rule({ flexShrink: 1 }));
export const unknown = style(rule({ inlineSize: "5rem" }));
/** Shown in the menu. */
export const clock = style(
  rule({
    display: "flex",
    alignItems: "center",
    minBlockSize: density.touch,
    paddingInline: space.md,
    marginBlockEnd: space.md,
    color: color.text.muted,
    fontVariantNumeric: "tabular-nums",
  }),
);
/** In the menu if there is no space. */
export const bonus = style(rule({ display: "none", "@media": { [roomy]: { display: "inline-grid" } } }));
/** Text like the sections, without a button's background; if there is no space, it is at the top of the menu. */
export const payment = style([
  entry,
  rule({
    display: "none",
    alignSelf: "stretch",
    gap: space.xs,
    justifyContent: "center",
    paddingInline: space.xs,
    "@media": { [roomy]: { display: "inline-flex" } },
  }),
]);
/** An icon until the brand has space for its text in the middle. */
export const paymentLabel = style([
  label,
  rule({ "@media": { "screen and (max-width: 79.99rem)": { display: "none" } } }),
]);
