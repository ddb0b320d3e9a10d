import { style } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";
import { vars } from "../tokens/contract.css.ts";

const { color, font, space } = vars;

export const field = style(
  component({ display: "grid", gap: space.xs, alignContent: "start", minInlineSize: 0, overflowWrap: "anywhere" }),
);
export const labelRow = style(
  component({ display: "flex", alignItems: "baseline", justifyContent: "space-between", gap: space.sm }),
);
export const label = style(
  component({
    fontSize: font.size.sm,
    fontWeight: font.weight.semibold,
    color: color.text.strong,
    lineHeight: font.line.snug,
  }),
);
export const optional = style(component({ fontSize: font.size.xs, color: color.text.muted }));
export const hint = style(component({ fontSize: font.size.sm, color: color.text.muted, lineHeight: font.line.snug }));
export const error = style(
  component({
    display: "flex",
    gap: space.xs,
    alignItems: "start",
    fontSize: font.size.sm,
    fontWeight: font.weight.medium,
    color: color.danger.ink,
    lineHeight: font.line.snug,
  }),
);
