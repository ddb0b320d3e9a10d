import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { partRule } from "../../../styles/rule.ts";

/** Its place is kept while it comes: what stands beside it does not move. */
export const logo = style(
  partRule({
    display: "inline-block",
    inlineSize: "2.5em",
    blockSize: "1.5em",
    objectFit: "contain",
    verticalAlign: "middle",
    marginInlineEnd: vars.space.sm,
  }),
);
