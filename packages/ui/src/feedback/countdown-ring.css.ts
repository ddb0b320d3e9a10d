import { style } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";
import { vars } from "../tokens/contract.css.ts";

const { color, font } = vars;
const forced = "(forced-colors: active)";

export const root = style(
  component({
    position: "relative",
    display: "inline-grid",
    placeItems: "center",
    flexShrink: 0,
    inlineSize: "3.5rem",
    blockSize: "3.5rem",
  }),
);
/** Shrinks with the time, in the direction of reading. */
export const ring = style(
  component({
    position: "absolute",
    inset: 0,
    transform: "rotate(-90deg)",
    selectors: { "[dir=rtl] &": { transform: "rotate(-90deg) scaleY(-1)" } },
  }),
);
export const track = style(
  component({ stroke: color.border.base, "@media": { [forced]: { stroke: "CanvasText", opacity: 0.25 } } }),
);
export const arc = style(component({ stroke: color.accent.ink, "@media": { [forced]: { stroke: "Highlight" } } }));
export const last = style(
  component({ selectors: { "&&": { stroke: color.danger.ink } }, "@media": { [forced]: { stroke: "Highlight" } } }),
);
export const seconds = style(
  component({
    fontFamily: font.family.figures,
    fontSize: font.size.lg,
    fontWeight: font.weight.bold,
    fontVariantNumeric: "tabular-nums",
    lineHeight: 1,
    color: color.text.strong,
  }),
);
