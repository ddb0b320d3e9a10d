import { tails, vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { medium, rule } from "../../../styles/rule.ts";

const { radius, space } = vars;

/** Half of a brand's strip of the page's head lies over the page's margin: so much of it stays free. */
const spared = "0.625rem";
const raised = `calc(${space.xl} - ${spared})`;

/**
 * A ground around words that stands in the margins of the page: as far as it is padded it is pulled out, above for both sides,
 * so that on a phone no price is lower for it.
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
