import { style, styleVariants } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";
import { focusable } from "../styles/focus.css.ts";
import { transition } from "../styles/transition.ts";
import { vars } from "../tokens/contract.css.ts";

const { color, font, radius } = vars;

const base = style([
  focusable,
  component({
    // A link alone in its line has a minimum target size, also if it is a figure; a link within a sentence is as large as its
    // text.
    minBlockSize: "1.5rem",
    minInlineSize: "1.5rem",
    borderRadius: radius.sm,
    textUnderlineOffset: "0.2em",
    textDecorationThickness: "1px",
    cursor: "pointer",
    transition: transition("color", "text-decoration-color"),
    selectors: {
      // A router link to a page that is not available now.
      "&&[aria-disabled=true]": { color: color.disabled.ink, textDecorationLine: "none", cursor: "not-allowed" },
    },
  }),
]);

/** `text` within a sentence, `plain` in lists of links, `strong` for the next step. */
export const link = styleVariants({
  text: [
    base,
    component({
      color: color.accent.ink,
      textDecorationLine: "underline",
      textDecorationColor: `color-mix(in srgb, currentColor 35%, transparent)`,
      selectors: {
        "&:hover": { textDecorationColor: "currentColor" },
        "&:active": { textDecorationThickness: "2px" },
      },
    }),
  ],
  plain: [
    base,
    component({
      color: color.text.muted,
      selectors: { "&:hover": { color: color.text.strong, textDecorationLine: "underline" } },
    }),
  ],
  strong: [
    base,
    component({
      color: color.accent.ink,
      fontWeight: font.weight.semibold,
      selectors: { "&:hover": { textDecorationLine: "underline" } },
    }),
  ],
});
