import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../styles/rule.ts";

export const root = style(
  rule({
    minBlockSize: "100dvh",
    display: "grid",
    placeContent: "center",
    justifyItems: "center",
    gap: vars.space.lg,
    padding: vars.space.lg,
  }),
);
export const title = style(rule({ fontSize: vars.font.size.lg, color: vars.color.text.muted }));
