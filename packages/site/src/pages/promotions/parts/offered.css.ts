import { tails, vars } from "@livery/ui/contract";
import { globalStyle, style } from "@vanilla-extract/css";
import { footHeight } from "../../../parts/brand-picture.css.ts";
import { fade } from "../../../styles/fade.ts";
import { headSpace, medium, rule } from "../../../styles/rule.ts";

const { font, radius, space } = vars;

/** From this width of the page on, the head is a panel beside the bonuses. */
const roomy = "(min-width: 50rem)";

export const page = style(rule({ containerType: "inline-size", maxInlineSize: "84rem", marginInline: "auto" }));
export const parts = style(
  rule({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.lg, marginBlockEnd: space.xl }),
);
export const sides = style(
  rule({
    "@container": {
      [roomy]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 5fr)", alignItems: "start", gap: space.xl },
    },
  }),
);
export const bonuses = style(rule({ minInlineSize: 0 }));
/** Its text stands above its picture, unless there is space for both beside each other. */
export const head = style(
  rule({
    position: "relative",
    isolation: "isolate",
    overflow: "hidden",
    minInlineSize: 0,
    padding: space.xl,
    paddingBlockEnd: `calc(${footHeight} + ${space.sm})`,
    borderRadius: radius.lg,
    borderEndStartRadius: tails.lg,
  }),
);
globalStyle(`${head} > header`, rule({ marginBlockEnd: 0, maxInlineSize: "38rem" }));
globalStyle(`${head} h1`, rule({ overflowWrap: "anywhere" }));
export const band = style(rule({ "@media": { [medium]: { paddingBlockEnd: space.xl } } }));
export const aside = style(
  rule({
    "@media": {
      [medium]: {
        insetInlineStart: "auto",
        inlineSize: "min(50%, 40rem)",
        blockSize: "100%",
        objectPosition: "100% 62%",
        maskImage: fade("right", "0%", "60%"),
      },
    },
  }),
);
/** As high as a few bonuses, and in sight beside many. */
export const panel = style(
  rule({
    "@container": {
      [roomy]: {
        position: "sticky",
        insetBlockStart: `calc(${headSpace} + ${space.lg})`,
        minBlockSize: "min(34rem, 70vh)",
        fontSize: font.size.lg,
      },
    },
  }),
);
export const low = style(rule({ "@container": { [roomy]: { blockSize: "64%" } } }));
