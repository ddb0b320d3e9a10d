import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../styles/rule.ts";

const { color, font, space } = vars;

export const picture = style(
  rule({
    blockSize: "2rem",
    inlineSize: "auto",
    maxInlineSize: "min(11rem, 100%)",
    objectFit: "contain",
    objectPosition: "0 50%",
    // The logo is drawn for the brand's background and brings it along where the system paints another: pale letters would be
    // invisible.
    "@media": {
      "(forced-colors: active)": {
        forcedColorAdjust: "none",
        backgroundColor: color.page,
        boxShadow: `0 0 0 ${space.xs} ${color.page}`,
      },
      print: { backgroundColor: color.page, boxShadow: `0 0 0 ${space.xs} ${color.page}` },
    },
  }),
);
export const letters = style(
  rule({
    fontFamily: font.family.display,
    fontSize: font.size.xl,
    fontWeight: font.weight.bold,
    letterSpacing: font.tracking.display,
    lineHeight: font.line.tight,
    color: color.text.strong,
    overflowWrap: "anywhere",
    // At most two lines: in a phone's bar a long name broke into one letter a line, and the bar covered the page.
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: 2,
    overflow: "hidden",
  }),
);
