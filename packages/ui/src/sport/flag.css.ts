import { style } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";
import { vars } from "../tokens/contract.css.ts";

const { color, font } = vars;

/** A drawing and letters take the same space, so that nothing moves when a drawing arrives. */
const size = "1.375rem";
/** A circle in every brand: scooped or cut corners of this radius would leave a star of a flag. */
const circle = { borderRadius: "50%", cornerShape: "round" } as const;

export const picture = style(
  component({
    flexShrink: 0,
    inlineSize: size,
    blockSize: size,
    ...circle,
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
    ...circle,
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
