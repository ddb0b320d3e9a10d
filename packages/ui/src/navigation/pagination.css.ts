import { style } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";
import { chosenInForced, focusable } from "../styles/focus.css.ts";
import { transition } from "../styles/transition.ts";
import { vars } from "../tokens/contract.css.ts";

const { color, density, font, radius, space } = vars;
/** The width of its container, not of the screen. */
const narrow = "(max-width: 32rem)";

/** Only if there are page numbers to show or hide: in a row a size container has no width by itself. */
export const container = style(component({ containerType: "inline-size", minInlineSize: 0 }));
export const pages = style(
  component({ display: "flex", alignItems: "center", justifyContent: "center", gap: space.md }),
);
export const back = style(component({ transform: "scaleX(-1)" }));
export const position = style(
  component({
    minInlineSize: 0,
    fontSize: font.size.sm,
    color: color.text.muted,
    fontVariantNumeric: "tabular-nums",
    overflowWrap: "anywhere",
  }),
);
/** If the numbers are visible, the text is only for screen readers. */
export const narrowOnly = style(
  component({
    "@container": {
      "(min-width: 32.01rem)": {
        position: "absolute",
        inlineSize: "1px",
        blockSize: "1px",
        overflow: "hidden",
        clipPath: "inset(50%)",
      },
    },
  }),
);
export const numbers = style(
  component({ display: "flex", gap: space.xs, "@container": { [narrow]: { display: "none" } } }),
);
export const number = style([
  focusable,
  component({
    display: "grid",
    placeItems: "center",
    minInlineSize: density.control,
    minBlockSize: density.control,
    paddingInline: space.sm,
    borderRadius: radius.md,
    color: color.text.base,
    fontVariantNumeric: "tabular-nums",
    cursor: "pointer",
    transition: transition("background-color", "color"),
    selectors: {
      "&:hover": { backgroundColor: color.hover, color: color.text.strong },
      "&:active": { backgroundColor: color.press },
      "&[aria-current]": { backgroundColor: color.accent.soft, color: color.accent.ink, fontWeight: font.weight.bold },
    },
    "@media": {
      "(forced-colors: active)": {
        selectors: { "&[aria-current], &[aria-current]:is(:hover, :active)": chosenInForced },
      },
    },
  }),
]);
export const gap = style(
  component({
    display: "grid",
    placeItems: "center",
    minInlineSize: "1.5rem",
    blockSize: density.control,
    color: color.text.muted,
  }),
);
