import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

/** Numbers stand as on every keypad, whatever the direction of the words. */
export const keypad = style(
  rule({
    direction: "ltr",
    display: "grid",
    gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
    gap: vars.space.sm,
    fontVariantNumeric: "tabular-nums",
  }),
);
