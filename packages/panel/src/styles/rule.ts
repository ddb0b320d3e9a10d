import type { StyleRule } from "@vanilla-extract/css";
import { panelLayer } from "./layer.css.ts";

type Rule = Omit<StyleRule, "@layer">;

/** A rule of the panel's layer: it overrides the UI kit's without a specificity race. */
export function rule(style: Rule): StyleRule {
  return { "@layer": { [panelLayer]: style } };
}

/** Widths at which the layout changes (in rem, so that a larger font counts). */
export const wide = "screen and (min-width: 64rem)";
export const narrow = "screen and (max-width: 63.99rem)";
export const roomy = "screen and (min-width: 44rem)";
export const phone = "screen and (max-width: 43.99rem)";

/** Two rules under a sum, as in a ledger. */
export const sumRule = (colour: string) => `3px double ${colour}`;
