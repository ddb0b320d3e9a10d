import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { partRule, rule } from "../styles/rule.ts";

const { color, font, space } = vars;

export const facts = style(
  partRule({
    display: "flex",
    flexWrap: "wrap",
    columnGap: space.sm,
    rowGap: space.hair,
    color: color.text.muted,
    fontSize: font.size.sm,
    lineHeight: font.line.snug,
  }),
);
/** A dot ends a fact that another follows, so that no line begins with one. */
export const fact = style(
  rule({
    minInlineSize: 0,
    overflowWrap: "anywhere",
    selectors: {
      "&:not(:last-child)::after": { content: "·", marginInlineStart: space.sm, color: color.border.strong },
    },
  }),
);

export const request = style(partRule({ display: "grid", gap: space.md, justifyItems: "start" }));
/** Hidden while empty (no request), so that it takes no space. */
export const status = style(
  rule({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    columnGap: space.sm,
    rowGap: space.xs,
    minInlineSize: 0,
    outline: "none",
    selectors: { "&:empty": { display: "none" } },
  }),
);
export const sentence = style(
  rule({ color: color.text.muted, fontSize: font.size.sm, lineHeight: font.line.snug, overflowWrap: "anywhere" }),
);
export const failure = style(
  rule({ color: color.danger.ink, fontSize: font.size.sm, lineHeight: font.line.snug, overflowWrap: "anywhere" }),
);

/** Title and figure on one line while there is space. */
export const head = style(
  partRule({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    justifyContent: "space-between",
    columnGap: space.md,
    minInlineSize: 0,
  }),
);
export const headFigure = style(
  rule({
    color: color.accent.ink,
    fontFamily: font.family.display,
    fontSize: font.size.xl,
    fontWeight: font.weight.bold,
    lineHeight: font.line.snug,
    overflowWrap: "anywhere",
  }),
);

export const text = style(rule({ display: "grid", gap: space.lg, minInlineSize: 0, overflowWrap: "anywhere" }));
export const terms = style(
  rule({
    display: "grid",
    gap: space.xs,
    paddingBlockStart: space.md,
    borderBlockStart: `${vars.stroke.line} solid ${color.border.subtle}`,
  }),
);
export const termsHead = style(rule({ fontSize: font.size.sm, color: color.text.muted, letterSpacing: 0 }));
export const smallPrint = style(rule({ fontSize: font.size.sm, color: color.text.muted }));

export const picture = style(
  partRule({
    // The container by which its contents are measured; isolated, so that its tile lies only behind its own figure.
    containerType: "inline-size",
    position: "relative",
    isolation: "isolate",
    display: "grid",
    placeItems: "center",
    overflow: "hidden",
    inlineSize: "100%",
    minBlockSize: 0,
    gridTemplateRows: "minmax(0, 1fr)",
    // The sides of a banner (1200 × 360): the usual picture fills it, and nothing moves when one of other sides is loaded.
    aspectRatio: "10 / 3",
    backgroundColor: color.page,
    // The region's own ground, lit from a corner: with the accent mixed into all of it, a brand of two colours gets a muddy
    // ground.
    backgroundImage: `radial-gradient(circle at 85% -20%, ${color.accent.softHover}, transparent 65%)`,
    color: color.text.strong,
  }),
);
export const tile = style(rule({ opacity: 0.5 }));
/** Whole, whatever its sides: what a campaign says may stand at its edge. */
export const image = style(rule({ inlineSize: "100%", blockSize: "100%", objectFit: "contain" }));
export const figure = style(
  rule({
    padding: space.xs,
    textAlign: "center",
    fontFamily: font.family.display,
    fontSize: `min(${font.size.xxxl}, 24cqi)`,
    fontWeight: font.weight.bold,
    lineHeight: font.line.tight,
    overflowWrap: "anywhere",
  }),
);
/** The longest category fits on one line. */
export const word = style(rule({ fontSize: `min(${font.size.xxl}, 11cqi)` }));
