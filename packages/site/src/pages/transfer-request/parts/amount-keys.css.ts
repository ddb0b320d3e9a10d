import { vars } from "@livery/ui/contract";
import { globalStyle, style } from "@vanilla-extract/css";
import { gloveTarget, medium, partRule } from "../../../styles/rule.ts";

/** Figures above the keys; side by side where there is room. */
export const pair = style(
  partRule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: vars.space.lg,
    "@media": { [medium]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", alignItems: "start" } },
  }),
);
export const keys = style(partRule({ minInlineSize: 0 }));
globalStyle(`${keys} button`, partRule({ minBlockSize: gloveTarget }));
