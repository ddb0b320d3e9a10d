import { style } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";
import { focusable } from "../styles/focus.css.ts";
import { vars } from "../tokens/contract.css.ts";

const { color, density, font, motion, radius, space } = vars;

export const controls = style(
  component({ display: "flex", alignItems: "center", minInlineSize: 0, marginInlineStart: "auto" }),
);
/** The icon points forwards; this one points back. */
export const previous = style(component({ rotate: "180deg" }));
export const dots = style(component({ display: "flex", "@media": { "(max-width: 43.99rem)": { display: "none" } } }));
/** The dot is small, its target is not. */
export const dot = style([
  focusable,
  component({
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
      "&&:focus-visible": { outlineOffset: "-2px" },
    },
    "@media": {
      "(forced-colors: active)": {
        selectors: {
          "&::before, &:hover::before": { backgroundColor: "CanvasText" },
          '&[aria-current="true"]::before': { backgroundColor: "Highlight" },
        },
      },
    },
  }),
]);
export const position = style(
  component({
    minInlineSize: 0,
    paddingInline: space.sm,
    fontSize: font.size.sm,
    color: color.text.muted,
    fontVariantNumeric: "tabular-nums",
    overflowWrap: "anywhere",
  }),
);
