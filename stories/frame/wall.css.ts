import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";

export const wall = style({ display: "flex", flexWrap: "wrap", gap: vars.space.lg, alignItems: "flex-start" });

export const column = style({ display: "grid", gap: vars.space.sm, inlineSize: "9rem" });
