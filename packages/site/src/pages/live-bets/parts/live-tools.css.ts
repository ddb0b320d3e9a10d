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
    // The focus ring of a chip is not cut off.
    padding: space.hair,
    margin: `calc(-1 * ${space.hair})`,
  }),
);
export const sport = style(rule({ flexShrink: 0 }));
/** One below the other where the search could not show what it asks for. */
export const finders = style(rule({ display: "flex", flexWrap: "wrap", alignItems: "start", gap: space.sm }));
export const search = style(rule({ flex: "999 1 12rem", minInlineSize: 0 }));
/** They go below the search together. */
export const choices = style(
  rule({ flex: "1 1 max(21rem, 22em)", display: "flex", flexWrap: "wrap", gap: space.sm, minInlineSize: 0 }),
);
export const order = style(rule({ flex: "1 1 max(8.75rem, 9.25em)", minInlineSize: 0 }));
/** As high as the field and the choice beside it. */
export const several = style(rule({ flexShrink: 0, minBlockSize: vars.density.control }));
