import { frameLines, tails, tornEdges, vars } from "@livery/ui/contract";
import { globalStyle, style } from "@vanilla-extract/css";
import { headSpace, noRail, rule, wide, sightHeight } from "../../../styles/rule.ts";

const { color, radius, shadow, space } = vars;

export const rail = style(
  rule({
    "@media": {
      [noRail]: { display: "none" },
      [wide]: {
        position: "sticky",
        insetBlockStart: `calc(${headSpace} + ${space.lg})`,
        maxBlockSize: sightHeight,
        display: "flex",
      },
    },
  }),
);
export const card = style(
  rule({
    borderRadius: radius.lg,
    borderEndStartRadius: tails.lg,
    ...frameLines,
    ...tornEdges,
    backgroundColor: color.surface,
    boxShadow: shadow.md,
  }),
);

/** The bar and its sheet, shown if there is no space for the rail. */
export const small = style(rule({ "@media": { [wide]: { display: "none" } } }));
/** The bar; a mark, without rules of its own. */
export const bar = style({});
globalStyle(`:root:has(.${small} .${bar})`, rule({ "@media": { [wide]: { vars: { "--lv-foot-bar": "0px" } } } }));
