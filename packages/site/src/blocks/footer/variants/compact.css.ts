import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { pageInline } from "../../../styles/page-inline.ts";
import { footBar, rule, small, still } from "../../../styles/rule.ts";

const { color, density, font, layout, motion, radius, space } = vars;

export const footer = style(
  rule({
    marginBlockStart: space.xxl,
    borderBlockStart: `${vars.stroke.line} solid ${color.border.subtle}`,
    fontSize: font.size.sm,
    color: color.text.muted,
  }),
);
export const inside = style(
  rule({
    display: "grid",
    gap: space.md,
    maxInlineSize: layout.page,
    marginInline: "auto",
    ...pageInline,
    overflowWrap: "anywhere",
    paddingBlockStart: space.lg,
    paddingBlockEnd: `calc(${space.lg} + ${footBar})`,
  }),
);
/** What must always be visible, in one line if there is space. */
export const band = style(
  rule({ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: space.xl, rowGap: space.sm }),
);
export const responsible = style(
  rule({
    display: "inline-flex",
    alignItems: "center",
    "@media": { "(pointer: coarse)": { minBlockSize: density.touch } },
  }),
);
export const more = style(
  rule({
    display: "inline-flex",
    alignItems: "center",
    gap: space.sm,
    minBlockSize: density.control,
    marginInlineStart: "auto",
    paddingInline: space.md,
    borderRadius: radius.md,
    border: `${vars.stroke.line} solid ${color.border.base}`,
    color: color.text.strong,
    fontWeight: font.weight.medium,
    cursor: "pointer",
    selectors: {
      "&:hover": { backgroundColor: color.hover },
      "&:focus-visible": { outline: `${vars.stroke.focus} solid ${color.focus}`, outlineOffset: "2px" },
    },
    "@media": {
      "(pointer: coarse)": { minBlockSize: density.touch },
      [small]: { flexBasis: "100%", justifyContent: "space-between" },
    },
  }),
);
export const arrow = style(
  rule({
    transition: `rotate ${motion.base} ${motion.standard}`,
    selectors: { [`${more}[aria-expanded="true"] &`]: { rotate: "180deg" } },
    "@media": { [still]: { transition: "none" } },
  }),
);
export const panel = style(
  rule({
    display: "grid",
    gap: space.xl,
    paddingBlock: space.lg,
    borderBlock: `${vars.stroke.line} solid ${color.border.subtle}`,
    scrollMarginBlockEnd: `calc(${space.lg} + ${footBar})`,
  }),
);
export const groups = style(
  rule({ display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))", gap: space.xl }),
);
export const text = style(rule({ maxInlineSize: layout.reading }));
export const last = style(
  rule({ display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "space-between", gap: space.md }),
);
