import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";

const { color, space, stroke } = vars;

/** Stays in sight at the end of the window, over a page of any length. */
export const beside = style({
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: vars.z.sticky,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.md,
  // What is scrolled to stands in the middle of the window, and is not covered.
  maxBlockSize: "40dvh",
  padding: space.lg,
  overflowY: "auto",
  borderBlockStart: `${stroke.mark} solid ${color.border.strong}`,
  background: color.page,
});
