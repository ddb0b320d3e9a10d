import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

const { color, shadow, space } = vars;

/** Around the content of a slip: the selections scroll, the button stays. */
export const frame = style(rule({ display: "flex", flexDirection: "column", minBlockSize: 0 }));
export const selections = style(
  rule({
    minBlockSize: 0,
    overflowY: "auto",
    overscrollBehavior: "contain",
    // The rows give way before the stake does.
    flexShrink: 1000,
    // In a low window (for example at 400% zoom) the button would take all the space, so everything scrolls.
    "@media": { "(max-height: 26rem)": { flexShrink: 0 } },
  }),
);
/** The stake, which is never under the button nor above what is scrolled. */
export const stake = style(
  rule({
    flexShrink: 1,
    minBlockSize: 0,
    overflowY: "auto",
    display: "grid",
    gap: space.sm,
    padding: space.lg,
    paddingBlock: space.md,
    borderBlockStart: `${vars.stroke.line} solid ${color.border.subtle}`,
    backgroundColor: color.surface,
    // What is scrolled passes under it.
    position: "relative",
    boxShadow: shadow.md,
    "@media": { "(max-height: 26rem)": { flexShrink: 0, boxShadow: "none" } },
  }),
);
export const empty = style(rule({ padding: space.lg }));
export const legs = style(
  rule({
    borderBlockEnd: `${vars.stroke.line} solid ${color.border.subtle}`,
    selectors: { "&:focus-visible": { outline: `${vars.stroke.focus} solid ${color.focus}`, outlineOffset: "-2px" } },
  }),
);
export const foot = style(rule({ display: "grid", gap: space.lg, padding: space.lg }));
export const unknown = style(rule({ display: "grid", justifyItems: "center", gap: space.lg, padding: space.lg }));
export const actions = style(rule({ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: space.sm }));
export const share = style(rule({ display: "grid", gap: space.md, justifyItems: "center" }));
export const beginnings = style(
  rule({ display: "grid", justifyItems: "center", gap: space.md, inlineSize: "min(100%, 18rem)" }),
);
