import { vars } from "@livery/ui/contract";
import { globalStyle, style } from "@vanilla-extract/css";
import { fade } from "../styles/fade.ts";
import { medium, partRule, rule, small } from "../styles/rule.ts";

/** The picture of an empty state, and its ground. */
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
/** Faint, and faded out before it reaches any text. */
export const ground = style(
  rule({ opacity: 0.75, maskImage: "radial-gradient(closest-side, #000 30%, transparent 100%)" }),
);

/** Its far end is visible; in right-to-left pages the text is there, so the picture is mirrored. */
const scene = style(
  rule({
    position: "absolute",
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: -1,
    inlineSize: "100%",
    // On a phone it stands below the text, and is drawn so small that more than a corner of it is visible.
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
      // With more contrast the text has priority; the picture is fainter.
      "(prefers-contrast: more)": { opacity: 0.4 },
      "(forced-colors: active)": { display: "none" },
    },
  }),
);

/** The height of a picture below the text of a page's head. */
export const footHeight = "6.5rem";
/** Its far end, faded out towards the text above it; mirrored like a scene. */
const foot = style(
  partRule({
    position: "absolute",
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: -1,
    inlineSize: "100%",
    blockSize: footHeight,
    objectFit: "cover",
    objectPosition: "82% 100%",
    maskImage: fade("bottom", "0%", "45%"),
    pointerEvents: "none",
    selectors: {
      '[dir="rtl"] &': { transform: "scaleX(-1)" },
      '[data-contrast="more"] &': { display: "none" },
    },
    "@media": {
      "(prefers-contrast: more)": { display: "none" },
      "(forced-colors: active)": { display: "none" },
      print: { display: "none" },
    },
  }),
);

/** Up to this width of its place a band's picture shows nothing that could be known again. */
const sliver = "(max-width: 4rem)";

/** The further from the text, the more of it is visible; in right-to-left pages it is mirrored like a scene. */
const band = style(
  rule({
    position: "absolute",
    insetInlineEnd: 0,
    insetBlock: 0,
    zIndex: -1,
    // On a phone text reaches into it: there it is faint, and no kerb or sign stands behind a letter.
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
/** On a phone: what the text beside it leaves of the line, to the band's edge; in wider windows the band is its place. */
export const besideText = style(
  rule({ "@media": { [small]: { position: "relative", containerType: "inline-size", minInlineSize: 0 } } }),
);
export const scenes = { stage: scene, foot, band };
globalStyle(
  `${besideText} > ${band}`,
  rule({
    "@media": { [small]: { inlineSize: "100%", opacity: 1, maskImage: fade("right", "0%", "60%") } },
    "@container": { [sliver]: { display: "none" } },
  }),
);
