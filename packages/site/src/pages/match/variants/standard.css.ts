import { tails, vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

const { radius, shadow, space } = vars;

/** The match as a banner above its markets; the heading inside has its own distance to the content below. */
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
