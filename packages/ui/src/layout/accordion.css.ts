import { style } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";
import { focusable } from "../styles/focus.css.ts";
import { transition } from "../styles/transition.ts";
import { frameLines, tails, vars } from "../tokens/contract.css.ts";

const { color, density, font, motion, radius, shadow, space } = vars;
const still = "(prefers-reduced-motion: reduce)";

export const accordion = style(
  component({
    minInlineSize: 0,
    borderRadius: radius.lg,
    borderEndStartRadius: tails.lg,
    ...frameLines,
    backgroundColor: color.surface,
    boxShadow: shadow.sm,
    overflow: "clip",
  }),
);
export const item = style(
  component({ selectors: { "& + &": { borderBlockStart: `${vars.stroke.line} solid ${color.border.subtle}` } } }),
);
export const heading = style(component({ fontSize: "inherit", letterSpacing: 0, textShadow: "none" }));
export const head = style([
  focusable,
  component({
    display: "flex",
    alignItems: "center",
    gap: space.md,
    inlineSize: "100%",
    minBlockSize: density.row,
    paddingInline: space.lg,
    paddingBlock: space.sm,
    fontFamily: font.family.text,
    fontWeight: font.weight.semibold,
    lineHeight: font.line.snug,
    color: color.text.strong,
    cursor: "pointer",
    transition: transition("background-color", "color"),
    selectors: {
      "&:hover": { backgroundColor: color.hover },
      "&:active": { backgroundColor: color.press },
      "&&:focus-visible": { outlineOffset: "-3px" },
      // The focus ring of the first and the last head follows the corners that clip them.
      [`${item}:first-child &`]: { borderStartStartRadius: radius.lg, borderStartEndRadius: radius.lg },
      [`${item}:last-child &[aria-expanded=false]`]: {
        borderEndStartRadius: radius.lg,
        borderEndEndRadius: radius.lg,
      },
      "&:disabled": { color: color.text.disabled, backgroundColor: "transparent", cursor: "not-allowed" },
    },
  }),
]);
export const label = style(component({ flex: 1, minInlineSize: 0, overflowWrap: "anywhere" }));
export const aside = style(
  component({
    display: "flex",
    // The text at the end leaves at least half of the line to the label.
    minInlineSize: 0,
    maxInlineSize: "50%",
    overflowWrap: "anywhere",
    color: color.text.muted,
    fontSize: font.size.sm,
    fontWeight: font.weight.regular,
    fontVariantNumeric: "tabular-nums",
  }),
);
export const chevron = style(
  component({
    color: color.text.muted,
    transition: `rotate ${motion.base} ${motion.standard}`,
    selectors: { [`${head}[aria-expanded=true] &`]: { rotate: "180deg", color: color.accent.ink } },
    "@media": { [still]: { transition: "none" } },
  }),
);
/** A grid row of zero or content height: a percentage cannot animate to an unknown height. */
export const fold = style(
  component({
    display: "grid",
    gridTemplateRows: "0fr",
    visibility: "hidden",
    transition: `grid-template-rows ${motion.slow} ${motion.standard}, visibility 0s ${motion.slow}`,
    "@media": { [still]: { transition: "none" } },
  }),
);
export const unfolded = style(
  component({
    gridTemplateRows: "1fr",
    visibility: "visible",
    transition: `grid-template-rows ${motion.slow} ${motion.standard}`,
    "@media": { [still]: { transition: "none" } },
  }),
);
export const content = style(component({ minBlockSize: 0, minInlineSize: 0, overflow: "hidden" }));
export const body = style(
  component({ padding: space.lg, paddingBlockStart: space.xs, color: color.text.base, overflowWrap: "anywhere" }),
);
