import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../styles/rule.ts";

const { color, font, space } = vars;

/** As wide as its longest example, so that a choice moves nothing in the header. */
export const trigger = style(
  rule({
    inlineSize: "auto",
    minInlineSize: "4.75rem",
    display: "inline-flex",
    justifyContent: "center",
    alignItems: "center",
    gap: space.xs,
    paddingInline: space.sm,
    fontSize: font.size.sm,
  }),
);
export const item = style(
  rule({ display: "flex", alignItems: "baseline", justifyContent: "space-between", gap: space.xl, inlineSize: "100%" }),
);
export const example = style(
  rule({
    fontFamily: font.family.figures,
    fontVariantNumeric: "tabular-nums lining-nums",
    fontWeight: font.weight.semibold,
    direction: "ltr",
    whiteSpace: "nowrap",
    selectors: { [`${item} &`]: { color: color.text.muted } },
  }),
);
