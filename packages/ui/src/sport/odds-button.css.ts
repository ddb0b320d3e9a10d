import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { bone } from "../styles/bone.css.ts";
import { component } from "../styles/component.ts";
import { chosenInForced, focusable } from "../styles/focus.css.ts";
import { transition } from "../styles/transition.ts";
import { tails, vars } from "../tokens/contract.css.ts";

const { color, density, font, radius, space } = vars;
const { odds } = color;

/** For odds formats that need more space than the decimal one (D32). */
const signed = '[data-odds="signed"] &';
const fraction = '[data-odds="fraction"] &';

/** Largest radius of a concave corner. */
const cutOut = "0.3125rem";

export const button = style([
  focusable,
  component({
    position: "relative",
    // The background of a price change lies behind caption and figure.
    isolation: "isolate",
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    // The figure wraps below the outcome if it has no space beside its first letter.
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
    // A corner that is cut out of the cell takes the space of figures: it is a mark here, no more.
    "@container": {
      "style(--lv-shape-corner: scoop)": {
        borderRadius: `min(${radius.md}, ${cutOut})`,
        borderEndStartRadius: `min(${radius.md}, ${cutOut})`,
      },
    },
    selectors: {
      [`${signed}, ${fraction}`]: { gap: space.xs, paddingInline: space.xs },
      "&:hover:not(:disabled)": { backgroundColor: odds.hover, borderColor: color.accent.border },
      "&:active:not(:disabled)": { backgroundColor: odds.press },
      // A fill can be as pale as its ground (amber on paper): an ink-coloured edge, with a line within it, marks the selection.
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
      // Selected before it was locked: it is still selected, and would be unreadable on the strong ground.
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

/** Outcome above its odds, for three narrow columns. */
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

/** Odds without a caption are centred in the cell. */
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
    // A price is never broken: half of it reads as another price.
    whiteSpace: "nowrap",
    fontFamily: font.family.figures,
    fontVariantNumeric: "tabular-nums lining-nums",
    fontWeight: font.weight.figure,
    fontSize: font.size.figure,
    lineHeight: font.line.tight,
    direction: "ltr",
    letterSpacing: 0,
    // The same space for −110 and +1200, for 1/2 and 203/100: a price change shifts nothing.
    selectors: {
      [signed]: { fontSize: "0.9375em", minInlineSize: "5ch", textAlign: "end" },
      [fraction]: { fontSize: "0.8125em", minInlineSize: "6.5ch", textAlign: "end" },
      [`:is(${stacked}, ${alone}) > &`]: { textAlign: "center" },
      "[data-long] > &": { fontSize: "0.75em" },
    },
  }),
);

/** The place of a figure to come: it looks like what loads, where a lock would say that the market is suspended. */
export const pending = style([
  bone,
  component({
    flexShrink: 0,
    inlineSize: "2.25em",
    blockSize: "0.625em",
    borderRadius: radius.sm,
    fontSize: font.size.figure,
    marginBlock: `calc((${font.line.tight} * 1em - 0.625em) / 2)`,
  }),
]);

const fadeOut = keyframes({ "0%, 70%": { opacity: 1 }, "100%": { opacity: 0 } });
const fromBelow = keyframes({ from: { transform: "translateY(0.35em)" } });
const fromAbove = keyframes({ from: { transform: "translateY(-0.35em)" } });
const tintUp = keyframes({ "0%, 70%": { color: odds.up } });
const tintDown = keyframes({ "0%, 70%": { color: odds.down } });

/** Colour, position and arrow together for 1.2 s; none of them takes space, so nothing shifts. */
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
    // Forced colours paint transparent borders too; there the arrow is in the system's ink.
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

/** The lock of a price that is shown but cannot be selected (D24); it takes no space, so that nothing shifts. */
export const besideFigure = style(
  component({
    position: "absolute",
    insetBlock: 0,
    insetInlineEnd: "calc(100% + 0.25rem)",
    marginBlock: "auto",
    // The figure always runs left to right; the lock is on its caption side.
    selectors: {
      "&&": { inlineSize: "0.8125rem", blockSize: "0.8125rem" },
      '[dir="rtl"] &': { insetInlineEnd: "auto", insetInlineStart: "calc(100% + 0.25rem)" },
    },
  }),
);
