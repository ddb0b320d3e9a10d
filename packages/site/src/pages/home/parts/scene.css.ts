import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

export const pattern = style(rule({ opacity: 0.7 }));
