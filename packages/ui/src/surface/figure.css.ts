import { style, styleVariants } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";
import { vars } from "../tokens/contract.css.ts";

const { color, font } = vars;

export const figure = style(
  component({
    fontFamily: font.family.figures,
    fontVariantNumeric: "tabular-nums lining-nums",
    whiteSpace: "nowrap",
    letterSpacing: 0,
  }),
);
export const signs = styleVariants({
  in: component({ color: color.success.ink }),
  out: component({ color: color.text.strong }),
});
