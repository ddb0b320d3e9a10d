import { style } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";
import { vars } from "../tokens/contract.css.ts";

const { color, font, space } = vars;

/** The month takes what is left; where that is too little, it takes a line. */
export const parts = style(
  component({
    display: "grid",
    gridTemplateColumns: "minmax(3.75rem, 1fr) minmax(7.5rem, 2.4fr) minmax(5rem, 1.3fr)",
    gap: space.sm,
    maxInlineSize: "24rem",
  }),
);
export const part = style(component({ display: "grid", gap: "0.25rem", minInlineSize: 0 }));
export const name = style(component({ fontSize: font.size.xs, color: color.text.muted, lineHeight: font.line.tight }));
export const figures = style(component({ fontVariantNumeric: "tabular-nums" }));
