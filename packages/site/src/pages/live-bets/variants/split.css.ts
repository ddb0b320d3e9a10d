import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { headSpace, rule, sightHeight } from "../../../styles/rule.ts";

const { color, density, font, radius, space } = vars;

export const halves = style(
  rule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 11fr) minmax(0, 12fr)",
    gap: space.lg,
    alignItems: "start",
  }),
);
export const half = style(rule({ minInlineSize: 0 }));
/** The list scrolls with the page; the match stays in view, and scrolls by itself if it is longer. */
export const match = style(
  rule({
    minInlineSize: 0,
    position: "sticky",
    insetBlockStart: `calc(${headSpace} + ${space.md})`,
    maxBlockSize: sightHeight,
    overflowY: "auto",
    overscrollBehavior: "contain",
    borderRadius: radius.lg,
    scrollbarWidth: "thin",
  }),
);
/** Receives the focus when it replaces the list. */
export const opened = style(rule({ outline: "none" }));
export const back = style(
  rule({
    display: "inline-flex",
    alignItems: "center",
    gap: space.sm,
    minBlockSize: density.touch,
    marginBlockEnd: space.xs,
    color: color.text.base,
    fontWeight: font.weight.medium,
    borderRadius: radius.sm,
    selectors: {
      "&:hover": { color: color.text.strong, textDecorationLine: "underline", textUnderlineOffset: "0.2em" },
      "&:focus-visible": { outline: `${vars.stroke.focus} solid ${color.focus}`, outlineOffset: "2px" },
    },
  }),
);
export const backArrow = style(rule({ rotate: "180deg" }));
