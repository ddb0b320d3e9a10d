import { style } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";
import { vars } from "../tokens/contract.css.ts";
import { button as oddsButton, figure as oddsFigure, outcome as oddsOutcome } from "./odds-button.css.ts";
import { fewestSigns, mostSigns } from "./signs.ts";

const { color } = vars;
const { odds } = color;
const reduced = "(prefers-reduced-motion: reduce)";

/** A locked cell keeps the focus: it is not disabled, it ignores presses. */
export const button = style([
  oddsButton,
  component({
    contain: "layout paint",
    // The cell's size limits the figure's size: see `text`.
    containerType: "inline-size",
    // The list decides how caption and figure are arranged, in rows of one height.
    flexWrap: "nowrap",
    // In a narrow list caption and figure share the space: the gap is minimal.
    columnGap: `min(${vars.space.sm}, 4%)`,
    // The background of a price change lies behind caption and figure.
    isolation: "isolate",
    selectors: {
      '&[aria-disabled="true"]': { cursor: "not-allowed", color: odds.locked, borderColor: color.border.subtle },
      '&[aria-disabled="true"]:hover:hover': {
        color: odds.locked,
        backgroundColor: odds.surface,
        borderColor: color.border.subtle,
      },
      '&[aria-disabled="true"][aria-pressed="true"]': {
        backgroundColor: odds.surface,
        borderColor: color.selected.border,
        borderStyle: "dashed",
      },
    },
    "@media": {
      "(forced-colors: active)": {
        selectors: {
          '&[aria-disabled="true"], &[aria-disabled="true"]:hover:hover, &[aria-disabled="true"][aria-pressed="true"]':
            {
              forcedColorAdjust: "auto",
              backgroundColor: "ButtonFace",
              borderColor: "GrayText",
              color: "GrayText",
            },
        },
      },
    },
  }),
]);

/** The caption is dimmed with its price. */
export const caption = style([
  oddsOutcome,
  component({ flex: "0 1 auto", selectors: { [`${button}[aria-disabled="true"] &`]: { color: "inherit" } } }),
]);

/** In the corner, where a locked price shows no arrow: it takes no space, so nothing shifts. */
export const lock = style(
  component({
    position: "absolute",
    insetBlockStart: "0.1875rem",
    insetInlineEnd: "0.1875rem",
    display: "grid",
    selectors: { "&[hidden]": { display: "none" } },
  }),
);
export const lockIcon = style(component({ selectors: { "&&": { inlineSize: "0.6875rem", blockSize: "0.6875rem" } } }));

/** A price change is drawn relative to the cell, not to the figure; a brand with large odds has no larger cells. */
export const figure = style([
  oddsFigure,
  component({
    position: "static",
    fontSize: `min(${vars.font.size.figure}, 1.0625em)`,
    // The same space for every price of a format, but never more than there is.
    selectors: {
      '[data-odds="signed"] &': { minInlineSize: "min(5ch, 100%)" },
      '[data-odds="fraction"] &': { minInlineSize: "min(6.5ch, 100%)" },
    },
    // Below its caption the figure is centred: the foot of a slanted cell is shifted to the left, in every language.
    "@container": {
      "(max-width: 3.49rem)": {
        paddingInlineEnd: `calc(${vars.shape.lean} / 2)`,
        selectors: { "[data-odds] &": { textAlign: "center" } },
      },
    },
  }),
]);

/**
 * `data-move` of a figure whose price has just changed: the figure's colour, a background behind the cell and an arrow in its
 * corner, all of one element, so that a change is one write that invalidates nothing else. It is not animated: hundreds of moving
 * cells would otherwise keep the whole page animating, and a phone's processor awake.
 */
export const moves = { up: "up", down: "down" } as const;
const up = `&[data-move="${moves.up}"]`;
const down = `&[data-move="${moves.down}"]`;
const pressed = `${button}[aria-pressed="true"] &`;

/** Width of a character in em, in a brand's monospaced letters, which include the point. */
const signWidth = 0.6;

/** A figure of that many characters is never wider than the cell, in any font, format or list: half a price reads as another. */
const fitted = (available: string) =>
  Object.fromEntries(
    Array.from({ length: mostSigns - fewestSigns + 1 }, (_, index) => {
      const signs = fewestSigns + index;
      return [
        `&[data-signs="${signs}"]`,
        { fontSize: `min(1em, calc(${available} / ${(signs * signWidth).toFixed(1)}))` },
      ];
    }),
  );

export const text = style(
  component({
    selectors: {
      ...fitted(`(100cqi - 1.25 * ${vars.shape.lean})`),
      [up]: { color: odds.up },
      [down]: { color: odds.down },
      // These colours would be unreadable on the strong ground of a selected cell.
      [`${pressed}[data-move]`]: { color: "inherit" },
      "&[data-move]::before": {
        content: '""',
        position: "absolute",
        inset: 0,
        zIndex: -1,
        borderRadius: vars.radius.md,
        pointerEvents: "none",
      },
      [`${up}::before`]: { backgroundColor: odds.upSoft },
      [`${down}::before`]: { backgroundColor: odds.downSoft },
      [`${pressed}[data-move]::before`]: { display: "none" },
      "&[data-move]::after": {
        content: '""',
        position: "absolute",
        // The figure runs left to right in every language; the arrow is at the cell's end.
        insetInlineEnd: "0.25rem",
        inlineSize: 0,
        blockSize: 0,
        borderInline: "0.25rem solid transparent",
        pointerEvents: "none",
      },
      '[dir="rtl"] &[data-move]::after': { insetInlineEnd: "auto", insetInlineStart: "0.25rem" },
      [`${up}::after`]: { insetBlockStart: "0.25rem", borderBlockEnd: `0.375rem solid ${odds.up}` },
      [`${down}::after`]: { insetBlockEnd: "0.25rem", borderBlockStart: `0.375rem solid ${odds.down}` },
      [`${pressed}[data-move]::after`]: { borderBlockColor: "currentColor" },
    },
    // Beside its caption the figure leaves it the start of the line; a narrower cell has the caption above.
    "@container": { "(min-width: 3.5rem)": { selectors: fitted(`(100cqi - ${vars.shape.lean} - ${vars.space.md})`) } },
    "@media": {
      // Only the arrow.
      [reduced]: {
        selectors: { "&[data-move]": { color: "inherit" }, "&[data-move]::before": { display: "none" } },
      },
      "(forced-colors: active)": { selectors: { "&[data-move]::after": { forcedColorAdjust: "none" } } },
    },
  }),
);
