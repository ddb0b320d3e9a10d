import { style } from "@vanilla-extract/css";

/** A hairline on Storybook's own ground. */
export const line = "1px solid color-mix(in srgb, currentColor 22%, transparent)";

/** Texts and tables on a page of documentation, which no skin draws: colours and letters are those of `.storybook/theme.ts`. */
export const documentation = style({
  color: "#0b2530",
  font: '400 0.9375rem/1.55 "Nunito Sans", system-ui, sans-serif',
  "@media": {
    "(prefers-color-scheme: dark)": { color: "#e8f4f2" },
  },
});
