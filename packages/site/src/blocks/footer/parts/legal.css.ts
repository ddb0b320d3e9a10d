import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

const { color, font, space } = vars;

export const adults = style(
  rule({
    display: "flex",
    alignItems: "center",
    gap: space.sm,
    color: color.text.base,
    fontWeight: font.weight.medium,
  }),
);
export const large = style(rule({ gap: space.lg, fontSize: font.size.lg, fontWeight: font.weight.bold }));
export const adultsMark = style(
  rule({
    display: "inline-grid",
    placeItems: "center",
    inlineSize: "2.25rem",
    blockSize: "2.25rem",
    flexShrink: 0,
    borderRadius: "50%",
    cornerShape: "round",
    border: `${vars.stroke.mark} solid ${color.danger.ink}`,
    color: color.danger.ink,
    fontSize: font.size.xs,
    fontWeight: font.weight.bold,
    direction: "ltr",
    selectors: { [`${large} > &`]: { inlineSize: "4rem", blockSize: "4rem", fontSize: font.size.lg } },
  }),
);
export const clock = style(rule({ display: "inline-flex", gap: space.xs, fontVariantNumeric: "tabular-nums" }));
export const actions = style(rule({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space.xs }));
