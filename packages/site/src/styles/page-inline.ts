import { vars } from "@livery/ui/contract";
import { sideSpace } from "./rule.ts";

const { layout } = vars;

/**
 * The space that a page and its footer leave free at both ends; the end also leaves free what an overlay at the window's end
 * covers of them.
 */
export const pageInline = {
  paddingInlineStart: layout.gutter,
  paddingInlineEnd: `max(${layout.gutter}, calc(${sideSpace} - max(0px, (100vw - ${layout.page}) / 2)))`,
} as const;
