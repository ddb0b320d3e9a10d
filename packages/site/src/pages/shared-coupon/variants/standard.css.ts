import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

const { space } = vars;

export const page = style(rule({ maxInlineSize: "48rem", marginInline: "auto" }));
export const parts = style(rule({ display: "grid", gap: space.lg }));
