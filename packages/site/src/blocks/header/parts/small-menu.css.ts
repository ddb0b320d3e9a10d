import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

const { color, density, font, radius, space } = vars;

export const list = style(rule({ display: "grid", gap: "0.125rem", marginBlockEnd: space.lg }));
export const entry = style(
  rule({
    display: "flex",
    alignItems: "center",
    gap: space.sm,
    inlineSize: "100%",
    minBlockSize: density.touch,
    paddingInline: space.md,
    borderRadius: radius.md,
    color: color.text.base,
    fontWeight: font.weight.medium,
    outlineOffset: "-2px",
    selectors: {
      "&:hover": { backgroundColor: color.press },
      "&:focus-visible": { outline: `${vars.stroke.focus} solid ${color.focus}` },
      "&[aria-current]": { backgroundColor: color.accent.soft, color: color.accent.ink },
    },
  }),
);
export const arrow = style(rule({ marginInlineStart: "auto", color: color.text.muted }));
export const head = style(
  rule({
    paddingInline: space.md,
    marginBlockEnd: space.xs,
    fontSize: font.size.sm,
    fontWeight: font.weight.semibold,
    color: color.text.muted,
    letterSpacing: 0,
  }),
);
export const choices = style(
  rule({ display: "flex", flexWrap: "wrap", gap: space.sm, paddingInline: space.md, marginBlockEnd: space.xl }),
);
export const choice = style(rule({ minBlockSize: density.touch, paddingInline: space.lg }));

/** Odds formats as a table: the name, and an example below it. */
export const formats = style(
  rule({
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 6.5rem), 1fr))",
    gap: space.sm,
    paddingInline: space.md,
    marginBlockEnd: space.xl,
  }),
);
export const format = style(
  rule({
    minBlockSize: density.touch,
    border: `${vars.stroke.line} solid ${color.border.base}`,
    display: "grid",
    alignContent: "center",
    justifyItems: "start",
    inlineSize: "100%",
    blockSize: "100%",
    paddingInline: space.md,
    paddingBlock: space.sm,
    borderRadius: radius.md,
    lineHeight: font.line.snug,
    textAlign: "start",
    selectors: {
      "&:is(:hover, :active)": { backgroundColor: color.press },
      '&[aria-pressed="true"]': {
        borderColor: color.accent.base,
        backgroundColor: color.accent.soft,
        color: color.accent.ink,
        fontWeight: font.weight.semibold,
      },
    },
    "@media": {
      "(forced-colors: active)": {
        selectors: {
          '&[aria-pressed="true"]': { backgroundColor: "Highlight", color: "HighlightText", forcedColorAdjust: "none" },
        },
      },
    },
  }),
);
export const example = style(
  rule({
    fontVariantNumeric: "tabular-nums",
    color: color.text.muted,
    fontSize: font.size.sm,
    "@media": { "(forced-colors: active)": { color: "inherit" } },
  }),
);
/** The hidden switch scrolls with the menu. */
export const news = style(rule({ position: "relative" }));
export const screen = style(rule({ marginBlockEnd: space.lg }));
export const banners = style(rule({ paddingInline: space.md, marginBlockEnd: space.xl }));
export const version = style(rule({ paddingInline: space.md, fontSize: font.size.xs, color: color.text.muted }));
/** Payment links come first and are large touch targets. */
export const payments = style(
  rule({
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 8rem), 1fr))",
    gap: space.sm,
    paddingInline: space.md,
    marginBlockEnd: space.lg,
  }),
);
/** Both fit in one row, also in the longest of our languages. */
export const payment = style(rule({ minBlockSize: density.touch, paddingInline: space.sm, gap: space.xs }));
