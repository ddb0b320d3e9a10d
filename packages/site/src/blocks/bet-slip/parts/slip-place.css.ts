import { vars } from "@livery/ui/contract";
import { globalStyle, style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

const { color, space } = vars;

export const terms = style(rule({ display: "grid", gap: space.md }));
export const action = style(
  rule({
    paddingInline: space.lg,
    paddingBlock: space.md,
    borderBlockStart: `${vars.stroke.line} solid ${color.border.subtle}`,
    backgroundColor: color.surface,
    // In a window of a few lines, as one that is enlarged four times, it would cover what it belongs to.
    "@media": { "(min-height: 26rem)": { position: "sticky", insetBlockEnd: 0 } },
  }),
);
/** In a column or a sheet: what is gone to by keys stops above it. */
export const scrollPaddingBlockEnd = "9rem";
globalStyle(`[role="dialog"] :has(.${action})`, rule({ scrollPaddingBlockEnd }));
export const trouble = style(rule({ display: "grid", gap: space.sm, selectors: { "&:empty": { display: "none" } } }));
export const ways = style(rule({ display: "flex", flexWrap: "wrap", gap: space.sm }));
