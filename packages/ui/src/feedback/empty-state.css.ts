import { style } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";
import { vars } from "../tokens/contract.css.ts";

const { color, font, space } = vars;

export const state = style(
  component({
    display: "grid",
    justifyItems: "center",
    gap: space.sm,
    padding: space.xxl,
    textAlign: "center",
    overflowWrap: "anywhere",
    color: color.text.muted,
  }),
);
export const compact = style(component({ padding: space.lg }));
export const illustration = style(
  component({
    inlineSize: "10rem",
    marginBlockEnd: space.sm,
    fill: "none",
    stroke: color.border.strong,
    strokeWidth: "1.5",
    strokeLinecap: "round",
    opacity: 0.8,
    selectors: { [`${compact} > &`]: { inlineSize: "6.5rem" } },
  }),
);
export const near = style(component({ stroke: color.accent.ink }));
export const title = style(
  component({
    fontSize: font.size.lg,
    fontWeight: font.weight.semibold,
    color: color.text.strong,
    lineHeight: font.line.snug,
    textWrap: "balance",
  }),
);
export const text = style(component({ maxInlineSize: "26rem", textWrap: "pretty" }));
export const action = style(
  component({ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: space.sm, marginBlockStart: space.sm }),
);
export const code = style(component({ fontSize: font.size.xs, fontVariantNumeric: "tabular-nums", userSelect: "all" }));
