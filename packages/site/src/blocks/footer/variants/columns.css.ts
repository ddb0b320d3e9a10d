import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule, small } from "../../../styles/rule.ts";

const { color, font, layout, radius, space } = vars;

export const footer = style(
  rule({
    marginBlockStart: space.xxl,
    borderBlockStart: `1px solid ${color.border.subtle}`,
    fontSize: font.size.sm,
  }),
);
export const inside = style(
  rule({
    display: "grid",
    gap: space.xl,
    maxInlineSize: layout.page,
    marginInline: "auto",
    paddingInline: layout.gutter,
    paddingBlock: space.xxl,
    "@media": { "screen and (max-width: 67.99rem)": { paddingBlockEnd: "6rem" } },
  }),
);
export const columns = style(
  rule({
    display: "grid",
    gridTemplateColumns: "minmax(14rem, 1.6fr) repeat(auto-fit, minmax(10rem, 1fr))",
    gap: space.xl,
    "@media": { [small]: { gridTemplateColumns: "repeat(auto-fit, minmax(9rem, 1fr))" } },
  }),
);
export const brand = style(
  rule({
    display: "grid",
    gap: space.md,
    alignContent: "start",
    justifyItems: "start",
    "@media": { [small]: { gridColumn: "1 / -1" } },
  }),
);
export const words = style(rule({ color: color.text.muted, maxInlineSize: layout.reading }));
export const title = style(
  rule({
    marginBlockEnd: space.sm,
    fontSize: font.size.sm,
    fontWeight: font.weight.semibold,
    letterSpacing: 0,
    color: color.text.strong,
  }),
);
export const list = style(rule({ display: "grid", gap: "0.125rem" }));
export const link = style(
  rule({
    display: "inline-flex",
    alignItems: "center",
    minBlockSize: "2rem",
    color: color.text.muted,
    borderRadius: radius.sm,
    selectors: {
      "&:hover": { color: color.text.strong, textDecorationLine: "underline", textUnderlineOffset: "0.2em" },
      "&:focus-visible": { outline: `2px solid ${color.focus}`, outlineOffset: "2px" },
    },
  }),
);
export const logos = style(rule({ display: "flex", flexWrap: "wrap", gap: space.lg, alignItems: "center" }));
export const logo = style(rule({ blockSize: "1.75rem", inlineSize: "auto" }));
export const legal = style(
  rule({
    display: "grid",
    gap: space.md,
    paddingBlockStart: space.xl,
    borderBlockStart: `1px solid ${color.border.subtle}`,
  }),
);
export const adults = style(
  rule({
    display: "flex",
    alignItems: "center",
    gap: space.sm,
    color: color.text.base,
    fontWeight: font.weight.medium,
  }),
);
export const adultsMark = style(
  rule({
    display: "inline-grid",
    placeItems: "center",
    inlineSize: "2.25rem",
    blockSize: "2.25rem",
    flexShrink: 0,
    borderRadius: "50%",
    border: `2px solid ${color.danger.ink}`,
    color: color.danger.ink,
    fontSize: font.size.xs,
    fontWeight: font.weight.bold,
    direction: "ltr",
  }),
);
export const last = style(
  rule({ display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "space-between", gap: space.md }),
);
export const ways = style(rule({ display: "flex", flexWrap: "wrap", gap: space.xs }));
export const rights = style(
  rule({ display: "flex", flexWrap: "wrap", columnGap: space.lg, rowGap: space.xs, color: color.text.muted }),
);
export const clock = style(rule({ display: "inline-flex", gap: space.xs, fontVariantNumeric: "tabular-nums" }));
