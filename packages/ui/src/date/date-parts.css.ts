import { style } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";
import { vars } from "../tokens/contract.css.ts";

const { color, font, space } = vars;

/** The month takes most of the line; parts that do not fit wrap below. */
export const parts = style(
  component({
    display: "flex",
    flexWrap: "wrap",
    gap: space.sm,
    maxInlineSize: "24rem",
  }),
);
const part = style(component({ display: "grid", gap: "0.25rem", minInlineSize: 0 }));
export const day = style([part, component({ flex: "1 1 3.75rem" })]);
export const month = style([part, component({ flex: "2.4 1 7.5rem" })]);
export const year = style([part, component({ flex: "1.3 1 5rem" })]);
export const name = style(component({ fontSize: font.size.xs, color: color.text.muted, lineHeight: font.line.tight }));
export const figures = style(component({ fontVariantNumeric: "tabular-nums" }));
