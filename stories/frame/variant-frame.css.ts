import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";

const { color, radius, space, stroke } = vars;

export const picture = style({
  position: "relative",
  overflow: "hidden",
  inlineSize: "100%",
  border: `${stroke.line} solid ${color.border.base}`,
  borderRadius: radius.md,
  background: color.page,
});

export const notDrawn = style([
  picture,
  { display: "grid", placeItems: "center", padding: space.xl, textAlign: "center" },
]);

export const frame = style({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineStart: 0,
  border: 0,
  transformOrigin: "0 0",
});
