import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../styles/rule.ts";

export const stale = style(rule({ marginBlockEnd: vars.space.lg }));
