import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../styles/rule.ts";

const { color, space } = vars;

export const texts = style(rule({ display: "grid", minBlockSize: "6rem" }));
export const text = style(rule({ gridArea: "1 / 1", minInlineSize: 0 }));
export const unseen = style([text, rule({ visibility: "hidden" })]);
export const foot = style(
  rule({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: space.xs,
    flex: 1,
    paddingBlockStart: space.sm,
    marginBlockEnd: `calc(-1 * ${space.sm})`,
    borderBlockStart: `${vars.stroke.line} solid ${color.border.subtle}`,
  }),
);
export const print = style(rule({ marginInlineEnd: space.sm }));
