import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";
import { linkRow } from "./link-row.css.ts";

const { color, font, radius, space } = vars;

export const title = style(
  rule({
    margin: 0,
    paddingBlock: space.sm,
    paddingInline: space.md,
    color: color.text.muted,
    fontSize: font.size.sm,
    fontWeight: font.weight.semibold,
  }),
);
export const league = style([
  linkRow,
  rule({ paddingBlock: space.xs, paddingInline: space.md, borderRadius: radius.md, fontSize: font.size.sm }),
]);
export const names = style(rule({ display: "grid", flex: 1, minInlineSize: 0, overflowWrap: "anywhere" }));
export const category = style(
  rule({ color: color.text.muted, fontSize: font.size.xs, fontWeight: font.weight.regular }),
);
