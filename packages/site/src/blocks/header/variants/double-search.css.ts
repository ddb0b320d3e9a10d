import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

/** As high with hits as without: what is typed into stays where it is. */
export const dialog = style(rule({ blockSize: "min(36rem, 100%)" }));
export const box = style(rule({ marginBlockEnd: vars.space.lg }));
