import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { headSpace, rule, sightHeight } from "../../../styles/rule.ts";

const { layout, space } = vars;
const withTree = "screen and (min-width: 56rem)";

export const columns = style(
  rule({
    display: "grid",
    gap: space.xl,
    "@media": { [withTree]: { gridTemplateColumns: `${layout.sidebar} minmax(0, 1fr)`, alignItems: "start" } },
  }),
);
export const tree = style(
  rule({
    display: "none",
    "@media": {
      [withTree]: {
        display: "block",
        position: "sticky",
        insetBlockStart: `calc(${headSpace} + ${space.lg})`,
        maxBlockSize: sightHeight,
        overflowY: "auto",
        overscrollBehavior: "contain",
      },
    },
  }),
);
export const middle = style(rule({ minInlineSize: 0 }));
export const tools = style(rule({ display: "flex", flexWrap: "wrap", gap: space.sm, marginBlockEnd: space.lg }));
/** If the header has the search, the tree button is the only tool; it is hidden where the tree itself is shown. */
export const treeAlone = style([tools, rule({ "@media": { [withTree]: { display: "none" } } })]);
export const treeButton = style(rule({ "@media": { [withTree]: { display: "none" } } }));
export const search = style(rule({ flex: "1 1 14rem" }));
