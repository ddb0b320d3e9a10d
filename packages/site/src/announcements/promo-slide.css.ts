import { tails, vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { medium, rule } from "../styles/rule.ts";

const { color, font, motion, radius, shadow, space } = vars;

/** Media query under which a banner's picture for phones replaces the wide one. */
export const mobilePicture = "(max-width: 43.99rem)";

export const slide = style(
  rule({
    position: "absolute",
    inset: 0,
    visibility: "hidden",
    backgroundColor: color.page,
    transition: `visibility 0s linear ${motion.slow}`,
  }),
);
export const current = style(
  rule({ visibility: "visible", pointerEvents: "auto", zIndex: 1, transition: "visibility 0s" }),
);
export const link = style(
  rule({
    position: "absolute",
    inset: 0,
    display: "block",
    outlineOffset: "-4px",
    selectors: { "&:focus-visible": { outline: `${vars.stroke.focus} solid ${color.focus}` } },
  }),
);
export const picture = style(
  rule({
    position: "absolute",
    inset: 0,
    inlineSize: "100%",
    blockSize: "100%",
    objectFit: "cover",
    opacity: 0,
    transition: `opacity ${motion.slow} ${motion.standard}`,
    selectors: { [`${current} &`]: { opacity: 1 } },
  }),
);
/** Has its own background, so that it is readable over every picture. */
export const title = style(
  rule({
    position: "absolute",
    insetInlineStart: space.lg,
    insetBlockStart: space.lg,
    maxInlineSize: "min(22rem, calc(100% - 2rem))",
    paddingInline: space.lg,
    paddingBlock: space.md,
    borderRadius: radius.lg,
    borderEndStartRadius: tails.lg,
    backgroundColor: color.surface,
    color: color.text.strong,
    boxShadow: shadow.md,
    fontFamily: font.family.display,
    fontSize: font.size.lg,
    fontWeight: font.weight.bold,
    lineHeight: font.line.snug,
    textWrap: "balance",
    "@media": { [medium]: { insetInlineStart: space.xl, insetBlockStart: space.xl, fontSize: font.size.xl } },
  }),
);
