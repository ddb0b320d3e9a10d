import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../styles/rule.ts";

export const empty = style(
  rule({ inlineSize: "auto", blockSize: "8rem", objectFit: "contain", marginBlockEnd: vars.space.sm }),
);

/** Its sun is at the right end; where one reads to the left, the words are there and the picture is mirrored. */
export const scene = style(
  rule({
    position: "absolute",
    inset: 0,
    zIndex: -1,
    inlineSize: "100%",
    blockSize: "100%",
    objectFit: "cover",
    objectPosition: "100% 50%",
    pointerEvents: "none",
    selectors: { '[dir="rtl"] &': { transform: "scaleX(-1)" } },
    "@media": { "(forced-colors: active)": { display: "none" } },
  }),
);
