import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../styles/rule.ts";

export const counts = style(
  rule({ display: "flex", flexWrap: "wrap", gap: vars.space.sm, minBlockSize: vars.density.control }),
);
