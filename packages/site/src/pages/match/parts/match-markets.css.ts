import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

const { space } = vars;

/** Two columns if there is space, read one after the other, because cards differ in height. */
export const markets = style(rule({ columnWidth: "25rem", columnGap: space.md }));
export const market = style(rule({ breakInside: "avoid", marginBlockEnd: space.md }));
