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

/** Centres the dialog; takes no presses itself, so that one beside it reaches the scrim and closes. */
export const root = style(
  component({
    position: "fixed",
    inset: 0,
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

/** All of the window: what is looked at, not read beside something. */
const screen = style(
  component({
    maxInlineSize: "none",
    blockSize: "100%",
    // Twice the class: it wins over the dialog's own frame in whatever order they arrive.
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
/** Twice the class, as wherever the kit re-dresses a part of its own: it wins in whatever order lazy css arrives. */
export const close = style(
  component({
    selectors: {
      "&&": { position: "absolute", insetBlockStart: space.md, insetInlineEnd: space.md },
      // Over whatever is looked at it has a ground of its own.
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
