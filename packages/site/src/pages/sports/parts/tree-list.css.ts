import { vars } from "@livery/ui/contract";
import { style, styleVariants } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

const { color, density, font, space } = vars;

export const list = style(rule({ paddingBlock: space.xs }));
export const node = style(
  rule({
    position: "relative",
    display: "flex",
    alignItems: "center",
    gap: space.sm,
    minBlockSize: density.control,
    paddingInlineEnd: space.md,
    paddingBlock: space.xs,
    color: color.text.base,
    lineHeight: font.line.snug,
    outlineOffset: "-2px",
    selectors: {
      "&:hover": { backgroundColor: color.hover },
      "&:focus-visible": { outline: `${vars.stroke.focus} solid ${color.focus}` },
      "&[aria-current]": {
        backgroundColor: color.accent.soft,
        color: color.accent.ink,
        fontWeight: font.weight.semibold,
      },
      "&[aria-current]::before": {
        content: "",
        position: "absolute",
        insetInlineStart: 0,
        insetBlock: 0,
        inlineSize: "3px",
        backgroundColor: color.selected.border,
      },
    },
  }),
);
export const levels = styleVariants({
  sport: rule({ paddingInlineStart: space.md, fontWeight: font.weight.semibold }),
  category: rule({ paddingInlineStart: space.lg, fontSize: font.size.sm }),
  tournament: rule({
    paddingInlineStart: `calc(${space.xxxl} + ${space.xs})`,
    fontSize: font.size.sm,
    color: color.text.muted,
  }),
});
export const mark = style(rule({ display: "grid", placeItems: "center", flexShrink: 0, minInlineSize: "1.5rem" }));
export const name = style(rule({ flex: 1, minInlineSize: 0, overflowWrap: "anywhere" }));
export const count = style(
  rule({
    color: color.text.muted,
    fontSize: font.size.xs,
    fontWeight: font.weight.regular,
    fontVariantNumeric: "tabular-nums",
  }),
);
export const arrow = style(rule({ color: color.text.muted }));
export const shut = style(
  rule({ transform: "rotate(-90deg)", selectors: { '[dir="rtl"] &': { transform: "rotate(90deg)" } } }),
);
export const waiting = style(rule({ padding: space.lg }));
