import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { medium, rule } from "../styles/rule.ts";

export const empty = style(
  rule({ inlineSize: "auto", blockSize: "8rem", objectFit: "contain", marginBlockEnd: vars.space.sm }),
);

/** Under words the picture fades into the ground that they were made to read on. */
const fade = (towards: string, from: string, to: string): string =>
  `linear-gradient(to ${towards}, transparent ${from}, #000 ${to})`;

/** Its far end is what is seen; where one reads to the left, the words are there and the picture is mirrored. */
export const scene = style(
  rule({
    position: "absolute",
    inset: 0,
    zIndex: -1,
    inlineSize: "100%",
    blockSize: "100%",
    objectFit: "cover",
    objectPosition: "78% 100%",
    maskImage: fade("bottom", "52%", "92%"),
    pointerEvents: "none",
    selectors: {
      '[dir="rtl"] &': { transform: "scaleX(-1)" },
      '[data-contrast="more"] &': { opacity: 0.4 },
    },
    "@media": {
      [medium]: { objectPosition: "100% 100%", maskImage: fade("right", "28rem", "44rem") },
      // Whoever asks for contrast gets the words; the picture steps back.
      "(prefers-contrast: more)": { opacity: 0.4 },
      "(forced-colors: active)": { display: "none" },
    },
  }),
);
