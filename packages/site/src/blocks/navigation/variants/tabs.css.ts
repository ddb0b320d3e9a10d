import { vars } from "@livery/ui/contract";
import { style, styleVariants } from "@vanilla-extract/css";
import { footSpace, rule, still } from "../../../styles/rule.ts";

const { color, density, font, motion, radius, shadow, space, z } = vars;

/** A focused field opens the keyboard over the bottom of the page, so the bar is hidden. */
const typing = ":root:has(:is(input:not([type=checkbox], [type=radio]), textarea):focus) &";

export const bar = style(
  rule({
    position: "fixed",
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: z.header,
    blockSize: footSpace,
    paddingBlockEnd: "env(safe-area-inset-bottom)",
    // The same on both sides: the side of the notch does not depend on the reading direction.
    paddingInline: "max(env(safe-area-inset-left), env(safe-area-inset-right))",
    borderBlockStart: `${vars.stroke.line} solid ${color.border.subtle}`,
    backgroundColor: color.surface,
    boxShadow: shadow.md,
    transition: `translate ${motion.base} ${motion.standard}`,
    "@media": {
      "(hover: none) and (pointer: coarse)": { selectors: { [typing]: { translate: "0 100%" } } },
      [still]: { transition: "none" },
      print: { display: "none" },
    },
  }),
);
export const tabs = style(
  rule({
    display: "grid",
    blockSize: "100%",
    maxInlineSize: "36rem",
    marginInline: "auto",
  }),
);
/** Columns by the number of tabs, so that no tab moves while the next ones are parsed. */
export const tabsOf: Readonly<Record<number, string>> = styleVariants({ 1: 1, 2: 2, 3: 3, 4: 4, 5: 5 }, (count) =>
  rule({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` }),
);
export const item = style(rule({ display: "grid" }));
export const tab = style(
  rule({
    position: "relative",
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    justifyContent: "center",
    gap: space.hair,
    minInlineSize: density.touch,
    minBlockSize: density.touch,
    color: color.text.muted,
    fontSize: font.size.xs,
    fontWeight: font.weight.medium,
    lineHeight: font.line.tight,
    outlineOffset: "-3px",
    borderRadius: radius.md,
    touchAction: "manipulation",
    selectors: {
      "&:focus-visible": { outline: `${vars.stroke.focus} solid ${color.focus}` },
      "&[aria-current]": { color: color.accent.ink, fontWeight: font.weight.semibold },
    },
  }),
);
/** Marks the open section by more than colour. */
export const mark = style(
  rule({
    display: "grid",
    placeItems: "center",
    inlineSize: "3.25rem",
    maxInlineSize: "100%",
    blockSize: "1.75rem",
    borderRadius: radius.pill,
    transition: `background-color ${motion.fast} ${motion.standard}`,
    selectors: {
      [`${tab}:active &:not([data-filled])`]: { backgroundColor: color.press },
      [`${tab}[aria-current] &:not([data-filled])`]: { backgroundColor: color.accent.soft },
      "&[data-filled]": { backgroundColor: color.accent.base, color: color.accent.on },
      [`${tab}:active &[data-filled]`]: { backgroundColor: color.accent.press, color: color.accent.on },
    },
    "@media": {
      "(forced-colors: active)": {
        selectors: { [`${tab}[aria-current] &`]: { outline: "2px solid Highlight", outlineOffset: "-2px" } },
      },
    },
  }),
);
/** Whole in every brand and language: two words have a line each, which are as high as the bar beneath the icon. */
export const name = style(
  rule({
    maxInlineSize: "100%",
    // The longest word of any language is as wide as a fifth of a small phone.
    fontSize: `min(${font.size.xs}, 0.75rem)`,
    lineHeight: 1,
    textAlign: "center",
    textWrap: "balance",
    hyphens: "auto",
    overflowWrap: "anywhere",
  }),
);
/** Beside the icon, at its end side. */
export const count = style(
  rule({
    position: "absolute",
    insetBlockStart: "0.25rem",
    insetInlineStart: "calc(50% + 0.625rem)",
    display: "grid",
    placeItems: "center",
    minInlineSize: "1.25rem",
    blockSize: "1.25rem",
    paddingInline: space.xs,
    borderRadius: radius.pill,
    border: `${vars.stroke.line} solid ${color.surface}`,
    backgroundColor: color.signal.base,
    color: color.signal.on,
    fontWeight: font.weight.bold,
    fontVariantNumeric: "tabular-nums",
  }),
);
