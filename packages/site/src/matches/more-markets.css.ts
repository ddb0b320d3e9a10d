import { style } from "@vanilla-extract/css";
import { rule } from "../styles/rule.ts";

/** Width of a column of such links: four signs and the arrow. */
export const moreColumn = "3.25rem";
export const more = style(rule({ display: "inline-flex", alignItems: "center", whiteSpace: "nowrap" }));
/** The sign stands before the number in every language. */
export const figure = style(rule({ direction: "ltr", unicodeBidi: "isolate" }));
