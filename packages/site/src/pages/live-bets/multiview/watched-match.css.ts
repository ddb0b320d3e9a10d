import { frameLines, tails, vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

const { color, font, radius, section, space } = vars;

export const card = style(
  rule({
    display: "flex",
    flexDirection: "column",
    gap: space.sm,
    minInlineSize: 0,
    padding: space.md,
    borderRadius: radius.lg,
    borderEndStartRadius: tails.lg,
    ...frameLines,
    // Drawn as an inset shadow: a border of another width breaks at cut corners.
    boxShadow: `inset 0 ${vars.stroke.mark} 0 ${section.live.base}`,
    backgroundColor: color.surface,
  }),
);
export const head = style(rule({ display: "flex", alignItems: "center", gap: space.sm, minInlineSize: 0 }));
export const state = style(
  rule({ display: "flex", alignItems: "baseline", gap: space.sm, minInlineSize: 0, lineHeight: font.line.snug }),
);
export const tournament = style(
  rule({
    minInlineSize: 0,
    overflowWrap: "anywhere",
    color: color.text.muted,
    fontSize: font.size.xs,
  }),
);
export const tools = style(rule({ display: "flex", marginInlineStart: "auto", flexShrink: 0 }));
/** Spans two columns of the board; its markets have two columns. */
export const large = style(rule({ "@container": { "(min-width: 30rem)": { gridColumn: "span 2" } } }));
export const markets = style(
  rule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.sm,
    minInlineSize: 0,
    "@container": {
      "(min-width: 30rem)": {
        selectors: {
          [`${large} > &`]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: space.lg },
        },
      },
    },
  }),
);
export const board = style(rule({ display: "grid", gap: space.hair, minInlineSize: 0 }));
export const clock = style(
  rule({
    flexShrink: 0,
    maxInlineSize: "100%",
    color: section.live.ink,
    fontSize: font.size.sm,
    fontWeight: font.weight.bold,
    fontVariantNumeric: "tabular-nums",
  }),
);
export const suspended = style(rule({ color: color.warning.ink, fontSize: font.size.sm, lineHeight: font.line.snug }));
export const side = style(
  rule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "center",
    columnGap: space.sm,
    lineHeight: font.line.snug,
  }),
);
export const team = style(rule({ display: "flex", alignItems: "center", gap: space.xs, minInlineSize: 0 }));
export const name = style(
  rule({
    minInlineSize: 0,
    overflowWrap: "anywhere",
    color: color.text.strong,
    fontWeight: font.weight.semibold,
  }),
);
export const note = style(rule({ color: color.text.muted, fontSize: font.size.sm, lineHeight: font.line.snug }));
export const stale = style(rule({ display: "flex", alignItems: "center", gap: space.xs, color: color.warning.ink }));
export const waiting = style(rule({ display: "grid", gap: space.sm }));
export const market = style(rule({ display: "grid", gap: space.xs, minInlineSize: 0 }));
export const title = style(
  rule({
    overflowWrap: "anywhere",
    color: color.text.muted,
    fontSize: font.size.xs,
  }),
);
export const price = style(rule({ minInlineSize: 0, paddingInline: space.sm }));
export const all = style(
  rule({
    alignSelf: "end",
    // At the card's bottom, whatever the height of its neighbour.
    marginBlockStart: "auto",
    display: "inline-flex",
    alignItems: "center",
    gap: space.xs,
    maxInlineSize: "100%",
    minBlockSize: "1.5rem",
    fontSize: font.size.sm,
    fontVariantNumeric: "tabular-nums",
    overflowWrap: "anywhere",
  }),
);
