import { style, styleVariants } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";
import { vars } from "../tokens/contract.css.ts";

const { density, radius, space } = vars;

export const stack = style(component({ display: "grid", gap: space.sm, inlineSize: "100%" }));
export const shapes = styleVariants({
  text: component({ blockSize: "0.75em", borderRadius: radius.sm, marginBlock: "0.25em" }),
  control: component({ blockSize: density.control, borderRadius: radius.md }),
  row: component({ blockSize: density.row, borderRadius: radius.md }),
  tile: component({ blockSize: "9rem", borderRadius: radius.lg }),
  circle: component({ inlineSize: "2.5rem", blockSize: "2.5rem", borderRadius: "50%" }),
});
export const widths = styleVariants({
  full: component({}),
  half: component({ inlineSize: "50%" }),
  third: component({ inlineSize: "33%" }),
  short: component({ inlineSize: "4rem" }),
});
