import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

const { color, font, space } = vars;

export const leg = style(
  rule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto auto",
    alignItems: "start",
    columnGap: space.sm,
    rowGap: space.sm,
    paddingBlock: space.sm,
    paddingInlineStart: space.lg,
    paddingInlineEnd: space.sm,
    selectors: { "& + &": { borderBlockStart: `${vars.stroke.line} solid ${color.border.subtle}` } },
  }),
);
export const shut = style(rule({ backgroundColor: color.sunken }));
export const text = style(rule({ minInlineSize: 0, display: "grid", gap: "0.125rem" }));
export const outcome = style(
  rule({ fontWeight: font.weight.semibold, color: color.text.strong, lineHeight: font.line.snug }),
);
export const detail = style(rule({ fontSize: font.size.sm, color: color.text.muted, lineHeight: font.line.snug }));
/** Market and time share a line where it has space for both. */
export const facts = style(rule({ display: "flex", flexWrap: "wrap", columnGap: space.sm }));
export const banker = style(rule({ justifySelf: "start", marginBlockStart: space.xs }));
export const price = style(
  rule({ display: "grid", justifyItems: "end", gap: "0.125rem", paddingBlockStart: "0.0625rem" }),
);
export const odds = style(rule({ fontWeight: font.weight.figure, color: color.text.strong, fontSize: font.size.lg }));
export const gone = style(rule({ color: color.text.muted, textDecoration: "line-through" }));
export const was = style(
  rule({
    display: "inline-flex",
    alignItems: "center",
    gap: "0.125rem",
    fontSize: font.size.xs,
    color: color.text.muted,
    whiteSpace: "nowrap",
  }),
);
export const down = style(rule({ transform: "rotate(180deg)" }));
export const remove = style(rule({ marginBlockStart: "-0.3125rem" }));
export const trouble = style(rule({ gridColumn: "1 / -1", display: "grid", gap: space.sm, justifyItems: "start" }));
