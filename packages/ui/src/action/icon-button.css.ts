import { style, styleVariants } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";
import { chosenInForced, focusable } from "../styles/focus.css.ts";
import { transition } from "../styles/transition.ts";
import { vars } from "../tokens/contract.css.ts";

const { color, density, font, radius } = vars;

export const base = style([
  focusable,
  component({
    position: "relative",
    display: "inline-grid",
    placeItems: "center",
    flexShrink: 0,
    borderRadius: radius.md,
    color: color.text.muted,
    cursor: "pointer",
    transition: transition("background-color", "color"),
    selectors: {
      "&:hover": { backgroundColor: color.hover, color: color.text.strong },
      "&:active": { backgroundColor: color.press },
      "&[aria-expanded=true], &[aria-pressed=true]": {
        backgroundColor: color.selected.ground,
        color: color.selected.ink,
      },
      "&[aria-busy=true]": { cursor: "progress" },
      "&:disabled": { color: color.disabled.ink, backgroundColor: "transparent", cursor: "not-allowed" },
    },
    "@media": {
      "(forced-colors: active)": {
        selectors: {
          "&:is([aria-pressed=true], [aria-expanded=true]), &:is([aria-pressed=true], [aria-expanded=true]):hover":
            chosenInForced,
          "&:disabled": { color: "GrayText" },
        },
      },
    },
  }),
]);

export const sizes = styleVariants({ sm: density.controlSm, md: density.control, lg: density.controlLg }, (edge) => [
  // A row that lets its children shrink leaves the button its size.
  component({ inlineSize: edge, minInlineSize: edge, blockSize: edge }),
]);

export const count = style(
  component({
    position: "absolute",
    // Placed relative to the icon's centre: the larger part of the icon stays visible in the smallest button too.
    insetBlockStart: "calc(50% - 1.125rem)",
    insetInlineStart: "calc(50% + 0.125rem)",
    minInlineSize: "1.125rem",
    blockSize: "1.125rem",
    paddingInline: "0.25rem",
    borderRadius: radius.pill,
    display: "grid",
    placeItems: "center",
    backgroundColor: color.signal.base,
    color: color.signal.on,
    boxShadow: `0 0 0 2px ${color.page}`,
    fontFamily: font.family.figures,
    fontSize: font.size.xs,
    fontWeight: font.weight.bold,
    fontVariantNumeric: "tabular-nums",
    lineHeight: 1,
  }),
);
