import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { medium, rule } from "../styles/rule.ts";

const { color, space } = vars;

export const row = style(
  rule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignItems: "center",
    gap: space.md,
    paddingInline: space.lg,
    paddingBlock: space.md,
    selectors: { "& + &": { borderBlockStart: `${vars.stroke.line} solid ${color.border.subtle}` } },
    "@media": { [medium]: { gridTemplateColumns: "4rem minmax(0, 1fr) minmax(12rem, 19rem)" } },
  }),
);
export const prices = style(rule({ display: "grid", gridTemplateColumns: "repeat(3, 1fr)", gap: space.sm }));
