import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../styles/rule.ts";

const { color, space } = vars;

export const all = style(rule({ paddingBlock: space.xs }));
export const changes = style(rule({ display: "grid", gap: space.hair }));
/** Its text is aligned with the fields above. */
export const more = style(rule({ marginInlineStart: `calc(-1 * ${space.md})` }));
export const change = style(rule({ display: "flex", flexWrap: "wrap", columnGap: space.sm }));
export const field = style(rule({ color: color.text.muted }));
export const values = style(
  rule({ display: "flex", flexWrap: "wrap", gap: space.sm, fontVariantNumeric: "tabular-nums" }),
);
export const before = style(rule({ color: color.text.muted, textDecorationColor: color.signal.ink }));
export const after = style(rule({ textDecoration: "none", color: color.text.strong }));
