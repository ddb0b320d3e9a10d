import { style } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";
import { focusable } from "../styles/focus.css.ts";
import { transition } from "../styles/transition.ts";
import { vars } from "../tokens/contract.css.ts";

const { color, font, space } = vars;

export const options = style(component({ display: "grid", gap: space.xs, minInlineSize: 0 }));
export const row = style(
  component({
    display: "flex",
    alignItems: "start",
    gap: space.sm,
    paddingBlock: space.xs,
    cursor: "pointer",
    selectors: { "&:has(:disabled)": { cursor: "not-allowed", color: color.disabled.ink } },
    "@media": {
      "(pointer: coarse)": { minBlockSize: vars.density.touch },
      "(forced-colors: active)": { selectors: { "&:has(:disabled)": { color: "GrayText" } } },
    },
  }),
);
export const dot = style([
  focusable,
  component({
    appearance: "none",
    flexShrink: 0,
    inlineSize: "1.25rem",
    blockSize: "1.25rem",
    marginBlockStart: "0.125rem",
    borderRadius: "50%",
    backgroundColor: color.surface,
    border: `${vars.stroke.line} solid ${color.border.strong}`,
    cursor: "inherit",
    transition: transition("border-width", "border-color"),
    selectors: {
      "&:hover": { borderColor: color.accent.ink },
      "&:checked": { borderColor: color.accent.ink, borderWidth: "6px" },
      "&:disabled": { backgroundColor: color.disabled.ground, borderColor: color.disabled.border },
    },
    "@media": {
      "(forced-colors: active)": {
        selectors: {
          "&:checked": { borderColor: "Highlight", forcedColorAdjust: "none", backgroundColor: "Canvas" },
          "&:disabled": { borderColor: "GrayText" },
        },
      },
    },
  }),
]);
export const invalid = style(component({ borderColor: color.danger.ink }));
export const text = style(component({ display: "grid", minInlineSize: 0, overflowWrap: "anywhere" }));
export const hint = style(component({ fontSize: font.size.sm, color: color.text.muted }));
