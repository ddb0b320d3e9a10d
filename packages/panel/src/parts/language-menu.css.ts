import { style } from "@vanilla-extract/css";
import { phone, rule } from "../styles/rule.ts";

/** On a phone only the icon; the button has an accessible name. */
export const label = style(rule({ "@media": { [phone]: { display: "none" } } }));
