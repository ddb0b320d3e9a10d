import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../styles/rule.ts";

const { color, font, space } = vars;

/** The counted period, and both teams' goals at the end of its line. */
export const score = style(
  rule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "center",
    columnGap: space.lg,
    rowGap: space.xs,
    borderBlockEnd: `${vars.stroke.line} solid ${color.border.subtle}`,
    paddingBlockEnd: space.sm,
  }),
);
export const stretch = style(rule({ display: "grid", color: color.text.strong }));
export const optional = style(rule({ color: color.text.muted, fontSize: font.size.xs }));
/** Home is first, whatever the direction of the language. */
export const sides = style(rule({ display: "flex", alignItems: "center", gap: space.sm }));
export const teams = style(rule({ display: "flex", justifyContent: "end", fontSize: font.size.xs }));
export const team = style(
  rule({
    inlineSize: "4.5rem",
    textAlign: "center",
    color: color.text.muted,
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
  }),
);
export const colon = style(rule({ inlineSize: "0.5rem", textAlign: "center" }));
export const goals = style(rule({ inlineSize: "4.5rem", fontVariantNumeric: "tabular-nums" }));
/** A number where the fields above have theirs. */
export const sum = style(
  rule({ inlineSize: "4.5rem", textAlign: "center", fontVariantNumeric: "tabular-nums", color: color.text.strong }),
);
export const wrong = style(rule({ gridColumn: "1 / -1", color: color.danger.ink, fontSize: font.size.sm }));
export const outcomes = style(rule({ display: "grid", gap: space.md }));
export const outcome = style(rule({ display: "grid", gap: space.sm }));
/** Both numbers of a dead heat, side by side on a phone too. */
export const share = style(rule({ display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: space.sm }));
export const verdicts = style(rule({ display: "flex", flexWrap: "wrap", gap: space.xs, columnGap: space.md }));
export const verdict = style(rule({ display: "inline-flex", alignItems: "center", gap: space.xs }));
export const request = style(rule({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.md }));
export const buttons = style(rule({ display: "flex", flexWrap: "wrap", gap: space.sm }));
