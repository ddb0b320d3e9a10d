import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

const { space } = vars;

export const filter = style(rule({ display: "flex", flexWrap: "wrap", gap: space.sm, marginBlockEnd: space.lg }));
