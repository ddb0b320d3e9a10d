import { style } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";
import { chosenInForced, focusable } from "../styles/focus.css.ts";
import { transition } from "../styles/transition.ts";
import { vars } from "../tokens/contract.css.ts";

const { color, density, font, radius, space } = vars;

const chosen = "&:is([aria-pressed=true], [aria-current]:not([aria-current=false]))";

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
      "&:active": { backgroundColor: color.press },
      [chosen]: {
        backgroundColor: color.accent.soft,
        borderColor: color.accent.ink,
        color: color.accent.ink,
        fontWeight: font.weight.semibold,
      },
      [`${chosen}:is(:hover, :active)`]: { backgroundColor: color.accent.softHover },
      "&:disabled": {
        color: color.text.disabled,
        backgroundColor: "transparent",
        borderColor: color.border.subtle,
        cursor: "not-allowed",
      },
    },
    "@media": {
      "(forced-colors: active)": {
        selectors: {
          [`${chosen}, ${chosen}:is(:hover, :active)`]: chosenInForced,
          "&:disabled": { color: "GrayText" },
        },
      },
    },
  }),
]);

export const count = style(
  component({
    color: color.text.muted,
    fontSize: font.size.xs,
    "@media": { "(forced-colors: active)": { color: "inherit" } },
  }),
);
