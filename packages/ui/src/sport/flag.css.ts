import { style } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";
import { vars } from "../tokens/contract.css.ts";

const { color, font, radius } = vars;

export const flag = style(
  component({
    display: "inline-grid",
    placeItems: "center",
    flexShrink: 0,
    inlineSize: "2rem",
    blockSize: "1.375rem",
    borderRadius: `min(${radius.sm}, 5px)`,
    backgroundColor: color.sunken,
    boxShadow: `inset 0 0 0 1px ${color.border.base}`,
    color: color.text.muted,
    // Three letters and their padding.
    fontSize: `calc(${vars.font.size.xs} * 0.8)`,
    fontWeight: font.weight.bold,
    letterSpacing: font.tracking.caps,
    lineHeight: 1,
    direction: "ltr",
  }),
);
