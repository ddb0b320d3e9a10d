import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

const { font, space } = vars;

export const page = style(
  rule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.lg,
    maxInlineSize: "40rem",
    marginInline: "auto",
  }),
);
export const card = style(rule({ minInlineSize: 0 }));
export const form = style(rule({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.xl }));
export const title = style(rule({ fontSize: font.size.xl, outline: "none" }));
export const actions = style(
  rule({ display: "flex", flexWrap: "wrap", justifyContent: "space-between", gap: space.md }),
);
/** The continue button is at the end of the line, even if nothing stands before it. */
export const on = style(rule({ marginInlineStart: "auto" }));
