import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";
import { vars } from "../tokens/contract.css.ts";
import { scrim as dialogScrim } from "./dialog.css.ts";

const { color, font, motion, radius, shadow, space, z } = vars;
const still = "(prefers-reduced-motion: reduce)";

/** With the doubled class a dialog's css that loads later does not lift the scrim over the sheet. */
export const scrim = style([dialogScrim, component({ selectors: { "&&": { zIndex: z.drawer } } })]);

const outside = "var(--lv-sheet-from)";
/** What keyboards cover at the foot of the window: a phone's, and the site's own keys on a terminal's screen. */
const keyboard = "(var(--lv-keyboard, 0px) + var(--lv-keys, 0px))";
const enter = keyframes({ from: { transform: outside } });
const leave = keyframes({ to: { transform: outside } });

export const sheet = style(
  component({
    position: "fixed",
    zIndex: z.drawer,
    display: "flex",
    flexDirection: "column",
    minBlockSize: 0,
    backgroundColor: color.raised,
    color: color.text.base,
    boxShadow: shadow.lg,
    outline: "none",
    overscrollBehavior: "contain",
    selectors: {
      '&[data-state="open"]': { animation: `${enter} ${motion.slow} ${motion.enter}` },
      '&[data-state="closed"]': { animation: `${leave} ${motion.base} ${motion.exit}` },
    },
    "@media": { "(forced-colors: active)": { border: "2px solid CanvasText" } },
  }),
);

const beside = { insetBlock: "0 var(--lv-keys, 0px)", inlineSize: "min(24rem, calc(100vw - 3rem))" } as const;
const away = (ltr: string, rtl: string) => ({
  vars: { "--lv-sheet-from": `translateX(${ltr})` },
  selectors: { '&[dir="rtl"]': { vars: { "--lv-sheet-from": `translateX(${rtl})` } } },
});

export const sides = styleVariants({
  start: component({
    ...beside,
    ...away("-100%", "100%"),
    insetInlineStart: 0,
    borderStartEndRadius: radius.xl,
    borderEndEndRadius: radius.xl,
  }),
  end: component({
    ...beside,
    ...away("100%", "-100%"),
    insetInlineEnd: 0,
    borderStartStartRadius: radius.xl,
    borderEndStartRadius: radius.xl,
  }),
  bottom: component({
    vars: { "--lv-sheet-from": "translateY(100%)" },
    insetInline: 0,
    // Above a keyboard that is laid over the page.
    insetBlockEnd: `calc${keyboard}`,
    maxBlockSize: `min(90dvh, 44rem, 100dvh - ${keyboard})`,
    // A wide screen limits the sheet's width.
    maxInlineSize: "44rem",
    marginInline: "auto",
    borderStartStartRadius: radius.xl,
    borderStartEndRadius: radius.xl,
    paddingBlockEnd: "env(safe-area-inset-bottom)",
    // The distance that a drag has moved it below its position.
    translate: "0 var(--lv-sheet-sunk, 0px)",
    transition: `translate ${motion.base} ${motion.enter}`,
    selectors: { "&[data-dragged]": { transition: "none" } },
    "@media": { [still]: { transition: "none" } },
  }),
});
/** The height is that of its resting point, or that of the drag. */
export const snapping = style(
  component({
    blockSize: "var(--lv-sheet-height, var(--lv-sheet-rest))",
    maxBlockSize: "min(96dvh, 100dvh - var(--lv-keys, 0px))",
    transition: `translate ${motion.base} ${motion.enter}, block-size ${motion.slow} ${motion.enter}`,
    selectors: { "&&[data-dragged]": { transition: "none" } },
    "@media": { [still]: { transition: "none" } },
  }),
);
/** The element by which a sheet from the foot is dragged. */
export const handle = style(
  component({ display: "grid", flexShrink: 0, cursor: "grab", touchAction: "none", userSelect: "none" }),
);

export const head = style(
  component({
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space.md,
    minBlockSize: vars.layout.header,
    paddingInline: space.lg,
    paddingInlineEnd: `calc(${vars.density.control} + 2 * ${space.sm} + ${space.xs})`,
    flexShrink: 0,
    borderBlockEnd: `${vars.stroke.line} solid ${color.border.subtle}`,
    selectors: { [`${handle} > &`]: { minBlockSize: "2.75rem" } },
  }),
);
export const title = style(component({ fontSize: font.size.lg, lineHeight: font.line.snug, minInlineSize: 0 }));
/** The doubled class, as wherever the UI kit restyles one of its parts, wins whatever the order in which lazy css loads. */
export const close = style(
  component({
    selectors: {
      "&&": {
        position: "absolute",
        insetBlockStart: `calc((${vars.layout.header} - ${vars.density.control}) / 2)`,
        insetInlineEnd: space.sm,
      },
      [`${handle} ~ &&`]: { insetBlockStart: space.sm },
    },
  }),
);
export const scroll = style(component({ flex: 1, minBlockSize: 0, overflowY: "auto", overscrollBehavior: "contain" }));
/** The content can be as high as the sheet and scroll by itself. */
export const flush = style([scroll, component({ display: "flex", flexDirection: "column" })]);
export const body = style([scroll, component({ padding: space.lg })]);
export const foot = style(
  component({ flexShrink: 0, padding: space.lg, borderBlockStart: `${vars.stroke.line} solid ${color.border.subtle}` }),
);
