import { style } from "@vanilla-extract/css";
import { phone, rule } from "../styles/rule.ts";

export const menus = style(rule({ display: "flex", alignItems: "center", flexShrink: 0 }));
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
