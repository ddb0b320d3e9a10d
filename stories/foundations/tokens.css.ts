import { vars } from "@livery/ui/contract";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, font, radius, space, stroke } = vars;

export const list = style({ display: "grid", gap: space.md, margin: 0, padding: 0, listStyle: "none" });

export const matrix = style({ display: "grid", justifyItems: "start", gap: space.lg });
globalStyle(`${matrix} > :last-child`, { inlineSize: "100%" });

export const wall = style([list, { gridTemplateColumns: "repeat(auto-fill, minmax(11rem, 1fr))" }]);

export const token = style({ display: "grid", gap: space.xs, minInlineSize: 0, color: color.text.base });

/** What is drawn stands beside its name, below it where there is no room. */
export const line = style({
  display: "grid",
  gridTemplateColumns: "14rem minmax(0, 1fr)",
  gap: space.md,
  alignItems: "center",
  color: color.text.base,
  "@media": { "(max-width: 40rem)": { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const name = style({ fontSize: font.size.sm, overflowWrap: "anywhere" });

export const value = style({ fontSize: font.size.sm, color: color.text.muted, overflowWrap: "anywhere" });

export const swatch = style({
  blockSize: "4rem",
  borderRadius: radius.md,
  border: `1px solid ${color.border.base}`,
});

export const bar = style({ blockSize: "1rem", background: color.accent.base });

export const box = style({ blockSize: "5rem", background: color.surface, border: `1px solid ${color.border.subtle}` });

export const pair = style({
  display: "flex",
  justifyContent: "space-between",
  gap: space.md,
  padding: space.md,
  borderRadius: radius.md,
  fontSize: font.size.md,
});

/** A token's name is one long word; how it reads stays whole beside it. */
globalStyle(`${pair} > :first-child`, { minInlineSize: 0, overflowWrap: "anywhere" });
globalStyle(`${pair} > :last-child`, { flexShrink: 0 });

export const dot = style({ inlineSize: "1.5rem", blockSize: "1.5rem", borderRadius: radius.pill });

export const dots = style({ display: "flex", flexWrap: "wrap", gap: space.sm });

/** A part of the screen with a palette of its own. */
export const region = style([
  token,
  {
    gap: space.md,
    justifyItems: "start",
    padding: space.lg,
    borderRadius: radius.md,
    border: `${stroke.line} solid ${color.border.subtle}`,
    background: color.page,
  },
]);

export const sample = style({ display: "inline-flex", flexWrap: "wrap", alignItems: "center", gap: space.sm });

/** An ink on its ground; a line around it where the pair is of a mark. */
export const meeting = style({
  display: "inline-grid",
  placeItems: "center",
  inlineSize: "2.5rem",
  blockSize: "2rem",
  border: "2px solid",
  borderRadius: radius.sm,
  fontWeight: font.weight.semibold,
  forcedColorAdjust: "none",
});
