import { vars } from "@livery/ui/contract";
import { style, styleVariants } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

const { color, font, radius, space } = vars;
/** Height of a match card with its score and two markets. */
export const cardSize = "16rem";

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

export const stage = style(
  rule({
    containerType: "inline-size",
    display: "grid",
    gridTemplateColumns: columns(1),
    gap: space.sm,
    minInlineSize: 0,
    marginBlockEnd: space.lg,
  }),
);
export const head = style(rule({ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: space.md }));
export const title = style(
  rule({
    fontSize: font.size.lg,
    lineHeight: font.line.snug,
    minInlineSize: 0,
    overflowWrap: "anywhere",
    outline: "none",
  }),
);
export const count = style(
  rule({
    minInlineSize: 0,
    marginInlineEnd: "auto",
    color: color.text.muted,
    fontSize: font.size.sm,
    fontVariantNumeric: "tabular-nums",
    overflowWrap: "anywhere",
  }),
);
export const beyond = style(rule({ color: color.warning.ink, fontSize: font.size.sm, lineHeight: font.line.snug }));
export const grid = style(
  rule({
    display: "grid",
    gridTemplateColumns: columns(1),
    gap: space.md,
    minInlineSize: 0,
    "@container": { "(min-width: 30rem)": { gridTemplateColumns: columns(2) } },
  }),
);
/** Three fit in one row at a smaller width than four; until then four are two rows of two. */
export const cells = styleVariants({
  2: {},
  3: rule({ "@container": { "(min-width: 48rem)": { gridTemplateColumns: columns(3) } } }),
  4: rule({ "@container": { "(min-width: 64rem)": { gridTemplateColumns: columns(4) } } }),
});
export const free = style(
  rule({
    display: "grid",
    placeContent: "center",
    justifyItems: "center",
    gap: space.sm,
    minBlockSize: `calc(${cardSize} / 2)`,
    padding: space.lg,
    border: `${vars.stroke.line} dashed ${color.border.strong}`,
    borderRadius: radius.lg,
    color: color.text.muted,
    fontSize: font.size.sm,
    lineHeight: font.line.snug,
    textAlign: "center",
    textWrap: "balance",
  }),
);
export const tabs = style(rule({ minInlineSize: 0 }));
/** A small scoreboard: four of them fit side by side on a phone. */
export const tab = style(
  rule({
    display: "grid",
    inlineSize: "4.25rem",
    paddingBlock: space.xs,
    fontSize: font.size.xs,
    lineHeight: "1.125rem",
    textAlign: "start",
    whiteSpace: "normal",
  }),
);
export const tabSide = style(
  rule({ display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto", columnGap: space.xs }),
);
export const tabName = style(rule({ overflowWrap: "anywhere" }));
