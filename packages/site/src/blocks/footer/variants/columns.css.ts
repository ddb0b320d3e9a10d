import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { pageInline } from "../../../styles/page-inline.ts";
import { footBar, rule, small } from "../../../styles/rule.ts";

const { color, font, layout, space } = vars;

export const footer = style(
  rule({
    position: "relative",
    isolation: "isolate",
    marginBlockStart: space.xxl,
    borderBlockStart: `${vars.stroke.line} solid ${color.border.subtle}`,
    fontSize: font.size.sm,
  }),
);
/** The brand's pattern fades out below the top of the footer. */
export const pattern = style(rule({ blockSize: "8rem", maskImage: "linear-gradient(#000, transparent)" }));
export const inside = style(
  rule({
    display: "grid",
    gap: space.xl,
    maxInlineSize: layout.page,
    marginInline: "auto",
    ...pageInline,
    overflowWrap: "anywhere",
    paddingBlockStart: space.xxl,
    paddingBlockEnd: `calc(${space.xxl} + ${footBar})`,
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
export const text = style(rule({ color: color.text.muted, maxInlineSize: layout.reading }));
export const legal = style(
  rule({
    display: "grid",
    gap: space.md,
    paddingBlockStart: space.xl,
    borderBlockStart: `${vars.stroke.line} solid ${color.border.subtle}`,
  }),
);
/** What must always be visible, in one line if there is space. */
export const band = style(
  rule({ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: space.xl, rowGap: space.sm }),
);
export const last = style(
  rule({ display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "space-between", gap: space.md }),
);
export const rights = style(
  rule({ display: "flex", flexWrap: "wrap", columnGap: space.lg, rowGap: space.xs, color: color.text.muted }),
);
