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
    // The width of a picture of that height: in a wider container it stands at the start, uncropped.
    maxInlineSize: "24rem",
    borderRadius: radius.lg,
    boxShadow: shadow.sm,
  }),
);
/** The ratio of pictures for phones: nothing is cut, and in a rail no more space is left below than beside. */
export const slot = style(
  rule({ position: "relative", isolation: "isolate", aspectRatio: "4 / 3", maxBlockSize: "18rem", inlineSize: "100%" }),
);
/** The slot is in a column or on a phone, however wide the window is. */
globalStyle(
  `${slot} .${title}`,
  rule({ insetBlockStart: space.md, insetInlineStart: space.md, fontSize: font.size.md }),
);
export const controls = style(rule({ justifyContent: "center", paddingInline: space.sm }));
