import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

const { color, space } = vars;

export const action = style(
  rule({
    flexShrink: 0,
    paddingInline: space.lg,
    paddingBlock: `${space.sm} ${space.md}`,
    backgroundColor: color.surface,
  }),
);
export const trouble = style(rule({ display: "grid", gap: space.sm, selectors: { "&:empty": { display: "none" } } }));
export const actions = style(rule({ display: "flex", flexWrap: "wrap", gap: space.sm }));
