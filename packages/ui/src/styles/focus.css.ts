import { style } from "@vanilla-extract/css";
import { vars } from "../tokens/contract.css.ts";
import { component } from "./component.ts";

/** The focus ring; in forced colours the system's highlight. */
export const ring = { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: "2px" } as const;

/**
 * A selected or pressed element in forced colours is filled, because an outline means focus. It keeps its own colours then, so
 * its other states (hover) must declare these again.
 */
export const chosenInForced = {
  backgroundColor: "Highlight",
  color: "HighlightText",
  borderColor: "Highlight",
  forcedColorAdjust: "none",
} as const;

/** A focusable element. It has no transparent outline: forced colours would paint that around everything. */
export const focusable = style(
  component({
    selectors: { "&:focus-visible": ring },
    "@media": { "(forced-colors: active)": { selectors: { "&:focus-visible": { outlineColor: "Highlight" } } } },
  }),
);
