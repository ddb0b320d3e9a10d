import { vars } from "@livery/ui/contract";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, font, space, stroke } = vars;

export const root = style({ display: "grid", gap: space.xl, minInlineSize: 0, color: color.text.base });

export const release = style({ display: "grid", gap: space.md, minInlineSize: 0 });

export const version = style({
  margin: 0,
  paddingBlockEnd: space.sm,
  borderBlockEnd: `${stroke.line} solid ${color.border.base}`,
  fontFamily: font.family.display,
  fontSize: font.size.xl,
  fontWeight: font.weight.bold,
});

export const changes = style({ display: "grid", gap: space.lg, margin: 0, padding: 0, listStyle: "none" });

export const change = style({
  display: "grid",
  gridTemplateColumns: "5.5rem minmax(0, 1fr)",
  gap: space.md,
  alignItems: "start",
  justifyItems: "start",
});

export const text = style({ display: "grid", gap: space.xs, maxInlineSize: "46rem", overflowWrap: "anywhere" });
globalStyle(`${text} p`, { margin: 0 });

export const packages = style({ fontSize: font.size.sm, color: color.text.muted });
