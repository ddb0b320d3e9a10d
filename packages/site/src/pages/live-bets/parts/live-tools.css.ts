import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

const { space } = vars;

export const tools = style(
  rule({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.sm, marginBlockEnd: space.md }),
);
export const sports = style(
  rule({
    display: "flex",
    gap: space.sm,
    overflowX: "auto",
    overscrollBehaviorInline: "contain",
    scrollbarWidth: "none",
    // Keeps the focus ring of a chip visible.
    padding: space.hair,
    margin: `calc(-1 * ${space.hair})`,
  }),
);
export const sport = style(rule({ flexShrink: 0 }));
/** Wraps before the search is too narrow for its placeholder. */
export const finders = style(rule({ display: "flex", flexWrap: "wrap", alignItems: "start", gap: space.sm }));
export const search = style(rule({ flex: "999 1 12rem", minInlineSize: 0 }));
/** Both wrap below the search together. */
export const choices = style(
  rule({ flex: "1 1 max(21rem, 22em)", display: "flex", flexWrap: "wrap", gap: space.sm, minInlineSize: 0 }),
);
export const order = style(rule({ flex: "1 1 max(8.75rem, 9.25em)", minInlineSize: 0 }));
/** As high as the search field and the select beside it. */
export const several = style(rule({ flexShrink: 0, minBlockSize: vars.density.control }));
