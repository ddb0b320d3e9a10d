import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { headSpace, rule } from "../styles/rule.ts";

export const offline = style(
  rule({
    position: "sticky",
    insetBlockStart: headSpace,
    zIndex: vars.z.sticky,
    borderRadius: 0,
    borderInline: 0,
  }),
);
