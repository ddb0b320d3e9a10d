import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { pageInline } from "../../../styles/page-inline.ts";
import { footBar, medium, rule, still } from "../../../styles/rule.ts";

const { color, density, font, layout, motion, radius, space, stroke } = vars;

export const footer = style(
  rule({
    marginBlockStart: space.xxl,
    borderBlockStart: `${stroke.mark} solid ${color.border.strong}`,
    color: color.text.base,
  }),
);
export const inside = style(
  rule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.xl,
    maxInlineSize: layout.page,
    marginInline: "auto",
    ...pageInline,
    overflowWrap: "anywhere",
    paddingBlockStart: space.xl,
    paddingBlockEnd: `calc(${space.xl} + ${footBar})`,
  }),
);
/** Side by side where there is room; none is larger than another. */
export const law = style(
  rule({
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 16rem), 1fr))",
    gap: space.lg,
    fontSize: font.size.md,
  }),
);
export const claim = style(
  rule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "center",
    justifyItems: "start",
    gap: space.md,
    padding: space.lg,
    border: `${stroke.line} solid ${color.border.base}`,
    borderRadius: radius.lg,
    backgroundColor: color.surface,
    // A warning has a ground of its own.
    selectors: { "&:has(> [role=alert])": { padding: 0, border: "none", backgroundColor: "transparent" } },
    "@media": { [medium]: { minBlockSize: "7rem" } },
  }),
);
export const licence = style(rule({ display: "flex", alignItems: "center", gap: space.md, minInlineSize: 0 }));
export const mark = style(rule({ color: color.success.ink }));
export const large = style(
  rule({ minInlineSize: 0, fontSize: font.size.lg, fontWeight: font.weight.semibold, lineHeight: font.line.snug }),
);
export const words = style(rule({ maxInlineSize: layout.reading }));
export const folds = style(
  rule({
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 13rem), 1fr))",
    alignItems: "start",
    columnGap: space.xl,
    borderBlock: `${stroke.line} solid ${color.border.subtle}`,
    paddingBlock: space.sm,
  }),
);
export const fold = style(rule({ minInlineSize: 0 }));
export const head = style(
  rule({
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space.sm,
    minBlockSize: density.touch,
    listStyle: "none",
    cursor: "pointer",
    borderRadius: radius.sm,
    selectors: {
      "&::-webkit-details-marker": { display: "none" },
      "&:hover": { textDecorationLine: "underline", textUnderlineOffset: "0.2em" },
      "&:focus-visible": { outline: `${stroke.focus} solid ${color.focus}`, outlineOffset: "2px" },
    },
  }),
);
export const title = style(
  rule({
    minInlineSize: 0,
    fontSize: font.size.md,
    fontWeight: font.weight.semibold,
    letterSpacing: 0,
    color: color.text.strong,
  }),
);
export const arrow = style(
  rule({
    transition: `rotate ${motion.base} ${motion.standard}`,
    selectors: { [`${fold}[open] &`]: { rotate: "180deg" } },
    "@media": { [still]: { transition: "none" } },
  }),
);
export const links = style(rule({ paddingBlockEnd: space.md }));
export const last = style(
  rule({ display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "space-between", gap: space.md }),
);
export const rights = style(
  rule({ display: "flex", flexWrap: "wrap", columnGap: space.lg, rowGap: space.xs, color: color.text.muted }),
);
