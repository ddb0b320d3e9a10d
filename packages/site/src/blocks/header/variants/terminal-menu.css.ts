import { vars } from "@livery/ui/contract";
import { globalStyle, style } from "@vanilla-extract/css";
import { gloveTarget, rule } from "../../../styles/rule.ts";

const { color, font, motion, radius, space, stroke } = vars;

export const dialog = style(rule({ fontSize: font.size.lg }));
/** The close button is as large as everything else on a terminal. */
globalStyle(
  `${dialog} > button:last-child`,
  rule({ inlineSize: gloveTarget, blockSize: gloveTarget, insetBlockStart: 0, insetInlineEnd: 0 }),
);
globalStyle(
  `${dialog} > div:first-child`,
  rule({ paddingInlineEnd: `calc(${gloveTarget} + ${space.sm})`, minBlockSize: gloveTarget }),
);

const pressable = rule({
  display: "flex",
  alignItems: "center",
  inlineSize: "100%",
  minBlockSize: gloveTarget,
  gap: space.md,
  paddingInline: space.lg,
  paddingBlock: space.sm,
  border: `${stroke.line} solid ${color.border.strong}`,
  borderRadius: radius.md,
  backgroundColor: color.surface,
  color: color.text.strong,
  fontWeight: font.weight.semibold,
  lineHeight: font.line.snug,
  overflowWrap: "anywhere",
  textAlign: "start",
  touchAction: "manipulation",
  transition: `background-color ${motion.fast} ${motion.standard}`,
  selectors: {
    "&:is(:hover, :active)": { backgroundColor: color.press },
    "&:focus-visible": { outline: `${stroke.focus} solid ${color.focus}`, outlineOffset: "2px" },
    "&:is([aria-current], [aria-pressed=true])": {
      borderColor: color.accent.base,
      backgroundColor: color.accent.soft,
      color: color.accent.ink,
    },
  },
  "@media": {
    "(forced-colors: active)": {
      selectors: {
        "&:is([aria-current], [aria-pressed=true])": {
          backgroundColor: "Highlight",
          color: "HighlightText",
          forcedColorAdjust: "none",
        },
      },
    },
  },
});

/** Two columns with at most four doors, so each is as large as a hand. */
export const doors = style(
  rule({
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    gap: space.md,
    marginBlockEnd: space.lg,
  }),
);
/** Below the back button. */
export const below = style(rule({ marginBlockStart: space.md }));
export const door = style([
  pressable,
  rule({
    flexDirection: "column",
    justifyContent: "center",
    textAlign: "center",
    blockSize: "100%",
    minBlockSize: "8rem",
    fontSize: `min(${font.size.lg}, 5cqi)`,
    paddingInline: space.sm,
  }),
]);
export const tiles = style(
  rule({
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 14rem), 1fr))",
    gap: space.md,
    marginBlockStart: space.md,
  }),
);
export const tile = style([pressable, rule({ justifyContent: "space-between", blockSize: "100%" })]);
export const leave = style([pressable, rule({ inlineSize: "auto", minInlineSize: gloveTarget })]);
export const back = style(rule({ rotate: "180deg" }));
export const example = style(
  rule({ fontVariantNumeric: "tabular-nums", "@media": { "(forced-colors: active)": { color: "inherit" } } }),
);
export const foot = style(
  rule({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space.md,
    marginBlockStart: space.lg,
    color: color.text.muted,
    fontSize: font.size.md,
    fontVariantNumeric: "tabular-nums",
  }),
);
export const tool = style(rule({ inlineSize: gloveTarget, blockSize: gloveTarget }));
