import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

const { color, font, space } = vars;

export const system = style(rule({ display: "grid", gap: space.sm }));
export const kinds = style(rule({ display: "grid" }));
export const sizes = style(rule({ display: "flex", flexWrap: "wrap", gap: space.sm }));
export const news = style(
  rule({ display: "grid", justifyItems: "start", gap: space.sm, selectors: { "&:empty": { display: "none" } } }),
);
export const hint = style(rule({ fontSize: font.size.sm, color: color.text.muted }));
