import { vars } from "@livery/ui/contract";
import { globalStyle, style } from "@vanilla-extract/css";
import { gloveTarget, rule } from "../../../styles/rule.ts";

/** From this width on, keys, brand and balance share one row. */
const oneRow = "screen and (min-width: 54rem)";

const { color, font, layout, motion, radius, space, stroke, z } = vars;

const twoRows = `calc(${gloveTarget} + ${vars.density.touch} + 3 * ${space.sm})`;

export const header = style(
  rule({
    position: "sticky",
    insetBlockStart: 0,
    zIndex: z.header,
    borderBlockEnd: `${stroke.mark} solid ${color.border.base}`,
  }),
);
globalStyle(
  `:root:has(.${header})`,
  rule({
    vars: { "--lv-head": twoRows },
    "@media": { [oneRow]: { vars: { "--lv-head": `calc(${gloveTarget} + 2 * ${space.sm})` } } },
  }),
);

/** Brand and balance above four equally wide keys; in one row each key is as wide as its text. */
export const inside = style(
  rule({
    display: "grid",
    gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
    gridTemplateAreas: `"mark mark money money"`,
    alignItems: "center",
    gap: space.sm,
    maxInlineSize: layout.page,
    marginInline: "auto",
    paddingInline: layout.gutter,
    paddingBlock: space.sm,
    "@media": {
      [oneRow]: {
        gridTemplateColumns: "auto auto auto minmax(0, 1fr) auto auto",
        gridTemplateAreas: `". . . mark money ."`,
        gap: space.md,
      },
    },
  }),
);
export const key = style(
  rule({
    // Below brand and balance, also if there is no balance to take its half of the row.
    gridRow: 2,
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    justifyContent: "center",
    gap: space.hair,
    minInlineSize: gloveTarget,
    minBlockSize: gloveTarget,
    paddingInline: space.hair,
    border: `${stroke.line} solid ${color.border.strong}`,
    borderRadius: radius.md,
    backgroundColor: color.surface,
    color: color.text.strong,
    fontWeight: font.weight.semibold,
    lineHeight: font.line.tight,
    textAlign: "center",
    touchAction: "manipulation",
    userSelect: "none",
    transition: `background-color ${motion.fast} ${motion.standard}`,
    selectors: {
      "&:is(:hover, :active)": { backgroundColor: color.press },
      "&:focus-visible": { outline: `${stroke.focus} solid ${color.focus}`, outlineOffset: "2px" },
      "&[aria-current]": {
        borderColor: color.accent.base,
        backgroundColor: color.accent.soft,
        color: color.accent.ink,
      },
      "&:is(:disabled, [aria-disabled=true])": {
        borderColor: color.disabled.border,
        backgroundColor: color.disabled.ground,
        color: color.disabled.ink,
      },
    },
    "@media": {
      "(forced-colors: active)": {
        selectors: {
          "&[aria-current]": { borderColor: "Highlight" },
          "&:is(:disabled, [aria-disabled=true])": { color: "GrayText", borderColor: "GrayText" },
        },
      },
      [oneRow]: { gridRow: 1, minInlineSize: "6rem", maxInlineSize: "11rem", paddingInline: space.sm },
    },
  }),
);
/** A quarter of a phone fits the longest of our texts; a brand's own longer text breaks and is never cut off. */
export const label = style(
  rule({ maxInlineSize: "100%", fontSize: `min(${font.size.md}, 3.6cqi)`, overflowWrap: "anywhere", hyphens: "auto" }),
);
/** A chevron that points back. */
export const back = style(rule({ rotate: "180deg" }));
export const brand = style(
  rule({
    gridArea: "mark",
    display: "flex",
    alignItems: "center",
    minInlineSize: 0,
    "@media": { [oneRow]: { paddingInlineStart: space.lg } },
  }),
);
export const money = style(
  rule({
    gridArea: "money",
    minInlineSize: "5rem",
    // Whatever the size of a brand's letters, both get half of the row.
    fontSize: `min(${font.size.xl}, 5.4cqi)`,
    "@media": { [oneRow]: { paddingInline: space.lg, fontSize: `min(${font.size.xxl}, 2.4cqi)` } },
  }),
);
const act = (tone: "accent" | "danger") =>
  style(
    rule({
      borderColor: "transparent",
      backgroundColor: color[tone].base,
      color: color[tone].on,
      selectors: { "&:is(:hover, :active)": { backgroundColor: color[tone].press } },
    }),
  );
export const enter = act("accent");
export const leave = act("danger");
