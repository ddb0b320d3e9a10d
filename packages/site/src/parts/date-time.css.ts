import { style } from "@vanilla-extract/css";
import { rule } from "../styles/rule.ts";

/** Half a time reads as another time: it is never broken, whatever its container allows. */
export const dateTime = style(rule({ overflowWrap: "normal", wordBreak: "normal" }));
/** A date and its time may stand on two lines; each of them is on one. */
export const alone = style(rule({ whiteSpace: "nowrap" }));
