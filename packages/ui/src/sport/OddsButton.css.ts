import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";
import { chosenInForced, focusable } from "../styles/focus.css.ts";
import { transition } from "../styles/transition.ts";
import { tails, vars } from "../tokens/contract.css.ts";

const { color, density, font, radius, space } = vars;
const { odds } = color;

/** Where odds are written in a format that takes more room than the decimal one (D32). */
const signed = '[data-odds="signed"] &';
const fraction = '[data-odds="fraction"] &';

export const button = style([
  focusable,
  component({
    position: "relative",
    // The wash of a movement lies behind caption and figure.
    isolation: "isolate",
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    // The figure goes below its outcome where it has no room beside the first letter of it.
    flexWrap: "wrap",
    gap: space.sm,
    rowGap: 0,
    inlineSize: "100%",
    minInlineSize: "3.75rem",
    minBlockSize: density.control,
    paddingInline: `min(${space.md}, 10%)`,
    paddingBlock: space.xs,
    border: `${vars.stroke.line} solid ${odds.border}`,
    borderRadius: radius.md,
    borderEndStartRadius: tails.md,
    backgroundColor: odds.surface,
    color: odds.text,
    cursor: "pointer",
    transition: transition("background-color", "border-color", "color"),
    selectors: {
      [`${signed}, ${fraction}`]: { gap: space.xs, paddingInline: space.xs },
      "&:hover:not(:disabled)": { backgroundColor: odds.hover, borderColor: color.accent.border },
      "&:active:not(:disabled)": { backgroundColor: odds.press },
      // A fill may be as pale as its ground (amber on paper): what tells a pick is an ink's edge, and a line within it.
      '&[aria-pressed="true"]': {
        backgroundColor: odds.selected,
        borderColor: color.selected.border,
        color: odds.selectedText,
      },
      '&[aria-pressed="true"]:is(:hover, :active):not(:disabled)': {
        backgroundColor: odds.selected,
        borderColor: color.selected.border,
      },
      '&[aria-pressed="true"]::after': {
        content: "",
        position: "absolute",
        insetInline: "28%",
        insetBlockEnd: "0.0625rem",
        blockSize: "2px",
        borderRadius: radius.pill,
        backgroundColor: "currentColor",
      },
      "&:disabled": { cursor: "not-allowed", color: odds.locked, borderColor: color.border.subtle },
      // Picked before it was locked: it is still the pick, and cannot be read on the strong ground.
      '&[aria-pressed="true"]:disabled': {
        backgroundColor: odds.surface,
        borderColor: color.selected.border,
        borderStyle: "dashed",
        color: odds.locked,
      },
    },
    "@media": {
      "(forced-colors: active)": {
        selectors: {
          '&[aria-pressed="true"], &[aria-pressed="true"]:is(:hover, :active):not(:disabled)': chosenInForced,
          '&:disabled, &[aria-pressed="true"]:disabled': {
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

/** Outcome above its odd, for three narrow columns. */
export const stacked = style(
  component({
    flexDirection: "column",
    flexWrap: "nowrap",
    justifyContent: "center",
    gap: 0,
    paddingInline: `min(${space.sm}, 10%)`,
    textAlign: "center",
  }),
);

/** Alone in its cell the odd stands in the middle. */
export const alone = style(component({ justifyContent: "center" }));

export const outcome = style(
  component({
    flex: "1 1 1ch",
    minInlineSize: 0,
    fontFamily: font.family.table,
    fontSize: font.size.sm,
    lineHeight: font.line.tight,
    color: color.text.muted,
    overflowWrap: "anywhere",
    selectors: {
      [`${stacked} > &`]: { flex: "none", maxInlineSize: "100%" },
      [`${button}[aria-pressed="true"] &`]: { color: "inherit" },
      [`${button}:disabled &`]: { color: "inherit" },
      [`${stacked} &`]: { fontSize: font.size.xs },
    },
  }),
);

export const figure = style(
  component({
    position: "relative",
    flexShrink: 0,
    // A price is never broken: half of one reads as another.
    whiteSpace: "nowrap",
    fontFamily: font.family.figures,
    fontVariantNumeric: "tabular-nums lining-nums",
    fontWeight: font.weight.figure,
    fontSize: font.size.figure,
    lineHeight: font.line.tight,
    direction: "ltr",
    letterSpacing: 0,
    // As much room for −110 as for +1200, for 1/2 as for 203/100: a price that moves shifts nothing.
    selectors: {
      [signed]: { fontSize: "0.9375em", minInlineSize: "5ch", textAlign: "end" },
      [fraction]: { fontSize: "0.8125em", minInlineSize: "6.5ch", textAlign: "end" },
      [`:is(${stacked}, ${alone}) > &`]: { textAlign: "center" },
      "[data-long] > &": { fontSize: "0.75em" },
    },
  }),
);

const fadeOut = keyframes({ "0%, 70%": { opacity: 1 }, "100%": { opacity: 0 } });
const fromBelow = keyframes({ from: { transform: "translateY(0.35em)" } });
const fromAbove = keyframes({ from: { transform: "translateY(-0.35em)" } });
const tintUp = keyframes({ "0%, 70%": { color: odds.up } });
const tintDown = keyframes({ "0%, 70%": { color: odds.down } });

/** Colour, position and arrow together for 1.2 s; nothing takes room, so nothing shifts. */
const moveTime = vars.motion.move;
const reduced = "(prefers-reduced-motion: reduce)";
const pressed = `${button}[aria-pressed="true"] &`;

const moved = (tint: string, rise: string) =>
  component({
    animation: `${tint} ${moveTime} ease-out, ${rise} ${vars.motion.slow} ease-out`,
    selectors: { [pressed]: { animation: `${rise} ${vars.motion.slow} ease-out` } },
    "@media": { [reduced]: { animation: "none", selectors: { [pressed]: { animation: "none" } } } },
  });
export const movedFigure = styleVariants({ up: moved(tintUp, fromBelow), down: moved(tintDown, fromAbove) });

const wash = (color: string) =>
  component({
    position: "absolute",
    inset: 0,
    zIndex: -1,
    borderRadius: "inherit",
    backgroundColor: color,
    animation: `${fadeOut} ${moveTime} ease-out forwards`,
    selectors: { [pressed]: { display: "none" } },
    "@media": { [reduced]: { display: "none" } },
  });
export const washes = styleVariants({ up: wash(odds.upSoft), down: wash(odds.downSoft) });

const arrow = style(
  component({
    position: "absolute",
    insetInlineEnd: "0.25rem",
    inlineSize: 0,
    blockSize: 0,
    borderInline: "0.25rem solid transparent",
    animation: `${fadeOut} ${moveTime} linear forwards`,
    // Forced colours paint transparent borders too; there the arrow is one of the system's own ink.
    "@media": { "(forced-colors: active)": { forcedColorAdjust: "none" } },
  }),
);

export const arrows = styleVariants({
  up: [
    arrow,
    component({
      insetBlockStart: "0.25rem",
      borderBlockEnd: `0.375rem solid ${odds.up}`,
      selectors: { [pressed]: { borderBlockEndColor: odds.selectedText } },
    }),
  ],
  down: [
    arrow,
    component({
      insetBlockEnd: "0.25rem",
      borderBlockStart: `0.375rem solid ${odds.down}`,
      selectors: { [pressed]: { borderBlockStartColor: odds.selectedText } },
    }),
  ],
});

/** The lock before a price that is shown but cannot be taken (D24); it takes no room, so that nothing shifts. */
export const besideFigure = style(
  component({
    position: "absolute",
    insetBlock: 0,
    insetInlineEnd: "calc(100% + 0.25rem)",
    marginBlock: "auto",
    // The figure itself always runs left to right; the lock stands on the caption's side of it.
    selectors: {
      "&&": { inlineSize: "0.8125rem", blockSize: "0.8125rem" },
      '[dir="rtl"] &': { insetInlineEnd: "auto", insetInlineStart: "calc(100% + 0.25rem)" },
    },
  }),
);
