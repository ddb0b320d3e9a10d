import { vars } from "@livery/ui/contract";
import type { StyleRule } from "@vanilla-extract/css";
import { partLayer, siteLayer } from "./layer.css.ts";

type Rule = Omit<StyleRule, "@layer">;

/** A rule of the site's layer: it wins over the kit's without a race of specificity. */
export function rule(style: Rule): StyleRule {
  return { "@layer": { [siteLayer]: style } };
}

/** A rule of a part that its places lay out: theirs win over it, as the site's over the kit's. */
export function partRule(style: Rule): StyleRule {
  return { "@layer": { [partLayer]: style } };
}

/** What lies over the page's foot stands above this: the navigation of the mobile shell, the screen's own edge. */
export const footSpace = "var(--lv-foot)";
/** What lies at the page's end takes so much of the window. */
export const sideSpace = "var(--lv-side)";
/** What sticks to the page's head takes so much of it: the header, or what of it stays while the page scrolls. */
export const headSpace = "var(--lv-head)";
/**
 * As high as what stays in sight beside a scrolling page, from its very beginning; `--lv-dock`: what stands around the page takes so
 * much of the window's end; `--lv-edge`: a brand's strip of the page's head.
 */
export const sightHeight = `calc(100dvh - ${headSpace} - var(--lv-edge, 0px) - var(--lv-dock, 0px) - 2 * ${vars.space.lg})`;
/** The slip's bar above that, while there is one: what comes up at the foot does not cover it. */
export const footBar = "var(--lv-foot-bar, 0px)";
/** The handle of a chat that lives on above both, while there is one: the page ends before it. */
export const footChat = "var(--lv-foot-chat, 0px)";

/** Widths at which the layout changes (in rem, so that a larger font counts). */
export const wide = "screen and (min-width: 68rem)";
export const medium = "screen and (min-width: 44rem)";
export const small = "screen and (max-width: 43.99rem)";
export const noRail = "screen and (max-width: 67.99rem)";
export const still = "(prefers-reduced-motion: reduce)";
/** Times stand below each other; a brand with large letters has them as wide as they are. */
export const timeColumn = "minmax(3rem, max-content)";

/** What a gloved finger hits on a shop's machine, however small a brand's letters are. */
export const gloveTarget = "max(64px, 4rem)";
