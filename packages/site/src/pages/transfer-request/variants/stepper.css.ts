import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

const { space } = vars;

export const page = style(
  rule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.xl,
    maxInlineSize: "40rem",
    marginInline: "auto",
  }),
);
export const actions = style(rule({ display: "flex", flexWrap: "wrap", justifyContent: "flex-end", gap: space.md }));
