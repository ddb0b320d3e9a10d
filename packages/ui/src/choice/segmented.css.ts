import { style } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";
import { chosenInForced, ring } from "../styles/focus.css.ts";
import { transition } from "../styles/transition.ts";
import { vars } from "../tokens/contract.css.ts";

const { color, density, font, radius, shadow, space } = vars;

export const track = style(
  component({
    display: "inline-flex",
    // In a narrow place there are more rows, before a word breaks.
    flexWrap: "wrap",
    maxInlineSize: "100%",
    padding: "0.1875rem",
    gap: "0.125rem",
    borderRadius: radius.md,
    backgroundColor: color.sunken,
    boxShadow: `inset 0 0 0 1px ${color.border.subtle}`,
    "@media": { "(forced-colors: active)": { outline: "1px solid ButtonText" } },
  }),
);
export const segment = style(
  component({
    position: "relative",
    display: "grid",
    placeItems: "center",
    flex: "1 1 auto",
    minBlockSize: density.controlSm,
    paddingInline: space.md,
    borderRadius: `calc(${radius.md} - 0.1875rem)`,
    fontSize: font.size.sm,
    fontWeight: font.weight.medium,
    textAlign: "center",
    lineHeight: font.line.tight,
    color: color.text.muted,
    cursor: "pointer",
    userSelect: "none",
    transition: transition("background-color", "color", "box-shadow"),
    selectors: {
      "&:hover": { color: color.text.strong },
      "&:has(:checked)": {
        backgroundColor: color.raised,
        color: color.text.strong,
        fontWeight: font.weight.semibold,
        boxShadow: shadow.sm,
      },
      "&:has(:focus-visible)": ring,
      "&:has(:disabled)": { color: color.disabled.ink, cursor: "not-allowed" },
    },
    "@media": {
      "(forced-colors: active)": {
        selectors: {
          "&:has(:checked), &:has(:checked):hover": chosenInForced,
          "&:has(:focus-visible)": { outlineColor: "Highlight" },
        },
      },
    },
  }),
);
