import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

const { color, font, radius, space } = vars;

export const head = style(rule({ color: color.text.muted, fontSize: font.size.sm }));
export const list = style(
  rule({ display: "flex", flexWrap: "wrap", gap: space.xs, marginBlockStart: space.xs, padding: 0, listStyle: "none" }),
);
const chip = rule({
  minBlockSize: "1.75rem",
  paddingInline: space.sm,
  borderRadius: radius.pill,
  border: `${vars.stroke.line} solid ${color.border.base}`,
  color: color.text.base,
  fontSize: font.size.sm,
  overflowWrap: "anywhere",
});
const wrongColours = rule({
  borderColor: color.danger.border,
  backgroundColor: color.danger.soft,
  color: color.danger.ink,
});
export const chips = { open: style(chip), wrong: style([chip, wrongColours]) };
export const more = style(
  rule({ alignSelf: "center", color: color.text.muted, fontSize: font.size.sm, overflowWrap: "anywhere" }),
);
export const all = style(rule({ color: color.success.ink, fontWeight: font.weight.semibold }));
