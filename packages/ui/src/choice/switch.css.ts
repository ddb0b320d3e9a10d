import { style } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";
import { focusable } from "../styles/focus.css.ts";
import { transition } from "../styles/transition.ts";
import { vars } from "../tokens/contract.css.ts";

const { color, density, font, radius, shadow, space } = vars;

/** The thumb and its margin within the track. */
const thumb = "1.125rem";
const padding = "0.1875rem";
const size = { inlineSize: "2.75rem", blockSize: "1.5rem" } as const;

export const row = style(
  component({
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space.md,
    minBlockSize: density.control,
    paddingBlock: space.xs,
    cursor: "pointer",
    selectors: { "&:has(:disabled)": { cursor: "not-allowed", color: color.disabled.ink } },
    "@media": { "(pointer: coarse)": { minBlockSize: density.touch } },
  }),
);

export const text = style(component({ display: "grid", minInlineSize: 0, overflowWrap: "anywhere" }));
export const hint = style(component({ fontSize: font.size.sm, color: color.text.muted, lineHeight: font.line.snug }));

export const track = style([
  focusable,
  component({
    ...size,
    appearance: "none",
    position: "relative",
    flexShrink: 0,
    margin: 0,
    borderRadius: radius.pill,
    // The line takes the colour of the ground, so that on and off have one size.
    backgroundColor: color.border.strong,
    cursor: "inherit",
    transition: transition("background-color"),
    selectors: {
      "&::before": {
        content: "",
        position: "absolute",
        insetBlockStart: padding,
        insetInlineStart: padding,
        inlineSize: thumb,
        blockSize: thumb,
        borderRadius: radius.pill,
        backgroundColor: color.surface,
        boxShadow: shadow.sm,
        transition: transition("inset-inline-start", "inline-size"),
      },
      "&:hover": { backgroundColor: color.text.muted },
      "&:checked": { backgroundColor: color.accent.ink },
      "&:checked::before": { insetInlineStart: `calc(${size.inlineSize} - ${thumb} - ${padding})` },
      // While pressed, the thumb stretches in the direction of its next move.
      "&:active:not(:disabled)::before": { inlineSize: `calc(${thumb} + 0.25rem)` },
      "&:checked:active:not(:disabled)::before": {
        insetInlineStart: `calc(${size.inlineSize} - ${thumb} - 0.25rem - ${padding})`,
      },
      "&:disabled": { backgroundColor: color.disabled.border },
      "&:disabled::before": { backgroundColor: color.disabled.ground, boxShadow: "none" },
      "&[aria-invalid=true]": { outline: `${vars.stroke.mark} solid ${color.danger.ink}`, outlineOffset: "1px" },
    },
    "@media": {
      "(forced-colors: active)": {
        forcedColorAdjust: "none",
        backgroundColor: "ButtonText",
        selectors: {
          "&:hover": { backgroundColor: "ButtonText" },
          "&:checked": { backgroundColor: "Highlight" },
          "&:disabled": { backgroundColor: "GrayText" },
          "&::before, &:disabled::before": { backgroundColor: "ButtonFace" },
        },
      },
      "(prefers-reduced-motion: reduce)": { selectors: { "&::before": { transition: "none" } } },
    },
  }),
]);
