import type { StyleRule } from "@vanilla-extract/css";
import { layer } from "./layers.css.ts";

type Rule = Omit<StyleRule, "@layer">;

/** A rule of the component layer: a site's or a brand's own css overrides it without a specificity race. */
export function component(rule: Rule): StyleRule {
  return { "@layer": { [layer.components]: rule } };
}
