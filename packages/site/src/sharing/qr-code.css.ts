import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../styles/rule.ts";

/** Dark on light in every theme: the colours of a light page, whatever this one is. */
export const qr = style(
  rule({
    colorScheme: "light",
    forcedColorAdjust: "none",
    inlineSize: "min(100%, 10rem)",
    aspectRatio: "1",
    borderRadius: vars.radius.md,
    backgroundColor: "Canvas",
    color: "CanvasText",
  }),
);
