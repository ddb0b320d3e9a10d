import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";

const { color, font, radius, space, stroke } = vars;

export const root = style({ display: "grid", gap: space.md, minInlineSize: 0, color: color.text.base });

export const count = style({ margin: 0, fontSize: font.size.sm, color: color.text.muted });

export const list = style({
  display: "grid",
  gap: space.md,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))",
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const item = style({
  display: "grid",
  gap: space.sm,
  justifyItems: "center",
  minInlineSize: 0,
  padding: space.md,
  border: `${stroke.line} solid ${color.border.subtle}`,
  borderRadius: radius.md,
  background: color.surface,
});

export const picture = style({ display: "grid", placeItems: "center", padding: space.sm });

export const name = style({ fontSize: font.size.sm, overflowWrap: "anywhere", textAlign: "center" });

export const actions = style({ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: space.sm });
