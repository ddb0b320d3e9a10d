import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { partRule } from "../styles/rule.ts";

export const links = style(partRule({ display: "flex", flexWrap: "wrap", gap: vars.space.sm }));
