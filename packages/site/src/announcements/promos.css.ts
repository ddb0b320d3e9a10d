import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../styles/rule.ts";

const { color, radius, shadow, space } = vars;

/** Lies over the welcome; what it does not cover stays usable. */
export const promos = style(rule({ position: "absolute", inset: 0, pointerEvents: "none" }));
export const controls = style(
  rule({
    position: "absolute",
    insetInlineEnd: space.md,
    insetBlockEnd: space.md,
    zIndex: 2,
    pointerEvents: "auto",
    paddingInline: space.xs,
    borderRadius: radius.pill,
    backgroundColor: color.surface,
    boxShadow: shadow.sm,
  }),
);
