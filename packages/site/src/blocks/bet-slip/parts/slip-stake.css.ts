import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

const { space } = vars;

export const stake = style(rule({ display: "grid", gap: space.sm }));
export const quick = style(rule({ display: "flex", flexWrap: "wrap", alignItems: "start", gap: space.sm }));
export const amounts = style(
  rule({
    flex: "1 1 15rem",
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(3.5rem, 1fr))",
    gap: space.sm,
  }),
);
