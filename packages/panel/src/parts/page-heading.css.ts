import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../styles/rule.ts";

const { color, font, space } = vars;

export const head = style(
  rule({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    columnGap: space.lg,
    rowGap: space.sm,
  }),
);
export const above = style(rule({ flex: "1 0 100%", fontSize: font.size.sm, color: color.text.muted }));
export const line = style(
  rule({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space.md, minInlineSize: 0 }),
);
export const title = style(rule({ fontSize: font.size.xl, outline: "none", overflowWrap: "anywhere" }));
export const aside = style(rule({ display: "flex", flexWrap: "wrap", gap: space.sm }));
