import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

/** Same height with and without results, so that the search field does not move. */
export const dialog = style(rule({ blockSize: "min(36rem, 100%)" }));
export const box = style(rule({ marginBlockEnd: vars.space.lg }));
