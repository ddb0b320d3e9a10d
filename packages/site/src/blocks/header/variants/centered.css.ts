import { vars } from "@livery/ui/contract";
import { globalStyle, style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

/** From here on the first sections stand beside the menu. */
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
/** Both sides are as wide as each other as long as what the end holds leaves them: then the brand is in the middle. */
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
/** Of what stands before the brand, by its own letters: less has no room for a section beside the menu. */
const tight = "(max-width: 20em)";
export const menu = style(
  rule({
    minInlineSize: density.touch,
    minBlockSize: density.touch,
    paddingInline: space.md,
    // Its sign stands at the page's edge, as everything below it does.
    marginInlineStart: `calc(-1 * min(${space.md}, ${layout.gutter} / 2))`,
    color: color.text.strong,
    "@media": { [narrow]: { paddingInline: 0 } },
  }),
);
/** A word of forty letters gives way before the brand does; the link says all of it. */
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
/** In the menu. */
export const tools = style(
  rule({
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space.md,
    minBlockSize: density.touch,
    paddingInline: space.md,
    marginBlockEnd: space.md,
    color: color.text.muted,
    fontVariantNumeric: "tabular-nums",
  }),
);
/** The menu has it where there is no room. */
export const bonus = style(rule({ display: "none", "@media": { [roomy]: { display: "inline-grid" } } }));
/** Words among the others, without a button's ground; the menu begins with them where there is no room. */
export const transfer = style([
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
/** A sign until the brand has words and its middle. */
export const transferLabel = style([
  label,
  rule({ "@media": { "screen and (max-width: 79.99rem)": { display: "none" } } }),
]);
