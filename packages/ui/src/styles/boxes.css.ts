import { globalStyle, type StyleRule } from "@vanilla-extract/css";
import { vars } from "../tokens/contract.css.ts";
import { layer } from "./layers.css.ts";

/** The parts of a page that labelled boxes outline: regions, landmarks, and sections with a name. */
const parts = "[data-region],main,nav,aside,section[aria-label],form[aria-label]";
const isLabelled = "style(--lv-decor-boxes: labelled)";
const labelled = (selector: string, rule: StyleRule) =>
  globalStyle(selector, { "@layer": { [layer.reset]: { "@container": { [isLabelled]: rule } } } });

labelled(parts, {
  outline: `${vars.stroke.line} dashed currentColor`,
  outlineOffset: `calc(-1 * ${vars.stroke.line})`,
});
// Out of the flow: a label takes no space and moves nothing. Visible, but not read out.
labelled(`:is(${parts}):is([data-region],[aria-label])::before`, {
  content: "attr(data-region) ' ' attr(aria-label) / ''",
  position: "absolute",
  // In the corner, also if the part centres its content.
  placeSelf: "start",
  zIndex: vars.z.sticky,
  paddingInline: vars.space.xs,
  backgroundColor: vars.color.text.strong,
  color: vars.color.page,
  fontFamily: vars.font.family.text,
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.line.snug,
  pointerEvents: "none",
});
// A region that fills a named landmark has no label of its own: two labels would overlap.
labelled(`:is(${parts})[aria-label] > [data-region]:not([aria-label])::before`, { content: "none" });
