import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule, small } from "../styles/rule.ts";

const { color, density, font, motion, radius, shadow, space } = vars;

/** Lies over the stage; what it does not cover stays usable. */
export const stage = style(rule({ position: "absolute", inset: 0, pointerEvents: "none" }));
export const programme = style(
  rule({
    position: "absolute",
    insetInline: space.md,
    insetBlockEnd: space.md,
    zIndex: 2,
    display: "flex",
    alignItems: "center",
    justifyContent: "end",
    gap: space.sm,
    pointerEvents: "auto",
  }),
);
export const tabs = style(
  rule({
    display: "flex",
    flex: "0 1 auto",
    minInlineSize: 0,
    overflowX: "auto",
    scrollbarWidth: "none",
    overscrollBehaviorInline: "contain",
    borderRadius: radius.md,
    border: `${vars.stroke.line} solid ${color.border.base}`,
    backgroundColor: color.surface,
    boxShadow: shadow.md,
  }),
);
/** The current tab is marked by its edge and its weight, not by colour alone. */
export const tab = style(
  rule({
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: space.sm,
    flex: "0 1 auto",
    minInlineSize: density.touch,
    maxInlineSize: "16rem",
    minBlockSize: density.touch,
    paddingInline: space.md,
    color: color.text.base,
    fontSize: font.size.sm,
    fontWeight: font.weight.medium,
    cursor: "pointer",
    transition: `background-color ${motion.fast} ${motion.standard}`,
    selectors: {
      "& + &": { borderInlineStart: `${vars.stroke.line} solid ${color.border.subtle}` },
      "&:hover": { backgroundColor: color.hover },
      "&:focus-visible": { outline: `${vars.stroke.focus} solid ${color.focus}`, outlineOffset: "-3px" },
      '&[aria-selected="true"]': {
        backgroundColor: color.accent.soft,
        color: color.accent.ink,
        fontWeight: font.weight.semibold,
      },
      '&[aria-selected="true"]::before': {
        content: "",
        position: "absolute",
        insetInline: 0,
        insetBlockStart: 0,
        blockSize: "3px",
        backgroundColor: color.accent.base,
      },
    },
    "@media": {
      [small]: { flexShrink: 0 },
      "(forced-colors: active)": {
        selectors: { '&[aria-selected="true"]::before': { backgroundColor: "Highlight" } },
      },
    },
  }),
);
export const number = style(rule({ color: color.text.muted, fontVariantNumeric: "tabular-nums" }));
/** Without space for titles the tabs show numbers; screen readers get the titles. */
export const name = style(
  rule({
    minInlineSize: 0,
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    "@media": { [small]: { position: "absolute", inlineSize: "1px", blockSize: "1px", clipPath: "inset(50%)" } },
  }),
);
export const pause = style(
  rule({
    flexShrink: 0,
    border: `${vars.stroke.line} solid ${color.border.base}`,
    backgroundColor: color.surface,
    boxShadow: shadow.md,
  }),
);
