import { style } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";
import { vars } from "../tokens/contract.css.ts";

const { color, font, space } = vars;

export const pages = style(
  component({ display: "flex", alignItems: "center", justifyContent: "center", gap: space.md }),
);
export const back = style(component({ transform: "scaleX(-1)" }));
export const position = style(
  component({ fontSize: font.size.sm, color: color.text.muted, fontVariantNumeric: "tabular-nums" }),
);
