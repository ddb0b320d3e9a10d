import { tails, vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { medium, rule, small } from "../../../styles/rule.ts";

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
    "@media": {
      [medium]: { paddingBlock: space.lg, paddingInline: space.xl, marginInline: 0 },
    },
  }),
);
/** On a phone text and picture share the line. */
export const shared = style(
  rule({ "@media": { [small]: { display: "grid", gridTemplateColumns: "fit-content(100%) minmax(0, 1fr)" } } }),
);
/** To the band's own edges. */
export const picture = style(
  rule({
    "@media": {
      [small]: {
        marginBlock: `calc(-1 * ${raised} / 2)`,
        marginInlineEnd: `calc(-1 * min(${vars.layout.gutter}, ${space.md}))`,
      },
    },
  }),
);
