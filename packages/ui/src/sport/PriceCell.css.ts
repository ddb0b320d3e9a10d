import { style } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";
import { vars } from "../tokens/contract.css.ts";
import { button as oddsButton, outcome as oddsOutcome } from "./OddsButton.css.ts";

const { color } = vars;
const { odds } = color;
const reduced = "(prefers-reduced-motion: reduce)";

/** A locked cell keeps the focus: it is not disabled, it answers no press. */
export const button = style([
  oddsButton,
  component({
    contain: "layout paint",
    // Caption and figure stand as the list that it is in says, in rows of one height.
    flexWrap: "nowrap",
    // In a narrow list the figure's room is the caption's too: as little between them as there is.
    columnGap: `min(${vars.space.sm}, 4%)`,
    // The wash lies behind caption and figure.
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
        borderColor: odds.selected,
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

/** The caption steps back with its price. */
export const caption = style([
  oddsOutcome,
  component({ flex: "0 1 auto", selectors: { [`${button}[aria-disabled="true"] &`]: { color: "inherit" } } }),
]);

/** In the corner, where no arrow is while a price is locked: it takes no room, so nothing shifts. */
export const lock = style(
  component({
    position: "absolute",
    insetBlockStart: "0.1875rem",
    insetInlineEnd: "0.1875rem",
    display: "grid",
    selectors: { "&[hidden]": { display: "none" } },
  }),
);
export const lockDrawing = style(
  component({ selectors: { "&&": { inlineSize: "0.6875rem", blockSize: "0.6875rem" } } }),
);

/**
 * `data-move` of a cell whose price has just moved. It stands still while it is there: hundreds of cells that move at once
 * would otherwise hold the whole page in motion, and a phone's processor awake.
 */
export const moves = { up: "up", down: "down" } as const;
const on = (way: "up" | "down") => `${button}[data-move="${moves[way]}"] &`;

export const text = style(
  component({
    selectors: {
      [on("up")]: { color: odds.up },
      [on("down")]: { color: odds.down },
      // On the strong ground of a selected cell these colours could not be read.
      [`${button}[aria-pressed="true"] &`]: { color: "inherit" },
    },
    "@media": { [reduced]: { selectors: { [on("up")]: { color: "inherit" }, [on("down")]: { color: "inherit" } } } },
  }),
);

export const wash = style(
  component({
    position: "absolute",
    inset: 0,
    zIndex: -1,
    borderRadius: "inherit",
    pointerEvents: "none",
    selectors: {
      [on("up")]: { backgroundColor: odds.upSoft },
      [on("down")]: { backgroundColor: odds.downSoft },
      [`${button}[aria-pressed="true"] &`]: { display: "none" },
    },
    // The arrow alone.
    "@media": { [reduced]: { display: "none" } },
  }),
);

export const arrow = style(
  component({
    position: "absolute",
    insetInlineEnd: "0.25rem",
    display: "none",
    inlineSize: 0,
    blockSize: 0,
    borderInline: "0.25rem solid transparent",
    pointerEvents: "none",
    selectors: {
      [on("up")]: { display: "block", insetBlockStart: "0.25rem", borderBlockEnd: `0.375rem solid ${odds.up}` },
      [on("down")]: { display: "block", insetBlockEnd: "0.25rem", borderBlockStart: `0.375rem solid ${odds.down}` },
      [`${button}[aria-pressed="true"] &&`]: { borderBlockColor: "currentColor" },
    },
    "@media": { "(forced-colors: active)": { forcedColorAdjust: "none" } },
  }),
);
