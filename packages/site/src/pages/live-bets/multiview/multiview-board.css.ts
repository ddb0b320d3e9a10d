import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

const { space } = vars;

export const empty = style(rule({ display: "grid", gap: space.md, justifyItems: "stretch" }));
/** Two beside each other, and three where they have room: a large one is two of them. */
export const board = style(
  rule({
    gridAutoFlow: "row dense",
    "@container": { "(min-width: 54rem)": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
  }),
);
