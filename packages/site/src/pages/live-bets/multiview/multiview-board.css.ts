import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";
import { cardSize } from "./multiview-stage.css.ts";

const { color, radius, stroke } = vars;

/** The board before a choice: a slot for each match, and in the first how to fill them. */
export const choice = style(rule({ minBlockSize: cardSize }));
export const place = style(
  rule({
    minBlockSize: cardSize,
    border: `${stroke.line} dashed ${color.border.subtle}`,
    borderRadius: radius.lg,
  }),
);
/** Two columns, and three if there is space; an enlarged match spans two. */
export const board = style(
  rule({
    gridAutoFlow: "row dense",
    "@container": { "(min-width: 54rem)": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
  }),
);
