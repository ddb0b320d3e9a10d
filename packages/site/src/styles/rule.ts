import { vars } from "@livery/ui/contract";
import type { StyleRule } from "@vanilla-extract/css";
import { partLayer, siteLayer } from "./layer.css.ts";

type Rule = Omit<StyleRule, "@layer">;

/** A rule of the site's layer: it wins over the UI kit's without a race of specificity. */
export function rule(style: Rule): StyleRule {
  return { "@layer": { [siteLayer]: style } };
}

/** A rule of a part that its containers lay out: their rules win over it, as the site's win over the UI kit's. */
export function partRule(style: Rule): StyleRule {
  return { "@layer": { [partLayer]: style } };
}

/** Elements over the page's foot stand above this: the mobile shell's navigation, the screen's own edge. */
export const footSpace = "var(--lv-foot)";
/** The width that an overlay at the page's end takes of the window. */
export const sideSpace = "var(--lv-side)";
/** The height that the page's head takes of a sticky element: the header, or the part of it that stays during a scroll. */
export const headSpace = "var(--lv-head)";
/**
 * The visible height beside a scrolling page, from its top on; `--lv-dock`: the space that the frame takes at the window's end;
 * `--lv-edge`: a brand's strip of the page's head.
 */
export const sightHeight = `calc(100dvh - ${headSpace} - var(--lv-edge, 0px) - var(--lv-dock, 0px) - 2 * ${vars.space.lg})`;
/** The height of the slip's bar above that, while there is one: overlays at the foot do not cover it. */
export const footBar = "var(--lv-foot-bar, 0px)";
/** The height of a closed chat's handle above both, while there is one: the page ends before it. */
export const footChat = "var(--lv-foot-chat, 0px)";

/** Widths at which the layout changes (in rem, so that a larger font counts). */
export const wide = "screen and (min-width: 68rem)";
export const medium = "screen and (min-width: 44rem)";
export const small = "screen and (max-width: 43.99rem)";
export const noRail = "screen and (max-width: 67.99rem)";
export const still = "(prefers-reduced-motion: reduce)";
/** Times stand below each other; in a brand with large letters the column is as wide as they need. */
export const timeColumn = "minmax(3rem, max-content)";

/** The size that a gloved finger hits on a shop's terminal, however small a brand's letters are. */
export const gloveTarget = "max(64px, 4rem)";
