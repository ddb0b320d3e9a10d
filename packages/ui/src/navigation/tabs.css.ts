import { style } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";
import { focusable } from "../styles/focus.css.ts";
import { transition } from "../styles/transition.ts";
import { vars } from "../tokens/contract.css.ts";

const { color, density, font, radius, space } = vars;

export const row = style(
  component({
    display: "flex",
    gap: space.lg,
    overflowX: "auto",
    scrollbarWidth: "none",
    boxShadow: `inset 0 -1px 0 ${color.border.subtle}`,
    outline: "none",
  }),
);
export const tab = style([
  focusable,
  component({
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    gap: space.xs,
    flexShrink: 0,
    minBlockSize: density.controlLg,
    paddingInline: space.xs,
    borderRadius: radius.sm,
    color: color.text.muted,
    fontWeight: font.weight.medium,
    cursor: "pointer",
    transition: transition("color"),
    selectors: {
      "&&:focus-visible": { outlineOffset: "-3px" },
      "&:hover": { color: color.text.strong },
      "&[aria-selected=true]": { color: color.text.strong, fontWeight: font.weight.semibold },
      "&::after": {
        content: "",
        position: "absolute",
        insetInline: 0,
        insetBlockEnd: 0,
        blockSize: "3px",
        borderStartStartRadius: radius.sm,
        borderStartEndRadius: radius.sm,
        backgroundColor: "transparent",
        transition: transition("background-color"),
      },
      "&[aria-selected=true]::after": { backgroundColor: color.accent.ink },
    },
    "@media": {
      "(forced-colors: active)": { selectors: { "&[aria-selected=true]::after": { backgroundColor: "Highlight" } } },
    },
  }),
]);
export const count = style(
  component({
    minInlineSize: "1.25rem",
    paddingInline: space.xs,
    borderRadius: radius.pill,
    backgroundColor: color.sunken,
    color: color.text.muted,
    fontSize: font.size.xs,
    fontVariantNumeric: "tabular-nums",
    textAlign: "center",
  }),
);
export const panel = style([focusable, component({ paddingBlockStart: space.lg, borderRadius: radius.sm })]);
