import { style, styleVariants } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";
import { chosenInForced, focusable } from "../styles/focus.css.ts";
import { transition } from "../styles/transition.ts";
import { tails, vars } from "../tokens/contract.css.ts";

const { color, density, font, radius, space } = vars;

export const base = style([
  focusable,
  component({
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: space.sm,
    position: "relative",
    flexShrink: 0,
    maxInlineSize: "100%",
    border: `${vars.stroke.line} solid transparent`,
    borderRadius: radius.md,
    borderEndStartRadius: tails.md,
    fontWeight: font.weight.semibold,
    lineHeight: font.line.tight,
    textAlign: "center",
    overflowWrap: "anywhere",
    cursor: "pointer",
    userSelect: "none",
    transition: transition("background-color", "border-color", "color", "box-shadow", "transform"),
    selectors: {
      "&:active:not(:disabled, [aria-disabled=true])": { transform: "translateY(1px)" },
      "&:is(:disabled, [aria-disabled=true])": { cursor: "not-allowed" },
      "&[aria-busy=true]": { cursor: "progress" },
    },
    "@media": {
      "(forced-colors: active)": {
        borderColor: "ButtonText",
        selectors: {
          "&:disabled": { borderColor: "GrayText", color: "GrayText" },
          "&[aria-pressed=true]:not(:disabled), &[aria-pressed=true]:not(:disabled):is(:hover, :active)":
            chosenInForced,
        },
      },
      "(prefers-reduced-motion: reduce)": {
        selectors: { "&:active:not(:disabled, [aria-disabled=true])": { transform: "none" } },
      },
    },
  }),
]);

const off = "&:is(:disabled, [aria-disabled=true]):not([aria-busy=true])";
const disabled = {
  backgroundColor: color.disabled.ground,
  borderColor: color.disabled.border,
  color: color.disabled.ink,
  boxShadow: "none",
};
/** A toggle button in its pressed state: an active view or filter. */
const pressed = "&[aria-pressed=true]:not(:disabled)";

export const variants = styleVariants({
  primary: component({
    backgroundColor: color.accent.base,
    color: color.accent.on,
    boxShadow: vars.shadow.sm,
    selectors: {
      "&:hover": { backgroundColor: color.accent.hover },
      "&:active": { backgroundColor: color.accent.press, boxShadow: "none" },
      [off]: disabled,
    },
  }),
  secondary: component({
    backgroundColor: color.surface,
    borderColor: color.border.base,
    color: color.text.strong,
    selectors: {
      "&:hover": { backgroundColor: color.hover, borderColor: color.border.strong },
      "&:active": { backgroundColor: color.press },
      [pressed]: {
        backgroundColor: color.selected.ground,
        borderColor: color.selected.border,
        color: color.selected.ink,
      },
      [off]: disabled,
    },
  }),
  quiet: component({
    color: color.accent.ink,
    selectors: {
      "&:hover": { backgroundColor: color.accent.soft },
      "&:active": { backgroundColor: color.accent.softHover },
      [pressed]: { backgroundColor: color.selected.ground, color: color.selected.ink },
      [off]: { color: color.disabled.ink, backgroundColor: "transparent" },
    },
  }),
  danger: component({
    backgroundColor: color.danger.base,
    color: color.danger.on,
    boxShadow: vars.shadow.sm,
    selectors: {
      "&:hover": { backgroundColor: color.danger.hover },
      "&:active": { backgroundColor: color.danger.press, boxShadow: "none" },
      [off]: disabled,
    },
  }),
});

export const sizes = styleVariants({
  sm: component({
    minBlockSize: density.controlSm,
    paddingInline: space.md,
    fontSize: font.size.sm,
    borderRadius: radius.sm,
    borderEndStartRadius: tails.sm,
  }),
  md: component({
    minBlockSize: density.control,
    paddingInline: space.lg,
    fontSize: font.size.md,
    paddingBlock: space.xs,
  }),
  lg: component({
    minBlockSize: density.controlLg,
    paddingInline: space.xl,
    fontSize: font.size.md,
    paddingBlock: space.sm,
  }),
});

export const wide = style(component({ inlineSize: "100%" }));

/** The label keeps its space while the button is busy, so that the button does not change its width. */
export const text = style(
  component({
    display: "inline-flex",
    alignItems: "center",
    gap: "inherit",
    minInlineSize: 0,
    overflowWrap: "anywhere",
  }),
);
export const textBusy = style(component({ opacity: 0 }));
export const spinner = style(component({ position: "absolute", inset: 0, display: "grid", placeItems: "center" }));
