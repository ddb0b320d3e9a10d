import { vars } from "@livery/ui/contract";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, font, radius, space } = vars;

export const root = style({ display: "grid", gap: space.md, minInlineSize: 0, color: color.text.base });

export const tools = style({
  display: "grid",
  gap: space.lg,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(14rem, 100%), 1fr))",
  alignItems: "end",
});

export const count = style({ margin: 0, fontSize: font.size.sm, color: color.text.muted });

/** Its heads stay in sight while the tokens scroll. */
export const table = style({ maxBlockSize: "44rem" });

export const token = style({ display: "grid", gap: space.xs, inlineSize: "17rem", maxInlineSize: "100%" });
globalStyle(`${token} code`, { fontSize: font.size.sm, overflowWrap: "anywhere" });

export const use = style({ fontSize: font.size.sm, fontWeight: font.weight.regular });

export const variable = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.sm,
  alignItems: "center",
  color: color.text.muted,
  fontWeight: font.weight.regular,
});

export const sample = style({ display: "inline-grid", gap: space.xs, minInlineSize: "4.5rem" });

export const swatch = style({
  inlineSize: "4.5rem",
  blockSize: "1.75rem",
  border: `1px solid ${color.border.base}`,
  borderRadius: radius.sm,
});

/** A picture or a mask may be hundreds of characters: its title has all of them. */
export const value = style({
  display: "-webkit-box",
  overflow: "hidden",
  maxInlineSize: "9rem",
  overflowWrap: "anywhere",
  fontSize: font.size.xs,
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 3,
});
