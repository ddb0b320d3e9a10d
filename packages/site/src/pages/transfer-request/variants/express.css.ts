import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

const { color, density, font, radius, space } = vars;

export const page = style(
  rule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.lg,
    maxInlineSize: "52rem",
    marginInline: "auto",
  }),
);
export const section = style(
  rule({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.md, minInlineSize: 0 }),
);
/** Payment methods, one group below the other. */
export const choices = style(
  rule({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.lg, minInlineSize: 0 }),
);
export const heading = style(
  rule({ fontSize: font.size.md, fontWeight: font.weight.semibold, color: color.text.strong, margin: 0 }),
);
export const tiles = style(
  rule({
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 15rem), 1fr))",
    gap: space.sm,
  }),
);
export const tileCell = style(rule({ position: "relative", display: "grid", minInlineSize: 0 }));
/** Leaves space for the star at its end. */
export const tile = style(
  rule({
    borderRadius: radius.md,
    backgroundColor: color.surface,
    boxShadow: `inset 0 0 0 ${vars.stroke.line} ${color.border.base}`,
    paddingInlineStart: space.lg,
    paddingInlineEnd: `calc(${density.touch} + ${space.sm})`,
  }),
);
export const star = style(
  rule({
    position: "absolute",
    insetInlineEnd: space.xs,
    insetBlockStart: "50%",
    translate: "0 -50%",
    zIndex: 1,
  }),
);
/** A favourite's star is filled. */
export const favourite = style(rule({ color: color.accent.ink, fill: "currentColor" }));
export const amounts = style(
  rule({ display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 7rem), 1fr))", gap: space.sm }),
);
