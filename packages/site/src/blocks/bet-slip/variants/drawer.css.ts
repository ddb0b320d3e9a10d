import { vars } from "@livery/ui/contract";
import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { footSpace, headSpace, noRail, rule, still, wide } from "../../../styles/rule.ts";

const { color, density, font, layout, motion, radius, shadow, space, z } = vars;

const tab = "2.75rem";
const slide = keyframes({ from: { opacity: 0, translate: "var(--lv-drawer-from) 0" } });

/** At the edge of the window, from header to bottom. Only its content takes presses, so the page beside it stays usable. */
export const anchor = style(
  rule({
    position: "fixed",
    zIndex: z.sticky,
    pointerEvents: "none",
    display: "flex",
    justifyContent: "end",
    "@media": {
      [wide]: { insetBlock: `${headSpace} 0`, insetInlineEnd: 0, alignItems: "center" },
      [noRail]: { insetInline: space.lg, insetBlockEnd: footSpace },
      print: { display: "none" },
    },
  }),
);
export const handle = style(
  rule({
    pointerEvents: "auto",
    flexShrink: 0,
    display: "flex",
    alignItems: "center",
    gap: space.sm,
    border: `${vars.stroke.line} solid ${color.accent.base}`,
    backgroundColor: color.accent.base,
    color: color.accent.on,
    fontWeight: font.weight.semibold,
    lineHeight: font.line.tight,
    boxShadow: shadow.lg,
    cursor: "pointer",
    transition: `background-color ${motion.fast} ${motion.standard}`,
    selectors: {
      "&:hover": { backgroundColor: color.accent.hover },
      "&:focus-visible": {
        outline: `${vars.stroke.focus} solid ${color.focus}`,
        outlineOffset: "-3px",
        boxShadow: "none",
      },
    },
    "@media": {
      [wide]: {
        flexDirection: "column",
        inlineSize: tab,
        minBlockSize: "9rem",
        paddingBlock: space.md,
        borderInlineEnd: 0,
        borderStartStartRadius: radius.lg,
        borderEndStartRadius: radius.lg,
      },
      [noRail]: {
        minBlockSize: density.touch,
        paddingInline: space.lg,
        borderBlockEnd: 0,
        borderStartStartRadius: radius.lg,
        borderStartEndRadius: radius.lg,
      },
      "(forced-colors: active)": { border: "2px solid ButtonText" },
    },
  }),
);
/** Along the edge, so that the name and a total of any length need no page width. */
const alongTheEdge = { writingMode: "vertical-rl", selectors: { '[dir="ltr"] &': { rotate: "180deg" } } } as const;
export const name = style(
  rule({ minInlineSize: 0, overflowWrap: "anywhere", "@media": { [wide]: { ...alongTheEdge, flexShrink: 0 } } }),
);
export const total = style(
  rule({ fontSize: font.size.sm, fontVariantNumeric: "tabular-nums", "@media": { [wide]: alongTheEdge } }),
);

export const drawer = style(
  rule({
    pointerEvents: "auto",
    display: "flex",
    inlineSize: layout.rail,
    blockSize: "100%",
    minBlockSize: 0,
    vars: { "--lv-drawer-from": "2rem" },
    animation: `${slide} ${motion.base} ${motion.enter}`,
    selectors: { '[dir="rtl"] &': { vars: { "--lv-drawer-from": "-2rem" } } },
    "@media": { [still]: { animation: "none" } },
  }),
);
export const inside = style(
  rule({
    borderInlineStart: `${vars.stroke.line} solid ${color.border.base}`,
    backgroundColor: color.surface,
    boxShadow: shadow.lg,
    "@media": { "(forced-colors: active)": { borderInlineStart: "2px solid CanvasText" } },
  }),
);

globalStyle(
  `:root:has(.${handle})`,
  rule({
    "@media": {
      [wide]: { vars: { "--lv-side": `calc(${tab} + ${space.sm})` } },
      [noRail]: { vars: { "--lv-foot-bar": density.touch } },
    },
  }),
);
globalStyle(
  `:root:has(.${drawer})`,
  rule({ "@media": { [wide]: { vars: { "--lv-side": `calc(${layout.rail} + ${tab} + ${space.lg})` } } } }),
);
