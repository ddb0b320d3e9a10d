import { style } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";
import { vars } from "../tokens/contract.css.ts";

const { color, font } = vars;

/** A drawing and letters take the same space, so that nothing moves when a drawing arrives. */
const size = "1.375rem";

export const picture = style(
  component({
    flexShrink: 0,
    inlineSize: size,
    blockSize: size,
    borderRadius: "50%",
    // Flags with white edges end somewhere on a white ground, those with black ones on a dark ground.
    boxShadow: `0 0 0 1px ${color.border.base}`,
  }),
);

export const letters = style(
  component({
    display: "inline-grid",
    placeItems: "center",
    flexShrink: 0,
    inlineSize: size,
    blockSize: size,
    borderRadius: "50%",
    backgroundColor: color.sunken,
    boxShadow: `0 0 0 1px ${color.border.base}`,
    color: color.text.muted,
    // Three letters within the circle.
    fontSize: `calc(${font.size.xs} * 0.7)`,
    fontWeight: font.weight.bold,
    lineHeight: 1,
    direction: "ltr",
  }),
);
