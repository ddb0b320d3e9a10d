import { tails, vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { medium, rule } from "../../../styles/rule.ts";

const { radius, space } = vars;

/** Half of a brand's strip at the page's head covers the page's margin; this much of the margin stays free. */
const spared = "0.625rem";
const raised = `calc(${space.xl} - ${spared})`;

/**
 * A background around text that uses the page's margins: its padding is offset by negative margins (at the top for both block
 * sides), so that on a phone no price moves down.
 */
export const band = style(
  rule({
    position: "relative",
    isolation: "isolate",
    overflow: "hidden",
    marginInline: `calc(-1 * min(${vars.layout.gutter}, ${space.md}))`,
    paddingInline: `min(${vars.layout.gutter}, ${space.md})`,
    marginBlockStart: `calc(-1 * ${raised})`,
    paddingBlock: `calc(${raised} / 2)`,
    borderRadius: radius.lg,
    borderEndStartRadius: tails.lg,
    "@media": { [medium]: { paddingBlock: space.lg, paddingInline: space.xl, marginInline: 0 } },
  }),
);
