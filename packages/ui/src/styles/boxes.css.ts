import { globalStyle, type StyleRule } from "@vanilla-extract/css";
import { vars } from "../tokens/contract.css.ts";
import { layer } from "./layers.css.ts";

/** The parts of a page that a drawing board tells apart: regions, landmarks, and sections with a name. */
const parts = "[data-region],main,nav,aside,section[aria-label],form[aria-label]";
const isLabelled = "style(--lv-decor-boxes: labelled)";
const labelled = (selector: string, rule: StyleRule) =>
  globalStyle(selector, { "@layer": { [layer.reset]: { "@container": { [isLabelled]: rule } } } });

labelled(parts, {
  outline: `${vars.stroke.line} dashed currentColor`,
  outlineOffset: `calc(-1 * ${vars.stroke.line})`,
});
// Taken out of the flow where it would stand: a label has no room of its own and moves nothing. Shown, not read.
labelled(`:is(${parts}):is([data-region],[aria-label])::before`, {
  content: "attr(data-region) ' ' attr(aria-label) / ''",
  position: "absolute",
  // In its corner, also where what stands in the part is in the middle of it.
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
// A region that fills a landmark with a name is named by it: two labels would lie on each other.
labelled(`:is(${parts})[aria-label] > [data-region]:not([aria-label])::before`, { content: "none" });
