import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";
import { frame } from "./slip-panel.css.ts";

const { color, density, font, space } = vars;

export const column = style(
  rule({ flex: 1, minInlineSize: 0, minBlockSize: 0, display: "flex", flexDirection: "column", overflow: "hidden" }),
);
export const head = style(
  rule({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space.md,
    rowGap: 0,
    flexShrink: 0,
    minBlockSize: density.row,
    paddingBlock: space.xs,
    paddingInlineStart: space.lg,
    paddingInlineEnd: space.sm,
    borderBlockEnd: `${vars.stroke.line} solid ${color.border.subtle}`,
  }),
);
export const title = style(
  rule({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: space.sm,
    flex: "1 1 min(6em, 100%)",
    minInlineSize: 0,
    fontSize: font.size.lg,
    outline: "none",
  }),
);
export const actions = style(
  rule({ display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "end", maxInlineSize: "100%" }),
);
export const body = style([frame, rule({ overflowY: "auto", overscrollBehavior: "contain" })]);
