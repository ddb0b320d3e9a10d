import { vars } from "@livery/ui/contract";
import { sideSpace } from "./rule.ts";

const { layout } = vars;

/** What a page and its footer keep free at both ends; what lies at the window's end takes no more than stands beneath it. */
export const pageInline = {
  paddingInlineStart: layout.gutter,
  paddingInlineEnd: `max(${layout.gutter}, calc(${sideSpace} - max(0px, (100vw - ${layout.page}) / 2)))`,
} as const;
