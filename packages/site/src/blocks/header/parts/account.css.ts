import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

const { color, font, space } = vars;

export const balance = style(
  rule({
    display: "grid",
    justifyItems: "end",
    lineHeight: font.line.tight,
    paddingInline: space.xs,
    overflowWrap: "anywhere",
  }),
);
/** On very narrow screens the amount has no label. */
export const balanceLabel = style(
  rule({
    fontSize: font.size.xs,
    color: color.text.muted,
    "@media": { "screen and (max-width: 24rem)": { display: "none" } },
  }),
);
export const amount = style(
  rule({
    fontWeight: font.weight.semibold,
    color: color.text.strong,
    "@media": { "screen and (max-width: 24rem)": { fontSize: font.size.sm } },
  }),
);
export const name = style(
  rule({ fontWeight: font.weight.semibold, color: color.text.strong, overflowWrap: "anywhere" }),
);
export const version = style(rule({ fontSize: font.size.xs, color: color.text.muted }));
