import { globalStyle, type StyleRule } from "@vanilla-extract/css";
import { vars } from "../tokens/contract.css.ts";
import { layer } from "./layers.css.ts";

/** Parts of every page by their element, and the label of one that has no name of its own. */
const kinds = {
  main: "main",
  nav: "navigation",
  aside: "aside",
  section: "section",
  article: "article",
  form: "form",
  search: "search",
} as const;
/** Further parts, which have a name: lists, and groups of controls. */
const named = ":is(ul,ol,[role=group],[role=list])[aria-label]";
/** The parts of a page that labelled boxes outline. None is more specific than another, so that the last rule wins. */
const parts = `:where([data-region],${Object.keys(kinds).join()},${named})`;
const isLabelled = "style(--lv-decor-boxes: labelled)";
const labelled = (selector: string, rule: StyleRule) =>
  globalStyle(selector, { "@layer": { [layer.reset]: { "@container": { [isLabelled]: rule } } } });

labelled(parts, {
  outline: `${vars.stroke.line} dashed currentColor`,
  outlineOffset: `calc(-1 * ${vars.stroke.line})`,
});
// Out of the flow: a label takes no space and moves nothing. Visible, but not read out.
labelled(`${parts}::before`, {
  content: "attr(data-region) ' ' attr(aria-label) / ''",
  position: "absolute",
  // In the corner, also if the part centres its content.
  placeSelf: "start",
  // On the edge, in the space between the parts: a part without padding would have its first words covered.
  translate: "0 -100%",
  zIndex: vars.z.sticky,
  paddingInline: vars.space.xs,
  backgroundColor: vars.color.text.strong,
  color: vars.color.page,
  fontFamily: vars.font.family.text,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.regular,
  lineHeight: vars.font.line.snug,
  pointerEvents: "none",
});
for (const [element, kind] of Object.entries(kinds)) {
  labelled(`${element}:where(:not([data-region],[aria-label]))::before`, { content: `'${kind}' / ''` });
}
// The header begins at the window's edge, where nothing is above it and its parts.
labelled(`[data-region]::before,[data-region="header"] ${parts}::before`, { translate: "none" });
// A region that fills a named landmark has no label of its own: two labels would overlap.
labelled(`${parts}[aria-label] > [data-region]:not([aria-label])::before`, { content: "none" });
