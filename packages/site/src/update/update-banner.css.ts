import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { footBar, footSpace, rule } from "../styles/rule.ts";

const { layout, shadow, space, z } = vars;

/** Over the page's foot and off its content, so that a player can finish a bet. */
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
