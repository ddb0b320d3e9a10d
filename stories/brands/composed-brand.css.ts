import { vars } from "@livery/ui/contract";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, font, space } = vars;

export const page = style({ display: "grid", gap: space.xl, color: color.text.base, fontFamily: font.family.text });
globalStyle(`${page} p, ${page} h2`, { margin: 0 });

export const title = style({ fontFamily: font.family.display, fontSize: font.size.xl, fontWeight: font.weight.bold });

/** Pictures of one height: each grows as its window is wide. */
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.lg,
  alignItems: "start",
  marginBlockStart: space.sm,
});

export const figure = style({ display: "grid", gap: space.sm, minInlineSize: "7rem", margin: 0 });

export const caption = style({ fontSize: font.size.sm });
