import { style, styleVariants } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";
import { focusable } from "../styles/focus.css.ts";
import { vars } from "../tokens/contract.css.ts";

const { radius, space } = vars;

export const carousel = style(component({ display: "grid", gap: space.xs, minInlineSize: 0 }));
export const track = style([
  focusable,
  component({
    display: "grid",
    gridAutoFlow: "column",
    overflowX: "auto",
    overscrollBehaviorInline: "contain",
    scrollSnapType: "inline mandatory",
    scrollbarWidth: "none",
    borderRadius: radius.lg,
  }),
]);
export const kinds = styleVariants({
  stage: component({ gridAutoColumns: "100%", gap: space.md }),
  // The next slide is partly visible at the edge, which shows that there are more.
  shelf: component({
    gridAutoColumns: "minmax(9rem, 22%)",
    gap: space.md,
    scrollSnapType: "inline proximity",
    scrollPaddingInline: 0,
    "@media": { "(max-width: 43.99rem)": { gridAutoColumns: "42%" } },
  }),
});
export const slide = style(component({ scrollSnapAlign: "start", minInlineSize: 0, display: "grid" }));
export const controls = style(component({ marginInline: "auto" }));
