import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

const { space } = vars;

export const stake = style(rule({ display: "grid", gap: space.sm }));
/** Label and hint have the same height, so the keypad's button stands beside the field itself. */
export const entry = style(
  rule({ display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "center", gap: space.sm }),
);
export const amounts = style(
  rule({
    display: "flex",
    flexWrap: "wrap",
    gap: space.sm,
  }),
);
/** An amount is never broken: half of it reads as another one. */
export const amount = style(rule({ flex: "1 1 auto", justifyContent: "center", whiteSpace: "nowrap" }));
