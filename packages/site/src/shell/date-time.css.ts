import { style } from "@vanilla-extract/css";
import { rule } from "../styles/rule.ts";

/** Half a time says another one: it stays whole, whatever its place lets break. */
export const dateTime = style(rule({ overflowWrap: "normal", wordBreak: "normal" }));
/** A date and its time may stand on two lines; one of them alone is on one. */
export const alone = style(rule({ whiteSpace: "nowrap" }));
