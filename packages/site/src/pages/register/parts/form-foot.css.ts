import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

const { color, font, space } = vars;

export const foot = style(rule({ display: "grid", gap: space.md }));
export const small = style(rule({ color: color.text.muted, fontSize: font.size.sm }));
export const link = style(rule({ color: color.accent.ink, textDecoration: "underline" }));
