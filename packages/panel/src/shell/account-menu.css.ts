import { style } from "@vanilla-extract/css";
import { phone, rule } from "../styles/rule.ts";

export const menus = style(rule({ display: "flex", alignItems: "center", flexShrink: 0 }));
/** On a phone only the icon; the button has an accessible name. */
export const label = style(rule({ "@media": { [phone]: { display: "none" } } }));
export const name = style(
  rule({
    display: "inline-block",
    maxInlineSize: "10rem",
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    // Clipped text would be aligned by its lower edge.
    verticalAlign: "bottom",
    "@media": { [phone]: { display: "none" } },
  }),
);
