import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

export const page = style(rule({ maxInlineSize: "36rem", marginInline: "auto" }));
export const list = style(rule({ display: "grid", gap: vars.space.md }));
