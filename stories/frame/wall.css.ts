import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";

export const wall = style({ display: "flex", flexWrap: "wrap", gap: vars.space.lg, alignItems: "flex-start" });

export const column = style({ display: "grid", gap: vars.space.sm, inlineSize: "9rem" });

/** The room of a list that scrolls itself. */
export const roomy = style({
  blockSize: "20rem",
  maxInlineSize: "28rem",
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surface,
});
/** A row of a list with a line below it. */
export const ruled = style({ blockSize: "100%", borderBlockEnd: `1px solid ${vars.color.border.subtle}` });
/** Tiles of one width side by side. */
export const tiles = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(9.5rem, 1fr))",
  gap: vars.space.lg,
  maxInlineSize: "60rem",
});
/** A picture's place in a carousel. */
export const slide = style({
  display: "grid",
  alignContent: "center",
  gap: vars.space.sm,
  minBlockSize: "11rem",
  padding: vars.space.xl,
  borderRadius: vars.radius.lg,
  color: vars.color.accent.on,
  backgroundColor: vars.color.accent.base,
  fontFamily: vars.font.family.display,
  fontSize: vars.font.size.xl,
  fontWeight: vars.font.weight.bold,
  overflowWrap: "anywhere",
});

export const narrow = style({ display: "grid", gap: vars.space.md, inlineSize: "min(24rem, 100%)" });
