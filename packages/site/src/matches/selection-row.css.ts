import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../styles/rule.ts";

const { color, font, space } = vars;

export const row = style(
  rule({
    minInlineSize: 0,
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    gap: space.lg,
    rowGap: space.xs,
    paddingInline: space.lg,
    paddingBlock: space.md,
    selectors: { "& + &": { borderBlockStart: `${vars.stroke.line} solid ${color.border.subtle}` } },
  }),
);
export const text = style(
  rule({
    // The end moves below where the two do not fit side by side.
    flex: "1 1 min(8em, 60%)",
    minInlineSize: 0,
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "0.125rem",
    overflowWrap: "anywhere",
  }),
);
export const outcome = style(
  rule({ fontWeight: font.weight.semibold, color: color.text.strong, lineHeight: font.line.snug }),
);
export const banker = style(rule({ marginInlineStart: space.sm }));
export const detail = style(rule({ fontSize: font.size.sm, color: color.text.muted, lineHeight: font.line.snug }));
export const end = style(
  rule({
    maxInlineSize: "100%",
    marginInlineStart: "auto",
    display: "grid",
    alignContent: "start",
    justifyItems: "end",
    gap: space.xs,
  }),
);
export const odds = style(rule({ fontWeight: font.weight.figure, color: color.text.strong, fontSize: font.size.lg }));
