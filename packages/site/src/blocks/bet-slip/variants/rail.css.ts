import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { noRail, rule, wide } from "../../../styles/rule.ts";

const { color, density, font, layout, radius, shadow, space, z } = vars;

export const rail = style(
  rule({
    "@media": {
      [noRail]: { display: "none" },
      [wide]: {
        position: "sticky",
        insetBlockStart: `calc(${layout.header} + ${space.lg})`,
        maxBlockSize: `calc(100dvh - ${layout.header} - ${space.xl})`,
        display: "flex",
      },
    },
  }),
);
export const card = style(
  rule({
    flex: 1,
    minInlineSize: 0,
    display: "flex",
    flexDirection: "column",
    overflow: "hidden",
    borderRadius: radius.lg,
    border: `1px solid ${color.border.subtle}`,
    backgroundColor: color.surface,
    boxShadow: shadow.md,
  }),
);
export const head = style(
  rule({
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space.md,
    minBlockSize: density.row,
    paddingInlineStart: space.lg,
    paddingInlineEnd: space.sm,
    borderBlockEnd: `1px solid ${color.border.subtle}`,
  }),
);
export const title = style(
  rule({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space.sm, fontSize: font.size.lg }),
);
export const body = style(rule({ overflowY: "auto", overscrollBehavior: "contain" }));

export const bar = style(
  rule({
    position: "fixed",
    insetInline: space.sm,
    insetBlockEnd: `calc(${space.sm} + env(safe-area-inset-bottom))`,
    zIndex: z.sticky,
    display: "flex",
    alignItems: "center",
    gap: space.md,
    minBlockSize: "3.5rem",
    paddingInline: space.lg,
    borderRadius: radius.lg,
    border: `1px solid ${color.accent.base}`,
    backgroundColor: color.accent.base,
    color: color.accent.on,
    boxShadow: shadow.lg,
    selectors: { "&:focus-visible": { outline: `2px solid ${color.focus}`, outlineOffset: "2px" } },
    "@media": { [wide]: { display: "none" } },
  }),
);
export const barWords = style(rule({ display: "flex", alignItems: "center", gap: space.sm, minInlineSize: 0 }));
export const barName = style(rule({ fontWeight: font.weight.semibold }));
export const barFigures = style(
  rule({
    marginInlineStart: "auto",
    display: "grid",
    justifyItems: "end",
    lineHeight: font.line.tight,
    fontWeight: font.weight.bold,
  }),
);
export const barReturn = style(rule({ fontSize: font.size.sm, fontWeight: font.weight.regular }));
export const up = style(rule({ transform: "rotate(180deg)" }));

/** The panel keeps its own distances: rows reach the sheet's edges. */
export const inSheet = style(rule({ display: "grid", margin: `calc(-1 * ${space.lg})` }));
export const clear = style(rule({ justifySelf: "end", margin: space.sm }));
