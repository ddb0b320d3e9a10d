import { style } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";
import { vars } from "../tokens/contract.css.ts";

const { color, font, radius, shadow, space, z } = vars;

export const skip = style(
  component({
    position: "fixed",
    insetBlockStart: space.sm,
    insetInlineStart: space.sm,
    maxInlineSize: `calc(100vw - 2 * ${space.sm})`,
    zIndex: z.skip,
    paddingInline: space.lg,
    paddingBlock: space.sm,
    borderRadius: radius.md,
    backgroundColor: color.accent.base,
    color: color.accent.on,
    fontWeight: font.weight.semibold,
    transform: "translateY(calc(-100% - 2rem))",
    selectors: { "&:focus": { transform: "none", boxShadow: shadow.lg } },
    "@media": { print: { display: "none" } },
  }),
);
