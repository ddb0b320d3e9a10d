import { vars } from "@livery/ui/contract";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, font, radius, space, stroke } = vars;

export const gallery = style({ display: "grid", gap: space.xl, minInlineSize: 0, color: color.text.base });

export const head = style({ display: "grid", gap: space.sm, maxInlineSize: "70ch" });
globalStyle(`${head} > *`, { margin: 0 });

export const title = style({ fontFamily: font.family.display, fontSize: font.size.xl, fontWeight: font.weight.bold });

export const choosing = style({ display: "flex", flexWrap: "wrap", alignItems: "end", gap: space.lg });

const columns = (least: string) =>
  style({
    display: "grid",
    gridTemplateColumns: `repeat(auto-fill, minmax(min(${least}, 100%), 1fr))`,
    gap: space.xl,
    alignItems: "start",
    margin: 0,
    padding: 0,
    listStyle: "none",
  });
/** All variants side by side, as many as there is room for. */
export const walls = {
  pages: { wide: columns("20rem"), phone: columns("17rem") },
  // A bar of one line is not seen any smaller.
  blocks: { wide: columns("36rem"), phone: columns("17rem") },
};

export const entry = style({ display: "grid", gap: space.md, minInlineSize: 0 });
globalStyle(`${entry} > *`, { minInlineSize: 0, margin: 0 });

export const name = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.sm,
  fontSize: font.size.lg,
  fontWeight: font.weight.semibold,
  overflowWrap: "anywhere",
});

export const facts = style({ display: "grid", gap: space.sm, fontSize: font.size.sm });
globalStyle(`${facts} > div`, { display: "grid", gap: space.xs });
globalStyle(`${facts} dt`, { color: color.text.muted });
globalStyle(`${facts} dd`, { margin: 0, overflowWrap: "anywhere" });

export const chips = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.sm,
  margin: 0,
  padding: 0,
  listStyle: "none",
});
/** Each link of them is a target of its own, as high as one where the letters are small. */
globalStyle(`${chips} > li`, { display: "grid" });

export const code = style({
  margin: 0,
  padding: space.lg,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  border: `${stroke.line} solid ${color.border.subtle}`,
  borderRadius: radius.md,
  background: color.surface,
  color: color.text.base,
  fontFamily: "ui-monospace, monospace",
  fontSize: font.size.sm,
  lineHeight: 1.5,
  textAlign: "start",
});

export const contract = style({ display: "grid", gap: space.md, minInlineSize: 0 });
globalStyle(`${contract} > *`, { minInlineSize: 0, margin: 0 });
