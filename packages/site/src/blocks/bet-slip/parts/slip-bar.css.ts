import { vars } from "@livery/ui/contract";
import { globalStyle, style } from "@vanilla-extract/css";
import { footSpace, rule } from "../../../styles/rule.ts";

const { color, font, layout, radius, shadow, space, z } = vars;

export const bar = style(
  rule({
    position: "fixed",
    insetInline: space.sm,
    insetBlockEnd: `calc(${space.sm} + ${footSpace})`,
    zIndex: z.sticky,
    display: "flex",
    alignItems: "center",
    gap: space.md,
    minBlockSize: "3.5rem",
    maxInlineSize: layout.reading,
    marginInline: "auto",
    paddingInline: space.lg,
    borderRadius: radius.lg,
    border: `${vars.stroke.line} solid ${color.accent.base}`,
    backgroundColor: color.accent.base,
    color: color.accent.on,
    boxShadow: shadow.lg,
    selectors: { "&:focus-visible": { outline: `${vars.stroke.focus} solid ${color.focus}`, outlineOffset: "2px" } },
  }),
);
globalStyle(`:root:has(.${bar})`, rule({ vars: { "--lv-foot-bar": "4rem" } }));

export const text = style(
  rule({ display: "flex", alignItems: "center", gap: space.sm, minInlineSize: 0, overflowWrap: "anywhere" }),
);
export const name = style(rule({ fontWeight: font.weight.semibold }));
export const figures = style(
  rule({
    marginInlineStart: "auto",
    display: "grid",
    justifyItems: "end",
    lineHeight: font.line.tight,
    fontWeight: font.weight.bold,
  }),
);
export const payout = style(rule({ fontSize: font.size.sm, fontWeight: font.weight.regular }));
export const up = style(rule({ transform: "rotate(180deg)" }));
