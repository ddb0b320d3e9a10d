import { tails, vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../styles/rule.ts";

const { radius, shadow, space } = vars;

/** What the match is, as a banner over its markets; the heading within keeps its own distance to what follows. */
export const head = style(
  rule({
    position: "relative",
    isolation: "isolate",
    overflow: "hidden",
    marginBlockEnd: space.lg,
    padding: space.xl,
    paddingBlockEnd: 0,
    borderRadius: radius.xl,
    borderEndStartRadius: tails.xl,
    boxShadow: shadow.sm,
  }),
);
/** Two columns where there is room for them, read one after the other: cards are of many heights. */
export const markets = style(rule({ columnWidth: "25rem", columnGap: space.md }));
export const market = style(rule({ breakInside: "avoid", marginBlockEnd: space.md }));
