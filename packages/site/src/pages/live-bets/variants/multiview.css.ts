import { vars } from "@livery/ui/contract";
import { globalStyle, style } from "@vanilla-extract/css";
import { headSpace, rule, sightHeight } from "../../../styles/rule.ts";

const { space } = vars;

export const panes = style(rule({ minInlineSize: 0 }));
/** The rail scrolls with the page and the board stays in view: neither pane scrolls by itself. */
globalStyle(`${panes} > * > *`, rule({ overflow: "visible" }));
export const rail = style(rule({ minInlineSize: 0 }));
export const board = style(
  rule({
    position: "sticky",
    insetBlockStart: `calc(${headSpace} + ${space.md})`,
    maxBlockSize: sightHeight,
    minInlineSize: 0,
    overflowY: "auto",
    overscrollBehavior: "contain",
    scrollbarWidth: "thin",
  }),
);
