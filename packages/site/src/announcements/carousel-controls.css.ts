import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule, small } from "../styles/rule.ts";

const { color, density, font, motion, radius } = vars;

export const controls = style(rule({ display: "flex", alignItems: "center", marginInlineStart: "auto" }));
/** The drawing points on; this one points back. */
export const previous = style(rule({ rotate: "180deg" }));
export const dots = style(rule({ display: "flex", "@media": { [small]: { display: "none" } } }));
/** The mark is small, the place to press is not. */
export const dot = style(
  rule({
    display: "grid",
    placeItems: "center",
    inlineSize: "1.5rem",
    blockSize: density.control,
    borderRadius: radius.sm,
    cursor: "pointer",
    selectors: {
      "&::before": {
        content: "",
        inlineSize: "0.5rem",
        blockSize: "0.5rem",
        borderRadius: radius.pill,
        backgroundColor: color.border.strong,
        transition: `inline-size ${motion.base} ${motion.standard}, background-color ${motion.base} ${motion.standard}`,
      },
      "&:hover::before": { backgroundColor: color.text.strong },
      '&[aria-current="true"]::before': { inlineSize: "1.125rem", backgroundColor: color.accent.ink },
      "&:focus-visible": { outline: `2px solid ${color.focus}`, outlineOffset: "-2px" },
    },
    "@media": {
      "(forced-colors: active)": {
        selectors: {
          "&::before": { backgroundColor: "CanvasText" },
          '&[aria-current="true"]::before': { backgroundColor: "Highlight" },
        },
      },
    },
  }),
);
export const position = style(
  rule({
    paddingInline: "0.25rem",
    fontSize: font.size.sm,
    color: color.text.muted,
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "nowrap",
  }),
);
