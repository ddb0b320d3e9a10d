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
    // As wide as a picture of that height is: in a wider place it stands at its beginning, whole.
    maxInlineSize: "24rem",
    borderRadius: radius.lg,
    boxShadow: shadow.sm,
  }),
);
/** Of the shape that pictures for phones have: nothing of them is cut, and in a rail no more stands below than beside. */
export const slot = style(
  rule({ position: "relative", isolation: "isolate", aspectRatio: "4 / 3", maxBlockSize: "18rem", inlineSize: "100%" }),
);
/** The place is a column's or a phone's, however wide the window is. */
globalStyle(
  `${slot} .${title}`,
  rule({ insetBlockStart: space.md, insetInlineStart: space.md, fontSize: font.size.md }),
);
export const controls = style(rule({ justifyContent: "center", paddingInline: space.sm }));
