import { style } from "@vanilla-extract/css";

export const state = style({
  boxSizing: "border-box",
  display: "block",
  inlineSize: "100%",
  blockSize: "40rem",
  marginBlock: "1.5rem",
  border: "1px solid color-mix(in srgb, currentcolor 20%, transparent)",
  borderRadius: "4px",
});
