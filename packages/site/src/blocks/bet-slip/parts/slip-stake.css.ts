import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

export const stake = style(rule({ display: "grid", gap: vars.space.sm }));
export const quick = style(
  rule({ display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(4rem, 1fr))", gap: vars.space.sm }),
);
