import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../styles/rule.ts";

/** The day takes what the time leaves: five characters. */
export const parts = style(
  rule({ display: "grid", gridTemplateColumns: "minmax(0, 1fr) 5.5rem", gap: vars.space.sm, alignItems: "start" }),
);
