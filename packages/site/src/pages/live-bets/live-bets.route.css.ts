import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../styles/rule.ts";

const { layout, space } = vars;

/** The last line of the page. */
export const news = style(rule({ maxInlineSize: layout.reading, marginBlockStart: space.xl }));
