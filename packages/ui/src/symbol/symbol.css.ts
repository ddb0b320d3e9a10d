import { style } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";
import { vars } from "../tokens/contract.css.ts";

const { font, radius, space } = vars;

/** Dark on light in every theme: the colours of a light page, whatever the mode. */
export const paper = style(
  component({
    colorScheme: "light",
    forcedColorAdjust: "none",
    borderRadius: radius.md,
    backgroundColor: "Canvas",
    color: "CanvasText",
  }),
);
export const qr = style(component({ inlineSize: "min(100%, 10rem)", aspectRatio: "1" }));
export const barcode = style(
  component({
    display: "inline-grid",
    gap: space.xs,
    inlineSize: "min(100%, 18rem)",
    paddingBlock: space.sm,
    textAlign: "center",
  }),
);
export const bars = style(component({ inlineSize: "100%", blockSize: "3.5rem" }));
export const caption = style(
  component({
    fontFamily: font.family.figures,
    fontSize: font.size.sm,
    fontVariantNumeric: "tabular-nums",
    letterSpacing: "0.12em",
    overflowWrap: "anywhere",
    paddingInline: space.sm,
    userSelect: "all",
  }),
);
