import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

const { color, density, font, motion, radius, space, stroke } = vars;

export const title = style(
  rule({
    margin: 0,
    paddingBlock: space.sm,
    paddingInline: space.md,
    color: color.text.muted,
    fontSize: font.size.sm,
    fontWeight: font.weight.semibold,
  }),
);
export const league = style(
  rule({
    display: "flex",
    alignItems: "center",
    gap: space.sm,
    minBlockSize: density.touch,
    paddingBlock: space.xs,
    paddingInline: space.md,
    borderRadius: radius.md,
    color: color.text.strong,
    fontSize: font.size.sm,
    fontWeight: font.weight.medium,
    lineHeight: font.line.snug,
    transition: `background-color ${motion.fast} ${motion.standard}`,
    selectors: {
      "&:hover": { backgroundColor: color.hover },
      "&:focus-visible": { outline: `${stroke.focus} solid ${color.focus}`, outlineOffset: "-2px" },
    },
  }),
);
export const names = style(rule({ display: "grid", flex: 1, minInlineSize: 0, overflowWrap: "anywhere" }));
export const category = style(
  rule({ color: color.text.muted, fontSize: font.size.xs, fontWeight: font.weight.regular }),
);
export const count = style(
  rule({ color: color.text.muted, fontSize: font.size.sm, fontVariantNumeric: "tabular-nums" }),
);
