import { style } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";
import { focusable } from "../styles/focus.css.ts";
import { transition } from "../styles/transition.ts";
import { vars } from "../tokens/contract.css.ts";

const { color, radius, space } = vars;
/** The width of the panes' container, not of the screen. */
const narrow = "(max-width: 40rem)";

export const container = style(component({ containerType: "inline-size", minInlineSize: 0 }));
export const split = style(
  component({
    display: "grid",
    gridTemplateColumns: "minmax(0, calc(var(--lv-split, 50%) - 0.5rem)) 1rem minmax(0, 1fr)",
    blockSize: "100%",
    minInlineSize: 0,
    selectors: { "&[data-drawn]": { userSelect: "none", cursor: "col-resize" } },
    "@container": { [narrow]: { gridTemplateColumns: "minmax(0, 1fr)", rowGap: space.lg } },
  }),
);
export const pane = style(component({ minInlineSize: 0, overflow: "auto" }));
/** The line is thin, its target is not. */
export const separator = style([
  focusable,
  component({
    position: "relative",
    display: "grid",
    placeItems: "center",
    borderRadius: radius.sm,
    cursor: "col-resize",
    touchAction: "none",
    selectors: {
      "&::before": {
        content: "",
        gridArea: "1 / 1",
        inlineSize: "1px",
        blockSize: "100%",
        backgroundColor: color.border.base,
        transition: transition("background-color"),
      },
      "&::after": {
        content: "",
        gridArea: "1 / 1",
        inlineSize: "0.375rem",
        blockSize: "2.25rem",
        borderRadius: radius.pill,
        backgroundColor: color.border.strong,
        boxShadow: `0 0 0 3px ${color.page}`,
        transition: transition("background-color"),
      },
      "&:is(:hover, :active, :focus-visible)::after": { backgroundColor: color.accent.ink },
      "&:is(:hover, :active)::before": { backgroundColor: color.accent.ink },
      "&&:focus-visible": { outlineOffset: "0" },
    },
    "@media": {
      "(forced-colors: active)": {
        selectors: {
          "&::before, &::after": { backgroundColor: "CanvasText" },
          "&:is(:hover, :active)::before, &:is(:hover, :active, :focus-visible)::after": {
            backgroundColor: "Highlight",
          },
        },
      },
    },
    "@container": { [narrow]: { display: "none" } },
  }),
]);
