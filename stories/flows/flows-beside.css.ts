import { vars } from "@livery/ui/contract";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, space, stroke } = vars;

const height = "40dvh";
/** Where a page's own bars do not stand at the window's end. */
const wide = "screen and (min-width: 68rem)";

/** Stays in sight at the end of a wide window, over a page of any length; else it comes after the page. */
export const beside = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.md,
  // What is scrolled to stands in the middle of the window, and is not covered.
  maxBlockSize: height,
  padding: space.lg,
  overflowY: "auto",
  borderBlockStart: `${stroke.mark} solid ${color.border.strong}`,
  background: color.page,
  // The bars of a small page.
  marginBlockEnd: "7.5rem",
  "@media": { [wide]: { position: "sticky", insetBlockEnd: 0, zIndex: vars.z.sticky, marginBlockEnd: 0 } },
});

globalStyle(`:root:has(.${beside})`, { "@media": { [wide]: { vars: { "--lv-dock": height } } } });
