import { keyframes, style } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";
import { vars } from "../tokens/contract.css.ts";
import { button as oddsButton, outcome as oddsOutcome } from "./OddsButton.css.ts";

const { color } = vars;
const { odds } = color;
const reduced = "(prefers-reduced-motion: reduce)";
const moveTime = "1200ms";

/** A locked cell keeps the focus: it is not disabled, it answers no press. */
export const button = style([
  oddsButton,
  component({
    contain: "layout paint",
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
      "(forced-colors: active)": { selectors: { '&[aria-disabled="true"]': { color: "GrayText" } } },
    },
  }),
]);

/** The caption steps back with its price. */
export const caption = style([
  oddsOutcome,
  component({ selectors: { [`${button}[aria-disabled="true"] &`]: { color: "inherit" } } }),
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
 * The same motion under two names: a cell that moves again swaps one for the other, and it begins anew without a reflow
 * being forced.
 */
const twice = (name: Parameters<typeof keyframes>[0]): readonly [string, string] => [keyframes(name), keyframes(name)];
const fadeOut = twice({ "0%, 70%": { opacity: 1 }, "100%": { opacity: 0 } });
const fromBelow = twice({ from: { transform: "translateY(0.35em)" } });
const fromAbove = twice({ from: { transform: "translateY(-0.35em)" } });
const tintUp = twice({ "0%, 70%": { color: odds.up } });
const tintDown = twice({ "0%, 70%": { color: odds.down } });

const ways = ["up", "down"] as const;
const turns = [0, 1] as const;
/** `data-move` of a cell: which way, and which of the two names. */
export const moves = { up: ["up", "up-again"], down: ["down", "down-again"] } as const;
const on = (way: "up" | "down", turn: 0 | 1) => `${button}[data-move="${moves[way][turn]}"]`;
type Rules = Record<string, { readonly [property: string]: string }>;
const each = (rule: (way: "up" | "down", turn: 0 | 1) => { readonly [property: string]: string }): Rules =>
  Object.fromEntries(ways.flatMap((way) => turns.map((turn) => [`${on(way, turn)} &`, rule(way, turn)])));

export const text = style(
  component({
    display: "inline-block",
    selectors: each((way, turn) => ({
      animation: `${(way === "up" ? tintUp : tintDown)[turn]} ${moveTime} ease-out, ${(way === "up" ? fromBelow : fromAbove)[turn]} 280ms ease-out`,
    })),
    "@media": { [reduced]: { selectors: each(() => ({ animation: "none" })) } },
  }),
);

export const wash = style(
  component({
    position: "absolute",
    inset: 0,
    zIndex: -1,
    borderRadius: "inherit",
    opacity: 0,
    pointerEvents: "none",
    selectors: {
      ...each((way, turn) => ({
        backgroundColor: way === "up" ? odds.upSoft : odds.downSoft,
        animation: `${fadeOut[turn]} ${moveTime} ease-out forwards`,
      })),
      [`${button}[aria-pressed="true"] &`]: { display: "none" },
    },
    "@media": { [reduced]: { display: "none" } },
  }),
);

export const arrow = style(
  component({
    position: "absolute",
    insetInlineEnd: "0.25rem",
    inlineSize: 0,
    blockSize: 0,
    opacity: 0,
    borderInline: "0.25rem solid transparent",
    pointerEvents: "none",
    selectors: each((way, turn) => ({
      ...(way === "up"
        ? { insetBlockStart: "0.25rem", borderBlockEnd: `0.375rem solid ${odds.up}` }
        : { insetBlockEnd: "0.25rem", borderBlockStart: `0.375rem solid ${odds.down}` }),
      animation: `${fadeOut[turn]} ${moveTime} linear forwards`,
    })),
    "@media": { "(forced-colors: active)": { forcedColorAdjust: "none" } },
  }),
);
