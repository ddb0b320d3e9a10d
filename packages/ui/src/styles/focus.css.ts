import { style } from "@vanilla-extract/css";
import { vars } from "../tokens/contract.css.ts";
import { component } from "./component.ts";

/** The ring of the keyboard's focus; in forced colours the system's own highlight. */
export const ring = { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: "2px" } as const;

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
