import { style } from "@vanilla-extract/css";
import { vars } from "../tokens/contract.css.ts";
import { component } from "./component.ts";

/** The ring of the keyboard's focus; in forced colours the system's own highlight. */
export const ring = { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: "2px" } as const;

/**
 * What is chosen or held down, in forced colours: filled, for an outline is the focus's. It keeps its own colours then, so
 * whatever else its states paint (a pointer on it) has to say these again.
 */
export const chosenInForced = {
  backgroundColor: "Highlight",
  color: "HighlightText",
  borderColor: "Highlight",
  forcedColorAdjust: "none",
} as const;

/**
 * What the keyboard can reach. No transparent outline stands by for it: forced colours would paint
 * that around everything.
 */
export const focusable = style(
  component({
    selectors: { "&:focus-visible": ring },
    "@media": { "(forced-colors: active)": { selectors: { "&:focus-visible": { outlineColor: "Highlight" } } } },
  }),
);
