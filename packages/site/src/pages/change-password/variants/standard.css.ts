import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

export const page = style(rule({ maxInlineSize: "30rem", marginInline: "auto" }));
export const form = style(rule({ display: "grid", gap: vars.space.lg }));
