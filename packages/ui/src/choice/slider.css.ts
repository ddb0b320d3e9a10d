import { style } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";
import { transition } from "../styles/transition.ts";
import { vars } from "../tokens/contract.css.ts";

const { color, density, font, space } = vars;

/** The grab area of the thumb. The drawn thumb is centred in it and smaller than a finger. */
const hold = "1.5rem";
const touchHold = density.touch;
const touch = "(pointer: coarse)";

export const slider = style(
  component({ display: "flex", alignItems: "center", gap: space.md, inlineSize: "100%", minInlineSize: 0 }),
);
export const container = style(
  component({
    position: "relative",
    display: "grid",
    flex: 1,
    minInlineSize: "6rem",
    blockSize: hold,
    "@media": { [touch]: { blockSize: touchHold } },
  }),
);

const grip = (edge: string) =>
  ({
    appearance: "none",
    inlineSize: edge,
    blockSize: edge,
    border: 0,
    background: "transparent",
    boxShadow: "none",
  }) as const;
const grips = (edge: string) => ({ "&::-webkit-slider-thumb": grip(edge), "&::-moz-range-thumb": grip(edge) });

export const input = style(
  component({
    gridArea: "1 / 1",
    appearance: "none",
    inlineSize: "100%",
    blockSize: hold,
    margin: 0,
    background: "none",
    outline: "none",
    cursor: "pointer",
    touchAction: "pan-y",
    selectors: {
      ...grips(hold),
      "&::-webkit-slider-runnable-track": { background: "none" },
      "&::-moz-range-track": { background: "none" },
      "&:disabled": { cursor: "not-allowed" },
    },
    "@media": { [touch]: { blockSize: touchHold, selectors: grips(touchHold) } },
  }),
);
/** One of two overlapping inputs: only its thumb receives pointer events. */
export const passing = style(
  component({
    pointerEvents: "none",
    selectors: {
      "&::-webkit-slider-thumb": { pointerEvents: "auto" },
      "&::-moz-range-thumb": { pointerEvents: "auto" },
    },
  }),
);
export const low = style({});
export const high = style({});
export const above = style(component({ zIndex: 1 }));

export const drawing = style(
  component({
    position: "absolute",
    insetBlock: 0,
    insetInlineStart: `calc(${hold} / 2)`,
    inlineSize: `calc(100% - ${hold})`,
    blockSize: "100%",
    overflow: "visible",
    pointerEvents: "none",
    strokeLinecap: "round",
    selectors: { "[dir=rtl] &": { transform: "scaleX(-1)" } },
    "@media": { [touch]: { insetInlineStart: `calc(${touchHold} / 2)`, inlineSize: `calc(100% - ${touchHold})` } },
  }),
);
export const line = style(
  component({
    stroke: color.border.base,
    strokeWidth: "0.375rem",
    "@media": { "(forced-colors: active)": { stroke: "GrayText" } },
  }),
);
export const filled = style(
  component({
    stroke: color.accent.ink,
    strokeWidth: "0.375rem",
    selectors: { "input:disabled ~ svg > &": { stroke: color.disabled.ink } },
    "@media": {
      "(forced-colors: active)": {
        stroke: "Highlight",
        selectors: { "input:disabled ~ svg > &": { stroke: "GrayText" } },
      },
    },
  }),
);

const thumb = style(
  component({
    r: "0.625rem",
    fill: color.surface,
    stroke: color.accent.ink,
    strokeWidth: "0.1875rem",
    transition: transition("r", "stroke-width"),
    selectors: { "input:disabled ~ svg > &": { stroke: color.disabled.ink, fill: color.disabled.ground } },
    "@media": {
      "(forced-colors: active)": {
        fill: "Canvas",
        stroke: "Highlight",
        selectors: { "input:disabled ~ svg > &": { fill: "Canvas", stroke: "GrayText" } },
      },
      "(prefers-reduced-motion: reduce)": { transition: "none" },
    },
  }),
);
/** The thumb of an input: it grows under the pointer and shows the focus ring. */
const thumbOf = (of: string) =>
  style([
    thumb,
    component({
      selectors: {
        [`${of}:hover:not(:disabled) ~ svg > &`]: { r: "0.6875rem" },
        [`${of}:active:not(:disabled) ~ svg > &`]: { strokeWidth: "0.3125rem" },
        [`${of}:focus-visible ~ svg > &`]: {
          outline: `${vars.stroke.focus} solid ${color.focus}`,
          outlineOffset: "2px",
          borderRadius: "50%",
          cornerShape: "round",
        },
      },
    }),
  ]);
export const lowThumb = thumbOf(low);
export const highThumb = thumbOf(high);

export const shown = style(
  component({
    flexShrink: 0,
    minInlineSize: "3ch",
    fontFamily: font.family.figures,
    fontVariantNumeric: "tabular-nums",
    fontWeight: font.weight.semibold,
    color: color.text.strong,
    textAlign: "end",
  }),
);
