import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../styles/rule.ts";

const { color, space } = vars;

/** Room enough that the controls stay where they are from one announcement to the next. */
export const text = style(rule({ minBlockSize: "9rem" }));
export const foot = style(
  rule({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: space.xs,
    flex: 1,
    paddingBlockStart: space.sm,
    marginBlockEnd: `calc(-1 * ${space.sm})`,
    borderBlockStart: `1px solid ${color.border.subtle}`,
  }),
);
export const print = style(rule({ marginInlineEnd: space.sm }));
