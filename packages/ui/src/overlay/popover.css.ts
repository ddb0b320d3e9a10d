import { keyframes, style } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";
import { frameLines, tails, vars } from "../tokens/contract.css.ts";

const { color, layout, motion, radius, shadow, space, z } = vars;

const drop = keyframes({ from: { opacity: 0, transform: "translateY(-6px)" } });

export const root = style(component({ position: "relative", display: "inline-flex", maxInlineSize: "100%" }));
export const panel = style(
  component({
    position: "absolute",
    insetBlockStart: `calc(100% + ${space.sm})`,
    insetInlineEnd: 0,
    zIndex: z.menu,
    display: "flex",
    flexDirection: "column",
    inlineSize: "23rem",
    maxBlockSize: "min(34rem, calc(100dvh - 6rem))",
    overflow: "hidden",
    borderRadius: radius.lg,
    borderEndStartRadius: tails.lg,
    ...frameLines,
    backgroundColor: color.raised,
    color: color.text.base,
    boxShadow: shadow.lg,
    animation: `${drop} ${motion.base} ${motion.enter}`,
    translate: "var(--lv-shift, 0)",
    overflowWrap: "break-word",
    // On a narrow screen the content takes the screen's width instead, because the button can be near an edge.
    "@media": {
      "screen and (max-width: 43.99rem)": {
        position: "fixed",
        insetBlockStart: `calc(${layout.header} + ${space.xs})`,
        insetInline: space.sm,
        inlineSize: "auto",
      },
      "(forced-colors: active)": { border: "2px solid CanvasText" },
    },
  }),
);
