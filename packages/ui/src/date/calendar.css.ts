import { style } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";
import { transition } from "../styles/transition.ts";
import { vars } from "../tokens/contract.css.ts";

const { color, density, font, radius, space } = vars;

export const calendar = style(
  component({ display: "grid", gap: space.sm, padding: space.sm, inlineSize: "21rem", maxInlineSize: "100%" }),
);
export const head = style(component({ display: "flex", alignItems: "center", justifyContent: "space-between" }));
export const title = style(
  component({
    fontFamily: font.family.display,
    fontSize: font.size.lg,
    fontWeight: font.weight.semibold,
    color: color.text.strong,
    textAlign: "center",
  }),
);
export const back = style(component({ rotate: "180deg" }));
export const grid = style(component({ outline: "none" }));
export const week = style(component({ display: "grid", gridTemplateColumns: "repeat(7, minmax(0, 1fr))" }));
export const weekday = style(
  component({
    paddingBlock: space.xs,
    paddingInline: 0,
    fontSize: font.size.xs,
    fontWeight: font.weight.medium,
    color: color.text.muted,
    textAlign: "center",
  }),
);
export const day = style(
  component({
    position: "relative",
    display: "grid",
    placeItems: "center",
    inlineSize: "100%",
    minBlockSize: density.control,
    borderRadius: radius.md,
    fontFamily: font.family.figures,
    fontVariantNumeric: "tabular-nums",
    color: color.text.strong,
    transition: transition("background-color", "color"),
    selectors: {
      "&:hover:not([aria-disabled=true])": { backgroundColor: color.accent.soft },
      "&:active:not([aria-disabled=true])": { backgroundColor: color.accent.softHover },
      "&:focus-visible": { outlineOffset: "-2px" },
      "&[aria-disabled=true]": { color: color.disabled.ink },
    },
  }),
);
export const restDay = style(component({ color: color.text.muted }));
/** A line below the number: it stays visible if the day is selected too. */
export const today = style(
  component({
    fontWeight: font.weight.bold,
    color: color.accent.ink,
    selectors: {
      "&::after": {
        content: "",
        position: "absolute",
        insetBlockEnd: "0.3125rem",
        inlineSize: "1rem",
        blockSize: "2px",
        borderRadius: radius.pill,
        backgroundColor: "currentColor",
      },
    },
  }),
);
export const chosen = style(
  component({
    backgroundColor: color.accent.base,
    boxShadow: `inset 0 0 0 ${vars.stroke.line} ${color.selected.border}`,
    color: color.accent.on,
    fontWeight: font.weight.semibold,
    selectors: {
      "&:hover:not([aria-disabled=true])": { backgroundColor: color.accent.hover },
      "&:active:not([aria-disabled=true])": { backgroundColor: color.accent.press },
      "&:focus-visible": { outlineOffset: "2px" },
    },
    "@media": {
      "(forced-colors: active)": { forcedColorAdjust: "none", backgroundColor: "Highlight", color: "HighlightText" },
    },
  }),
);
