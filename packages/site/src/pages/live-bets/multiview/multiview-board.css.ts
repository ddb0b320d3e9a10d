import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

const { space } = vars;

export const empty = style(rule({ display: "grid", gap: space.md, justifyItems: "stretch" }));
/** Two columns, and three if there is space; an enlarged match spans two. */
export const board = style(
  rule({
    gridAutoFlow: "row dense",
    "@container": { "(min-width: 54rem)": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
  }),
);
