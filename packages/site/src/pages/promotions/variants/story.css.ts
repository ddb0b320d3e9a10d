import { frameLines, tails, vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

const { color, font, motion, radius, shadow, space } = vars;

export const page = style(rule({ maxInlineSize: "78rem", marginInline: "auto" }));
/** At least two columns, also on a phone; a few posters share the whole line. */
export const posters = style(
  rule({
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(13rem, 45%), 1fr))",
    gap: space.md,
    marginBlockEnd: space.xl,
  }),
);
export const posterItem = style(
  rule({ position: "relative", display: "grid", minInlineSize: 0, maxInlineSize: "26rem" }),
);
export const poster = style(
  rule({
    position: "relative",
    display: "grid",
    minInlineSize: 0,
    gridTemplateColumns: "minmax(0, 1fr)",
    gridTemplateRows: "1fr auto",
    overflow: "hidden",
    padding: 0,
    borderRadius: radius.lg,
    borderEndStartRadius: tails.lg,
    ...frameLines,
    boxShadow: shadow.sm,
    textAlign: "start",
    transition: `box-shadow ${motion.fast} ${motion.standard}`,
    selectors: {
      "&:hover": { boxShadow: shadow.lg },
      "&:focus-visible": { outline: `${vars.stroke.focus} solid ${color.focus}`, outlineOffset: "2px" },
    },
  }),
);
/** At least its natural height; a neighbour with a longer title makes it higher. */
export const posterPicture = style(
  rule({ position: "relative", inlineSize: "100%", minBlockSize: "100%", aspectRatio: "4 / 5" }),
);
/** With its own background, so that it is readable on every picture. */
export const posterTitle = style(
  rule({
    padding: space.md,
    backgroundColor: color.raised,
    color: color.text.strong,
    fontWeight: font.weight.semibold,
    lineHeight: font.line.snug,
    overflowWrap: "anywhere",
  }),
);
export const posterState = style(
  rule({
    position: "absolute",
    insetBlockStart: space.sm,
    insetInlineStart: space.sm,
    maxInlineSize: `calc(100% - 2 * ${space.sm})`,
    pointerEvents: "none",
  }),
);
