import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../styles/rule.ts";

const { color, font, space } = vars;

export const field = style(rule({ display: "grid", gap: space.xs }));
export const label = style(rule({ fontSize: font.size.sm, fontWeight: font.weight.medium, color: color.text.base }));
export const error = style(rule({ display: "flex", gap: space.xs, fontSize: font.size.sm, color: color.danger.ink }));
export const hint = style(rule({ fontSize: font.size.sm, color: color.text.muted }));
