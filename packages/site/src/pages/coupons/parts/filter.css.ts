import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { chipRow } from "../../../parts/chip-row.css.ts";
import { rule } from "../../../styles/rule.ts";

const { space } = vars;

export const filter = style([chipRow, rule({ marginBlockEnd: space.lg })]);
