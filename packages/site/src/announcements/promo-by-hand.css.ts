import { vars } from "@livery/ui/contract";
import { globalStyle, style } from "@vanilla-extract/css";
import { rule } from "../styles/rule.ts";
import { title } from "./promo-slide.css.ts";

const { font, radius, shadow, space } = vars;

export const offers = style(
  rule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    overflow: "hidden",
    borderRadius: radius.lg,
    boxShadow: shadow.sm,
  }),
);
export const place = style(rule({ position: "relative", isolation: "isolate", minBlockSize: "12rem" }));
/** The place is a column's or a phone's, however wide the window is. */
globalStyle(
  `${place} .${title}`,
  rule({ insetBlockStart: space.md, insetInlineStart: space.md, fontSize: font.size.md }),
);
export const controls = style(rule({ justifyContent: "center", paddingInline: space.sm }));
