import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { medium, rule } from "../../../styles/rule.ts";

const { space } = vars;

export const page = style(
  rule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.lg,
    maxInlineSize: "60rem",
    marginInline: "auto",
  }),
);
export const halves = style(
  rule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignItems: "start",
    gap: space.xl,
    "@media": { [medium]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" } },
  }),
);
export const half = style(rule({ display: "grid", gap: space.lg, minInlineSize: 0 }));
