import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { headSpace, rule } from "../styles/rule.ts";

export const banner = style(
  rule({
    position: "sticky",
    insetBlockStart: `calc(${headSpace} + ${vars.space.xs})`,
    zIndex: vars.z.sticky,
    marginBlockEnd: vars.space.md,
    boxShadow: vars.shadow.md,
  }),
);
