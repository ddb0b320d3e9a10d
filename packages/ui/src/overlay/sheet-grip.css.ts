import { style } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";
import { focusable } from "../styles/focus.css.ts";
import { transition } from "../styles/transition.ts";
import { vars } from "../tokens/contract.css.ts";

const { color, density, radius } = vars;

const bar = {
  content: "",
  inlineSize: "2.5rem",
  blockSize: "0.3125rem",
  borderRadius: radius.pill,
  backgroundColor: color.border.strong,
  transition: transition("background-color", "inline-size"),
} as const;

/** Only for dragging: the close button works with every input. */
export const grip = style(
  component({
    display: "grid",
    placeItems: "center",
    blockSize: "1.25rem",
    cursor: "grab",
    selectors: { "&::before": bar },
    "@media": { "(forced-colors: active)": { selectors: { "&::before": { backgroundColor: "CanvasText" } } } },
  }),
);
/** The mark is small, its target is not; the negative margin gives the space back to the head below. */
export const gripButton = style([
  focusable,
  component({
    display: "grid",
    placeItems: "center",
    justifySelf: "center",
    inlineSize: "6rem",
    minBlockSize: density.controlSm,
    marginBlockEnd: `calc(-1 * ${vars.space.sm})`,
    borderRadius: radius.md,
    cursor: "grab",
    touchAction: "none",
    selectors: {
      "&::before": bar,
      "&:hover::before": { backgroundColor: color.text.muted, inlineSize: "3rem" },
      "&:active": { cursor: "grabbing" },
      "&&:focus-visible": { outlineOffset: "-4px" },
    },
    "@media": { "(forced-colors: active)": { selectors: { "&::before": { backgroundColor: "ButtonText" } } } },
  }),
]);
