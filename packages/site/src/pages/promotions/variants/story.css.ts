import { frameLines, tails, vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

const { color, font, motion, radius, shadow, space } = vars;

/** From this width of a poster on, its text stands beside its picture. */
const lying = "(min-width: 36rem)";
/** Up to this width of the page, of a phone, a poster has it all: beside another its picture would be a strip. */
const single = "(max-width: 32rem)";

export const waiting = style(rule({ display: "grid", gap: space.md }));
/** One column on a phone, up to five elsewhere. The posters of the last line share all of it, so that no part of it is empty. */
export const posters = style(rule({ display: "flex", flexWrap: "wrap", gap: space.md }));
export const posterItem = style(
  rule({
    containerType: "inline-size",
    position: "relative",
    display: "grid",
    flex: "1 1 min(15rem, 45%)",
    minInlineSize: 0,
    minBlockSize: "clamp(16rem, 44vh, 26rem)",
    "@container": { [single]: { flexBasis: "100%", minBlockSize: "14rem" } },
  }),
);
export const poster = style(
  rule({
    position: "relative",
    isolation: "isolate",
    display: "grid",
    minInlineSize: 0,
    gridTemplateColumns: "minmax(0, 1fr)",
    gridTemplateRows: "auto 1fr",
    overflow: "hidden",
    padding: 0,
    borderRadius: radius.lg,
    borderEndStartRadius: tails.lg,
    ...frameLines,
    backgroundColor: color.page,
    color: color.text.strong,
    boxShadow: shadow.sm,
    textAlign: "start",
    transition: `box-shadow ${motion.fast} ${motion.standard}`,
    selectors: {
      "&:hover": { boxShadow: shadow.lg },
      "&:focus-visible": { outline: `${vars.stroke.focus} solid ${color.focus}`, outlineOffset: "2px" },
    },
    "@container": {
      [lying]: {
        gridTemplateRows: "1fr",
        selectors: { "&:has(img)": { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)" } },
      },
    },
  }),
);
export const posterPicture = style(rule({ gridArea: "1 / 1", "@container": { [lying]: { blockSize: "100%" } } }));
/** In the last row and the last column: the only ones if there is no picture. */
export const posterText = style(
  rule({
    gridArea: "-2 / -2",
    display: "grid",
    alignContent: "end",
    gap: space.sm,
    padding: space.lg,
    "@container": { [lying]: { padding: space.xl } },
  }),
);
export const posterFigure = style(
  rule({
    color: color.accent.ink,
    fontFamily: font.family.display,
    fontSize: `min(calc(${font.size.xxxl} * 1.3), 24cqi)`,
    fontWeight: font.weight.bold,
    lineHeight: font.line.tight,
    overflowWrap: "anywhere",
  }),
);
/** The longest category fits on one line. */
export const posterWord = style(rule({ fontSize: `min(${font.size.xxl}, 11cqi)` }));
export const posterTitle = style(
  rule({
    fontFamily: font.family.display,
    fontSize: font.size.lg,
    fontWeight: font.weight.semibold,
    lineHeight: font.line.snug,
    overflowWrap: "anywhere",
  }),
);
export const posterGround = style(rule({ opacity: 0.35 }));
export const posterState = style(
  rule({
    position: "absolute",
    insetBlockStart: space.sm,
    insetInlineStart: space.sm,
    maxInlineSize: `calc(100% - 2 * ${space.sm})`,
    pointerEvents: "none",
  }),
);
