import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../styles/rule.ts";

const { color, font, space } = vars;

/** The list's own width decides the layout of its rows, not the screen's: it stands beside a tree and a slip, or alone. */
export const list = style(rule({ containerType: "inline-size" }));
export const tournament = style(
  rule({
    display: "flex",
    alignItems: "center",
    flexWrap: "wrap",
    gap: space.sm,
    paddingInline: space.lg,
    paddingBlock: space.sm,
    backgroundColor: color.sunken,
    borderBlock: `${vars.stroke.line} solid ${color.border.subtle}`,
    fontFamily: font.family.text,
    fontSize: font.size.sm,
    fontWeight: font.weight.semibold,
    letterSpacing: 0,
    lineHeight: font.line.snug,
    color: color.text.base,
  }),
);
export const category = style(rule({ color: color.text.muted, fontWeight: font.weight.regular }));
