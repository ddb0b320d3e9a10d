import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";
import { ring } from "../styles/focus.css.ts";
import { layer } from "../styles/layers.css.ts";
import { frameLines, tails, vars } from "../tokens/contract.css.ts";

const { color, font, motion, radius, shadow, space } = vars;
const still = "(prefers-reduced-motion: reduce)";

/** The link covers the whole tile; the star lies above the link. */
export const tile = style(
  component({
    position: "relative",
    isolation: "isolate",
    display: "grid",
    alignContent: "start",
    minInlineSize: 0,
    borderRadius: radius.lg,
    borderEndStartRadius: tails.lg,
    ...frameLines,
    backgroundColor: color.surface,
    boxShadow: shadow.sm,
    overflow: "clip",
    transition: `box-shadow ${motion.base} ${motion.standard}, border-color ${motion.base} ${motion.standard}`,
    selectors: {
      "&:has(a:hover, button:hover)": { boxShadow: shadow.md, borderColor: color.border.base },
      "&:has(:is(a, button):not([aria-pressed]):focus-visible)": ring,
    },
    "@media": {
      "(forced-colors: active)": {
        borderColor: "CanvasText",
        selectors: { "&:has(:is(a, button):not([aria-pressed]):focus-visible)": { outlineColor: "Highlight" } },
      },
    },
  }),
);
export const shut = style(component({ boxShadow: "none" }));

export const frame = style(
  component({
    position: "relative",
    display: "grid",
    placeItems: "center",
    overflow: "clip",
    backgroundColor: color.accent.soft,
  }),
);
export const shapes = styleVariants({
  wide: component({ aspectRatio: "4 / 3" }),
  square: component({ aspectRatio: "1" }),
  tall: component({ aspectRatio: "3 / 4" }),
});
export const picture = style(
  component({
    gridArea: "1 / 1",
    inlineSize: "100%",
    blockSize: "100%",
    objectFit: "cover",
    transition: `scale ${motion.slow} ${motion.standard}`,
    selectors: {
      [`${tile}:has(a:hover, button:not([aria-pressed]):hover) &`]: { scale: "1.04" },
      [`${shut} &`]: { filter: "grayscale(1)", opacity: 0.55 },
    },
    "@media": {
      [still]: {
        transition: "none",
        selectors: { [`${tile}:has(a:hover, button:not([aria-pressed]):hover) &`]: { scale: "none" } },
      },
    },
  }),
);
/** Replaces a picture: the title's initials on the section's colour. */
export const initials = style(
  component({
    gridArea: "1 / 1",
    fontFamily: font.family.display,
    fontSize: font.size.xxl,
    fontWeight: font.weight.bold,
    letterSpacing: font.tracking.display,
    color: color.accent.ink,
  }),
);
export const badge = style(
  component({ position: "absolute", insetBlockStart: space.sm, insetInlineStart: space.sm, display: "flex" }),
);
export const closed = style(
  component({
    position: "absolute",
    insetInline: 0,
    insetBlockEnd: 0,
    paddingInline: space.md,
    paddingBlock: space.sm,
    backgroundColor: color.raised,
    borderBlockStart: `${vars.stroke.line} solid ${color.border.subtle}`,
    color: color.text.base,
    fontSize: font.size.xs,
    fontWeight: font.weight.semibold,
    lineHeight: font.line.snug,
    overflowWrap: "anywhere",
  }),
);
export const text = style(
  component({
    display: "grid",
    gap: "0.125rem",
    minInlineSize: 0,
    padding: space.md,
    lineHeight: font.line.snug,
    overflowWrap: "anywhere",
  }),
);
export const title = style(
  component({
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: 2,
    overflow: "hidden",
    color: color.text.strong,
    fontWeight: font.weight.semibold,
    selectors: { [`${shut} &`]: { color: color.text.muted } },
  }),
);
export const detail = style(component({ color: color.text.muted, fontSize: font.size.sm }));
/** Covers the tile. Its focus ring is drawn by the tile. */
export const link = style(
  component({
    minInlineSize: 0,
    outline: "none",
    textAlign: "start",
    cursor: "pointer",
    selectors: {
      "&::after": { content: "", position: "absolute", inset: 0, zIndex: 1 },
      "&&:focus-visible": { outline: "none" },
    },
  }),
);
export const star = style(
  component({
    selectors: {
      "&&": {
        position: "absolute",
        insetBlockStart: space.xs,
        insetInlineEnd: space.xs,
        zIndex: 2,
        borderRadius: "50%",
        cornerShape: "round",
        backgroundColor: color.raised,
        boxShadow: shadow.sm,
      },
      "&&[aria-pressed=true]": { backgroundColor: color.accent.soft },
    },
  }),
);
globalStyle(`${star}[aria-pressed=true] > svg`, { "@layer": { [layer.components]: { fill: "currentColor" } } });
