import { style } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";
import { focusable } from "../styles/focus.css.ts";
import { vars } from "../tokens/contract.css.ts";

export const bare = style([
  focusable,
  component({
    cursor: "pointer",
    borderRadius: vars.radius.sm,
    minInlineSize: 0,
    maxInlineSize: "100%",
    minBlockSize: "1.5rem",
    selectors: { "&:is(:disabled, [aria-disabled=true])": { cursor: "not-allowed" } },
    "@media": {
      "(pointer: coarse)": { minBlockSize: vars.density.touch },
      "(forced-colors: active)": { selectors: { "&:disabled": { color: "GrayText" } } },
    },
  }),
]);
