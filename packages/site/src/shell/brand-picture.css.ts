import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { medium, rule } from "../styles/rule.ts";

/** The picture of an empty state, and the ground that it stands on. */
export const stand = style(
  rule({
    position: "relative",
    isolation: "isolate",
    display: "grid",
    justifyItems: "center",
    justifySelf: "stretch",
    marginBlockEnd: vars.space.sm,
  }),
);
export const empty = style(rule({ inlineSize: "auto", blockSize: "8rem", objectFit: "contain" }));
/** Faint, and gone before it reaches any word. */
export const ground = style(
  rule({ opacity: 0.75, maskImage: "radial-gradient(closest-side, #000 30%, transparent 100%)" }),
);

/** Under words the picture fades into the ground that they were made to read on. */
const fade = (towards: string, from: string, to: string): string =>
  `linear-gradient(to ${towards}, transparent ${from}, #000 ${to})`;

/** Its far end is what is seen; where one reads to the left, the words are there and the picture is mirrored. */
export const scene = style(
  rule({
    position: "absolute",
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: -1,
    inlineSize: "100%",
    // On a phone it stands below the words, and is drawn so small that more than a corner of it is seen.
    blockSize: "min(100%, 9.5rem)",
    objectFit: "cover",
    objectPosition: "78% 100%",
    maskImage: fade("bottom", "0%", "40%"),
    pointerEvents: "none",
    selectors: {
      '[dir="rtl"] &': { transform: "scaleX(-1)" },
      '[data-contrast="more"] &': { opacity: 0.4 },
    },
    "@media": {
      [medium]: { blockSize: "100%", objectPosition: "100% 100%", maskImage: fade("right", "28rem", "44rem") },
      // Whoever asks for contrast gets the words; the picture steps back.
      "(prefers-contrast: more)": { opacity: 0.4 },
      "(forced-colors: active)": { display: "none" },
    },
  }),
);

/** As far as it stands from the words, the more of it is seen; where one reads to the left it is mirrored, as a scene is. */
export const band = style(
  rule({
    position: "absolute",
    insetInlineEnd: 0,
    insetBlock: 0,
    zIndex: -1,
    // On a phone words reach into it: there it is a glimmer of itself, and no kerb or sign stands behind a letter.
    inlineSize: "min(60%, 13rem)",
    blockSize: "100%",
    objectFit: "cover",
    objectPosition: "100% 62%",
    opacity: 0.6,
    maskImage: fade("right", "10%", "100%"),
    pointerEvents: "none",
    selectors: {
      '[dir="rtl"] &': { transform: "scaleX(-1)" },
      '[data-contrast="more"] &': { display: "none" },
    },
    "@media": {
      [medium]: { inlineSize: "min(60%, 44rem)", opacity: 1, maskImage: fade("right", "10%", "90%") },
      "(prefers-contrast: more)": { display: "none" },
      "(forced-colors: active)": { display: "none" },
      print: { display: "none" },
    },
  }),
);
