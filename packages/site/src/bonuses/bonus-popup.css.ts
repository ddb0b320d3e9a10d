import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../styles/rule.ts";

const { color, font, space } = vars;

export const list = style(rule({ display: "grid", gap: space.lg }));
export const offer = style(
  rule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) fit-content(50%)",
    alignItems: "baseline",
    columnGap: space.md,
    rowGap: space.sm,
    selectors: {
      "& + &": { paddingBlockStart: space.lg, borderBlockStart: `${vars.stroke.line} solid ${color.border.subtle}` },
    },
  }),
);
export const title = style(rule({ fontSize: font.size.md, lineHeight: font.line.snug, overflowWrap: "anywhere" }));
export const figure = style(
  rule({ color: color.accent.ink, fontSize: font.size.lg, fontWeight: font.weight.bold, overflowWrap: "anywhere" }),
);
export const whole = style(rule({ gridColumn: "1 / -1" }));
