import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../styles/rule.ts";

export const screen = style(
  rule({
    minBlockSize: "100dvh",
    display: "grid",
    placeContent: "center",
    justifyItems: "center",
    gap: vars.space.xl,
    padding: vars.space.xl,
  }),
);
export const progress = style(rule({ inlineSize: "12rem" }));
