import { vars } from "@livery/ui/contract";
import { globalStyle, style } from "@vanilla-extract/css";

const { border, page: ground, surface, text } = vars.color;
const { font, layout, radius, space, stroke } = vars;

/** Where the shell of the site has the column too (packages/site/src/styles/rule.ts). */
const wide = "screen and (min-width: 68rem)";

/** The slip's own column beside the page, as wide as the shell's. */
export const beside = style({
  display: "grid",
  columnGap: space.lg,
  alignItems: "start",
  paddingInlineEnd: space.lg,
  "@media": { [wide]: { gridTemplateColumns: `minmax(0, 1fr) ${layout.rail}` } },
});

/** The place of the header, below which a slip stays as the page is scrolled. */
export const head = style({
  blockSize: layout.header,
  borderBlockEnd: `${stroke.line} solid ${border.subtle}`,
  background: ground,
});

export const page = style({ minInlineSize: 0, padding: space.lg, color: text.base });

export const rows = style({
  display: "grid",
  overflow: "hidden",
  border: `${stroke.line} solid ${border.subtle}`,
  borderRadius: radius.lg,
  background: surface,
});

export const match = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.md,
  padding: space.md,
});
globalStyle(`${match} + ${match}`, { borderBlockStart: `${stroke.line} solid ${border.subtle}` });

export const teams = style({ display: "grid", flex: "1 1 10rem", minInlineSize: 0, overflowWrap: "anywhere" });

export const prices = style({ display: "flex", flex: "1 1 12rem", gap: space.sm });

export const price = style({
  flex: 1,
  padding: space.sm,
  border: `${stroke.line} solid ${border.base}`,
  borderRadius: radius.md,
  fontWeight: font.weight.semibold,
  fontVariantNumeric: "tabular-nums",
  textAlign: "center",
});
