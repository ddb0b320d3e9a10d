import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { footBar, footSpace, rule } from "../styles/rule.ts";

const { layout, shadow, space, z } = vars;

/** Over the page's foot and out of the way of its content: whoever is in the middle of a bet goes on with it. */
export const banner = style(
  rule({
    position: "fixed",
    insetInline: space.sm,
    insetBlockEnd: `calc(${space.sm} + ${footSpace} + ${footBar})`,
    zIndex: z.menu,
    maxInlineSize: layout.reading,
    marginInline: "auto",
    boxShadow: shadow.lg,
  }),
);
