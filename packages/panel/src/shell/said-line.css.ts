import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { narrow, rule } from "../styles/rule.ts";

const { space, z } = vars;

export const place = style(
  rule({
    position: "fixed",
    insetBlockEnd: space.lg,
    insetInlineEnd: space.lg,
    maxInlineSize: "min(28rem, calc(100vw - 2rem))",
    zIndex: z.menu,
    "@media": { [narrow]: { insetBlockEnd: "calc(4.5rem + env(safe-area-inset-bottom, 0px))" } },
  }),
);
