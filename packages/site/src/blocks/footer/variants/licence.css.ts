import { vars } from "@livery/ui/contract";
import { globalStyle, style } from "@vanilla-extract/css";
import { pageInline } from "../../../styles/page-inline.ts";
import { footBar, medium, rule } from "../../../styles/rule.ts";

const { color, font, layout, radius, space, stroke } = vars;

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
/** Side by side if there is space; all are of the same size. */
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
    // A warning has its own background.
    selectors: { "&:has(> [role=alert])": { padding: 0, border: "none", backgroundColor: "transparent" } },
    "@media": { [medium]: { minBlockSize: "7rem" } },
  }),
);
export const licence = style(rule({ display: "flex", alignItems: "center", gap: space.md, minInlineSize: 0 }));
export const mark = style(rule({ color: color.success.ink }));
export const large = style(
  rule({ minInlineSize: 0, fontSize: font.size.lg, fontWeight: font.weight.semibold, lineHeight: font.line.snug }),
);
export const text = style(rule({ maxInlineSize: layout.reading }));
/** Below each other on a phone; side by side if there is space, then without dividing lines. */
export const folds = style(
  rule({
    "@media": {
      [medium]: {
        display: "grid",
        gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 11rem), 1fr))",
        alignItems: "start",
      },
    },
  }),
);
globalStyle(`${folds} > div`, rule({ "@media": { [medium]: { borderBlockStart: "none" } } }));
export const last = style(
  rule({ display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "space-between", gap: space.md }),
);
export const rights = style(
  rule({ display: "flex", flexWrap: "wrap", columnGap: space.lg, rowGap: space.xs, color: color.text.muted }),
);
