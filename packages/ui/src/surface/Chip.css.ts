import { style } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";
import { focusable } from "../styles/focus.css.ts";
import { transition } from "../styles/transition.ts";
import { vars } from "../tokens/contract.css.ts";

const { color, density, font, radius, space } = vars;

export const chip = style([
  focusable,
  component({
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: space.xs,
    flexShrink: 0,
    maxInlineSize: "100%",
    minBlockSize: density.controlSm,
    paddingInline: space.md,
    border: `${vars.stroke.line} solid ${color.border.base}`,
    borderRadius: radius.pill,
    backgroundColor: color.surface,
    color: color.text.base,
    fontSize: font.size.sm,
    fontWeight: font.weight.medium,
    fontVariantNumeric: "tabular-nums",
    lineHeight: font.line.tight,
    overflowWrap: "anywhere",
    cursor: "pointer",
    transition: transition("background-color", "border-color", "color"),
    selectors: {
      "&:hover": { backgroundColor: color.hover, borderColor: color.border.strong, color: color.text.strong },
      "&:is([aria-pressed=true], [aria-current]:not([aria-current=false]))": {
        backgroundColor: color.accent.soft,
        borderColor: color.accent.ink,
        color: color.accent.ink,
        fontWeight: font.weight.semibold,
      },
      "&:disabled": {
        color: color.text.disabled,
        backgroundColor: "transparent",
        borderColor: color.border.subtle,
        cursor: "not-allowed",
      },
    },
    "@media": {
      "(forced-colors: active)": { selectors: { "&[aria-pressed=true]": { outline: "2px solid Highlight" } } },
    },
  }),
]);

export const count = style(component({ color: color.text.muted, fontSize: font.size.xs }));
