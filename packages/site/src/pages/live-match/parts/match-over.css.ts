import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

const { space } = vars;

export const actions = style(rule({ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: space.sm }));
