import { vars } from "@livery/ui/contract";
import { globalStyle, style } from "@vanilla-extract/css";
import { rule, small } from "../styles/rule.ts";

/** The chips of one choice. On a phone those of each line share all of it, so that none stands alone in an empty line. */
export const chipRow = style(rule({ display: "flex", flexWrap: "wrap", gap: vars.space.sm, minInlineSize: 0 }));
globalStyle(`${chipRow} > *`, rule({ "@media": { [small]: { flexGrow: 1 } } }));
globalStyle(`${chipRow} > li > *`, rule({ inlineSize: "100%" }));
