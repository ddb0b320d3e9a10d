import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../styles/rule.ts";

export const page = style(rule({ maxInlineSize: "40rem", marginInline: "auto" }));
export const link = style(rule({ color: vars.color.accent.ink, textDecoration: "underline" }));
