import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

const { color, density, font, radius, space } = vars;

export const banners = style(rule({ display: "flex", flexWrap: "wrap", gap: space.sm }));
export const banner = style(
  rule({
    display: "block",
    // WCAG 2.2, 2.5.8: a row of banners may shrink, but each stays large enough as a target.
    minInlineSize: "24px",
    borderRadius: radius.sm,
    selectors: { "&:focus-visible": { outline: `${vars.stroke.focus} solid ${color.focus}`, outlineOffset: "2px" } },
  }),
);
export const picture = style(
  rule({
    inlineSize: "7.5rem",
    blockSize: density.control,
    objectFit: "contain",
    borderRadius: radius.sm,
    // The alternative text of a missing picture stays within its box.
    overflow: "hidden",
    fontSize: font.size.xs,
  }),
);
