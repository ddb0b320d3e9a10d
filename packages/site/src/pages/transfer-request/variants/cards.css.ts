import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

const { color, font, motion, radius, shadow, space } = vars;

export const page = style(
  rule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.lg,
    maxInlineSize: "64rem",
    marginInline: "auto",
  }),
);
export const directions = style(rule({ display: "flex", flexWrap: "wrap", gap: space.sm }));
const columns = "repeat(auto-fill, minmax(min(100%, 15rem), 1fr))";

/** Categories with one card stand side by side; one with more cards, or with an open card, takes the full width. */
export const categories = style(
  rule({ display: "grid", gridTemplateColumns: columns, alignItems: "start", columnGap: space.md, rowGap: space.lg }),
);
export const category = style(
  rule({
    display: "grid",
    gap: space.md,
    minInlineSize: 0,
    selectors: { "&:has(li + li), &:has([aria-expanded=true])": { gridColumn: "1 / -1" } },
  }),
);
export const heading = style(rule({ fontSize: font.size.md, color: color.text.muted, margin: 0 }));
export const problem = style(rule({ color: color.text.strong, margin: 0 }));
export const wall = style(
  rule({
    display: "grid",
    gridTemplateColumns: columns,
    gap: space.md,
    margin: 0,
    padding: 0,
    listStyle: "none",
  }),
);
const paper = {
  borderRadius: radius.lg,
  border: `${vars.stroke.line} solid ${color.border.subtle}`,
  backgroundColor: color.surface,
  boxShadow: shadow.sm,
  minInlineSize: 0,
  transition: `box-shadow ${motion.fast} ${motion.standard}, border-color ${motion.fast} ${motion.standard}`,
};
export const card = style(
  rule({ ...paper, selectors: { "&:hover": { boxShadow: shadow.md, borderColor: color.accent.border } } }),
);
/** The open card takes the whole row: its form has space, and the others stay around it. */
export const open = style(rule({ ...paper, gridColumn: "1 / -1", borderColor: color.accent.border }));
export const head = style(
  rule({
    display: "grid",
    inlineSize: "100%",
    justifyItems: "start",
    alignContent: "start",
    gap: space.xs,
    padding: space.lg,
    textAlign: "start",
    overflowWrap: "anywhere",
    borderRadius: radius.lg,
    selectors: { "&:focus-visible": { outline: `${vars.stroke.focus} solid ${color.focus}`, outlineOffset: "2px" } },
  }),
);
export const title = style(
  rule({ fontSize: font.size.lg, fontWeight: font.weight.semibold, color: color.text.strong }),
);
export const detail = style(
  rule({
    display: "inline-flex",
    alignItems: "center",
    gap: space.xs,
    fontSize: font.size.sm,
    color: color.text.muted,
    fontVariantNumeric: "tabular-nums",
  }),
);
export const form = style(rule({ padding: space.lg, paddingBlockStart: 0, maxInlineSize: "36rem" }));
