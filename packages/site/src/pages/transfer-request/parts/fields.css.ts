import { vars } from "@livery/ui/contract";
import { globalStyle, style } from "@vanilla-extract/css";
import { partRule } from "../../../styles/rule.ts";

const { color, font, space } = vars;

export const answer = style(partRule({ display: "grid", gap: space.sm, minInlineSize: 0 }));
export const quick = style(partRule({ display: "flex", flexWrap: "wrap", gap: space.sm }));
/** An amount above its keys, readable from a distance. */
export const keyed = style(partRule({ minBlockSize: "5rem", fontSize: font.size.xxxl }));
globalStyle(`${keyed} input`, partRule({ fontSize: "inherit" }));
export const facts = style(
  partRule({
    display: "grid",
    gridTemplateColumns: "minmax(0, max-content) minmax(0, 1fr)",
    columnGap: space.lg,
    rowGap: space.sm,
    margin: 0,
    overflowWrap: "anywhere",
  }),
);
export const term = style(partRule({ color: color.text.muted, margin: 0 }));
export const fact = style(partRule({ margin: 0, color: color.text.strong, justifySelf: "end", textAlign: "end" }));
export const sum = style(
  partRule({ fontWeight: font.weight.bold, fontSize: font.size.lg, fontVariantNumeric: "tabular-nums" }),
);
export const line = style(
  partRule({ display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "center", columnGap: space.md }),
);
export const copy = style(partRule({ gridColumn: "2", gridRow: "1 / span 2", margin: 0 }));
export const lines = style(partRule({ display: "grid", gap: space.sm, margin: 0 }));
export const value = style(
  partRule({ fontFamily: font.family.figures, color: color.text.strong, overflowWrap: "anywhere", margin: 0 }),
);
export const step = style(partRule({ display: "grid", gap: space.lg, minInlineSize: 0 }));
export const actions = style(
  partRule({ display: "flex", flexWrap: "wrap", justifyContent: "flex-end", gap: space.md }),
);
export const muted = style(partRule({ color: color.text.muted, margin: 0 }));
export const heading = style(
  partRule({ fontSize: font.size.lg, fontWeight: font.weight.semibold, color: color.text.strong, margin: 0 }),
);
/** A heading with an icon before it. */
export const marked = style([heading, partRule({ display: "flex", alignItems: "center", gap: space.sm })]);
export const centred = style(
  partRule({ display: "grid", justifyItems: "center", gap: space.md, textAlign: "center", paddingBlock: space.xl }),
);
