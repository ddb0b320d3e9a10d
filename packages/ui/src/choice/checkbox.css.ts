import { style } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";
import { focusable } from "../styles/focus.css.ts";
import { transition } from "../styles/transition.ts";
import { vars } from "../tokens/contract.css.ts";

const { color, radius, space } = vars;

export const row = style(
  component({
    display: "inline-flex",
    alignItems: "start",
    gap: space.sm,
    maxInlineSize: "100%",
    paddingBlock: space.xs,
    cursor: "pointer",
    selectors: { "&:has(:disabled)": { cursor: "not-allowed", color: color.disabled.ink } },
    "@media": {
      "(pointer: coarse)": { minBlockSize: vars.density.touch, alignItems: "center" },
      "(forced-colors: active)": { selectors: { "&:has(:disabled)": { color: "GrayText" } } },
    },
  }),
);

export const box = style(
  component({ position: "relative", display: "grid", flexShrink: 0, marginBlockStart: "0.125rem" }),
);

export const input = style([
  focusable,
  component({
    appearance: "none",
    inlineSize: "1.25rem",
    blockSize: "1.25rem",
    backgroundColor: color.surface,
    border: `${vars.stroke.line} solid ${color.border.strong}`,
    borderRadius: `min(${radius.sm}, 6px)`,
    cursor: "inherit",
    transition: transition("background-color", "border-color"),
    selectors: {
      "&:hover": { borderColor: color.accent.ink },
      "&:checked, &:indeterminate": { backgroundColor: color.accent.ink, borderColor: color.accent.ink },
      "&[aria-invalid=true]": { borderColor: color.danger.ink },
      "&:disabled": { backgroundColor: color.disabled.ground, borderColor: color.disabled.border },
    },
    "@media": {
      "(forced-colors: active)": {
        selectors: {
          "&:checked, &:indeterminate": {
            backgroundColor: "Highlight",
            borderColor: "Highlight",
            forcedColorAdjust: "none",
          },
          "&:checked:disabled, &:indeterminate:disabled": { backgroundColor: "GrayText", borderColor: "GrayText" },
        },
      },
    },
  }),
]);

export const tick = style(
  component({
    position: "absolute",
    inset: 0,
    margin: "auto",
    color: color.surface,
    pointerEvents: "none",
    opacity: 0,
    transition: transition("opacity"),
    selectors: {
      "&&": { strokeWidth: "2.75" },
      "input:checked + &, input:indeterminate + &": { opacity: 1 },
      "input:disabled + &": { color: color.disabled.ink },
    },
    "@media": {
      "(forced-colors: active)": {
        forcedColorAdjust: "none",
        color: "HighlightText",
        selectors: { "input:disabled + &": { color: "Canvas" } },
      },
    },
  }),
);

export const text = style(component({ minInlineSize: 0, overflowWrap: "anywhere" }));
