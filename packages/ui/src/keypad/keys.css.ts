import { style } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";
import { transition } from "../styles/transition.ts";
import { tails, vars } from "../tokens/contract.css.ts";

const { color, font, radius, shadow, space } = vars;

/** Digits have the order of every keypad, whatever the direction of the text. */
export const keys = style(
  component({
    direction: "ltr",
    display: "grid",
    gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
    gap: space.sm,
    touchAction: "manipulation",
    userSelect: "none",
  }),
);
export const key = style(
  component({
    display: "grid",
    placeItems: "center",
    minBlockSize: "3.25rem",
    borderRadius: radius.md,
    borderEndStartRadius: tails.md,
    border: `${vars.stroke.line} solid ${color.border.base}`,
    backgroundColor: color.surface,
    color: color.text.strong,
    boxShadow: shadow.sm,
    fontFamily: font.family.figures,
    fontSize: font.size.xl,
    fontWeight: font.weight.medium,
    fontVariantNumeric: "tabular-nums",
    lineHeight: 1,
    transition: transition("background-color", "border-color", "box-shadow", "transform"),
    selectors: {
      "&:hover": { backgroundColor: color.hover },
      // Looks like a pressed key.
      "&:active:not(:disabled)": {
        backgroundColor: color.accent.soft,
        borderColor: color.accent.ink,
        color: color.accent.ink,
        boxShadow: "none",
        transform: "translateY(1px)",
      },
      "&:disabled": {
        backgroundColor: "transparent",
        borderColor: color.border.subtle,
        color: color.disabled.ink,
        boxShadow: "none",
      },
    },
    "@media": {
      "(forced-colors: active)": { borderColor: "ButtonText" },
      "(prefers-reduced-motion: reduce)": { selectors: { "&:active:not(:disabled)": { transform: "none" } } },
    },
  }),
);
/** Decimal and backspace: keys that edit the number and are not digits. */
export const side = style(
  component({
    backgroundColor: "transparent",
    borderColor: "transparent",
    color: color.text.muted,
    boxShadow: "none",
    "@media": { "(forced-colors: active)": { borderColor: "ButtonText" } },
  }),
);
