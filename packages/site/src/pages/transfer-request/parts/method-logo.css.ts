import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { partRule } from "../../../styles/rule.ts";

/** The space is reserved while the logo loads, so that nothing beside it moves. */
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
