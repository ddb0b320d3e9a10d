import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

const { color, font, radius, space } = vars;

export const review = style(
  rule({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.md, overflowWrap: "anywhere" }),
);
export const part = style(
  rule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.sm,
    padding: space.md,
    borderRadius: radius.md,
    backgroundColor: color.sunken,
  }),
);
export const head = style(
  rule({ display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "space-between", gap: space.sm }),
);
export const title = style(rule({ fontSize: font.size.md, color: color.text.strong }));
export const list = style(rule({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.xs }));
export const line = style(rule({ display: "flex", flexWrap: "wrap", gap: space.sm, justifyContent: "space-between" }));
export const name = style(rule({ color: color.text.muted, fontSize: font.size.sm }));
export const value = style(rule({ color: color.text.strong }));
