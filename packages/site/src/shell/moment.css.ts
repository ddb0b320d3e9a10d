import { style } from "@vanilla-extract/css";
import { rule } from "../styles/rule.ts";

/** A date and its time may stand on two lines; one of them alone is on one. */
export const alone = style(rule({ whiteSpace: "nowrap" }));
