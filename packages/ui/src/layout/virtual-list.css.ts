import { style } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";
import { focusable } from "../styles/focus.css.ts";

export const scroller = style([
  focusable,
  component({
    minBlockSize: 0,
    overflowY: "auto",
    overscrollBehavior: "contain",
    selectors: { "&&:focus-visible": { outlineOffset: "-2px" } },
  }),
]);
export const list = style(component({ position: "relative", inlineSize: "100%" }));
export const row = style(component({ position: "absolute", insetBlockStart: 0, insetInline: 0 }));
