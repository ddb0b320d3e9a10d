import { frameLines, tails, vars } from "@livery/ui/contract";
import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { footBar, footChat, footSpace, headSpace, rule, small, still } from "../styles/rule.ts";

const { color, density, font, layout, motion, radius, shadow, space, stroke, z } = vars;

const rise = keyframes({ from: { opacity: 0, translate: `0 ${space.lg}` } });

/** Above everything at the page's foot: the mobile shell's navigation, a slip's bar. */
const foot = `calc(${footSpace} + ${footBar})`;

/** At the window's start: the bet slip is at its end. */
export const panel = style(
  rule({
    position: "fixed",
    zIndex: z.menu,
    insetInlineStart: layout.gutter,
    insetBlockEnd: `calc(${foot} + ${space.lg})`,
    inlineSize: "24rem",
    blockSize: `min(36rem, calc(100dvh - ${headSpace} - ${foot} - 2 * ${space.lg}))`,
    display: "flex",
    flexDirection: "column",
    overflow: "hidden",
    ...frameLines,
    borderRadius: radius.xl,
    borderEndStartRadius: tails.xl,
    backgroundColor: color.raised,
    color: color.text.base,
    boxShadow: shadow.lg,
    animation: `${rise} ${motion.base} ${motion.enter}`,
    "@media": {
      // As wide as the window; a part of the page stays visible above it.
      [small]: {
        insetInline: 0,
        insetBlockEnd: foot,
        inlineSize: "auto",
        blockSize: `min(36rem, calc(100dvh - ${headSpace} - ${foot} - ${space.xxl}))`,
        borderInline: 0,
        borderBlockEnd: 0,
        borderEndStartRadius: 0,
        borderEndEndRadius: 0,
      },
      [still]: { animation: "none" },
      "(forced-colors: active)": { border: "2px solid CanvasText" },
      print: { display: "none" },
    },
  }),
);
/** Hidden and unreachable; its frame keeps running. */
export const away = style(rule({ display: "none" }));
export const head = style(
  rule({
    display: "flex",
    alignItems: "center",
    gap: space.sm,
    flexShrink: 0,
    minBlockSize: density.row,
    paddingBlock: space.sm,
    paddingInlineStart: space.lg,
    paddingInlineEnd: space.sm,
    borderBlockEnd: `${stroke.line} solid ${color.border.subtle}`,
  }),
);
export const mark = style(rule({ flexShrink: 0, color: color.accent.ink }));
export const title = style(
  rule({ flex: 1, minInlineSize: 0, fontSize: font.size.lg, lineHeight: font.line.snug, outline: "none" }),
);
export const body = style(rule({ position: "relative", flex: 1, minBlockSize: 0 }));
export const frame = style(rule({ display: "block", inlineSize: "100%", blockSize: "100%", border: 0 }));
/** Over the frame, which is blank until it is loaded. */
export const waiting = style(
  rule({
    position: "absolute",
    inset: 0,
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    justifyContent: "safe center",
    gap: space.lg,
    padding: space.lg,
    overflowY: "auto",
    backgroundColor: color.raised,
    color: color.text.muted,
    textAlign: "center",
  }),
);
export const others = style(rule({ display: "grid", gap: space.sm, inlineSize: "100%" }));
export const contacts = style(rule({ display: "grid", gap: space.sm, margin: 0, padding: 0, listStyle: "none" }));
export const handle = style(
  rule({
    position: "fixed",
    zIndex: z.sticky,
    insetInlineStart: layout.gutter,
    insetBlockEnd: `calc(${foot} + ${space.md})`,
    display: "flex",
    alignItems: "center",
    gap: space.sm,
    maxInlineSize: `calc(100% - 2 * ${layout.gutter})`,
    minBlockSize: density.touch,
    paddingInline: space.lg,
    border: `${stroke.line} solid ${color.accent.base}`,
    borderRadius: radius.pill,
    backgroundColor: color.accent.base,
    color: color.accent.on,
    fontWeight: font.weight.semibold,
    overflowWrap: "anywhere",
    boxShadow: shadow.lg,
    transition: `background-color ${motion.fast} ${motion.standard}`,
    selectors: { "&:hover": { backgroundColor: color.accent.hover } },
    "@media": {
      "(forced-colors: active)": { border: "2px solid ButtonText" },
      print: { display: "none" },
    },
  }),
);

/** The page ends above the handle, and so does the scroll to a focused element. */
globalStyle(
  `:root:has(.${handle})`,
  rule({
    vars: { "--lv-foot-chat": `calc(${density.touch} + 2 * ${space.md})` },
    scrollPaddingBlockEnd: `calc(${foot} + ${footChat})`,
  }),
);
