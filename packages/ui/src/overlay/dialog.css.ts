import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";
import { frameLines, tails, vars } from "../tokens/contract.css.ts";

const { color, font, layout, motion, radius, shadow, space, z } = vars;

const appear = keyframes({ from: { opacity: 0 } });
const vanish = keyframes({ to: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: "translateY(10px) scale(.985)" } });
const sink = keyframes({ to: { opacity: 0, transform: "translateY(6px) scale(.99)" } });

export const scrim = style(
  component({
    position: "fixed",
    inset: 0,
    zIndex: z.dialog,
    backgroundColor: color.scrim,
    selectors: {
      '&[data-state="open"]': { animation: `${appear} ${motion.base} ${motion.enter}` },
      '&[data-state="closed"]': { animation: `${vanish} ${motion.fast} ${motion.exit}` },
    },
  }),
);

/** Centres the dialog above the site's own keys, if there are any; ignores presses, so that a press beside the dialog reaches the scrim and closes it. */
export const root = style(
  component({
    position: "fixed",
    inset: "0 0 var(--lv-keys, 0px)",
    zIndex: z.dialog,
    display: "grid",
    placeItems: "center",
    padding: space.lg,
    pointerEvents: "none",
    "@media": { "(max-width: 30rem)": { alignItems: "end", padding: space.sm } },
  }),
);

export const dialog = style(
  component({
    position: "relative",
    pointerEvents: "auto",
    display: "flex",
    flexDirection: "column",
    inlineSize: "100%",
    maxBlockSize: "100%",
    overflow: "hidden",
    borderRadius: radius.xl,
    borderEndStartRadius: tails.xl,
    ...frameLines,
    backgroundColor: color.raised,
    color: color.text.base,
    boxShadow: shadow.lg,
    outline: "none",
    selectors: {
      '&[data-state="open"]': { animation: `${rise} ${motion.slow} ${motion.enter}` },
      '&[data-state="closed"]': { animation: `${sink} ${motion.fast} ${motion.exit}` },
    },
    "@media": { "(forced-colors: active)": { border: "2px solid CanvasText" } },
  }),
);

/** Fills the window: content that is viewed alone. */
const screen = style(
  component({
    maxInlineSize: "none",
    blockSize: "100%",
    // The doubled class overrides the dialog's frame whatever the order of the stylesheets.
    selectors: { "&&": { border: 0, borderRadius: 0 } },
  }),
);
export const rootWhole = style(component({ selectors: { "&&": { padding: 0 } } }));

export const sizes = styleVariants({
  sm: [component({ maxInlineSize: "26rem" })],
  md: [component({ maxInlineSize: "36rem" })],
  lg: [component({ maxInlineSize: layout.reading })],
  screen: [screen],
});

export const head = style(
  component({
    padding: space.xl,
    paddingBlockEnd: 0,
    paddingInlineEnd: `calc(${vars.density.control} + 2 * ${space.md})`,
    flexShrink: 0,
    selectors: { [`${screen} > &`]: { padding: 0 } },
  }),
);
export const title = style(component({ fontSize: font.size.xl, lineHeight: font.line.snug, minInlineSize: 0 }));
/** The doubled class, as wherever the UI kit restyles one of its parts, wins whatever the order in which lazy css loads. */
export const close = style(
  component({
    selectors: {
      "&&": { position: "absolute", insetBlockStart: space.md, insetInlineEnd: space.md },
      // It has its own ground, because it lies over the content.
      [`${screen} > &&`]: { zIndex: 1, backgroundColor: color.raised, borderRadius: radius.pill, boxShadow: shadow.md },
    },
  }),
);
export const description = style(
  component({ paddingInline: space.xl, paddingBlockStart: space.xs, color: color.text.muted }),
);
export const body = style(
  component({
    padding: space.xl,
    paddingBlockStart: space.lg,
    minBlockSize: 0,
    overflowY: "auto",
    overscrollBehavior: "contain",
    selectors: { [`${screen} > &`]: { flexGrow: 1, display: "grid", padding: 0 } },
  }),
);
export const foot = style(
  component({
    display: "flex",
    flexWrap: "wrap",
    flexShrink: 0,
    justifyContent: "end",
    gap: space.sm,
    padding: space.xl,
    paddingBlockStart: space.lg,
    selectors: { [`${body} + &`]: { paddingBlockStart: 0 } },
  }),
);
