import { keyframes, style } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";
import { vars } from "../tokens/contract.css.ts";

const { color, motion, radius, shadow, space } = vars;

/** One name for all: `anchor-scope` limits it to the control of each element. */
const control = "--lv-control";
const appear = keyframes({ from: { opacity: 0, transform: "translateY(-4px)" } });

/** Contains the control and its popover content. */
export const root = style(
  component({ position: "relative", display: "grid", minInlineSize: 0, inlineSize: "100%", anchorScope: control }),
);
/** The control below which the popover content opens. */
export const anchor = style(component({ anchorName: control }));

export const floating = style(
  component({
    // A browser without anchor positioning places it in the middle of the screen.
    position: "fixed",
    maxInlineSize: `calc(100vw - 2 * ${space.sm})`,
    padding: space.xs,
    overflow: "auto",
    overscrollBehavior: "contain",
    border: `${vars.stroke.line} solid ${color.border.subtle}`,
    borderRadius: radius.lg,
    backgroundColor: color.raised,
    color: color.text.base,
    boxShadow: shadow.lg,
    animation: `${appear} ${motion.base} ${motion.enter}`,
    "@supports": {
      "(anchor-name: --a)": {
        inset: "auto",
        margin: 0,
        marginBlock: space.xs,
        positionAnchor: control,
        positionArea: "block-end span-inline-end",
        positionTryFallbacks: "flip-block, flip-inline, flip-block flip-inline",
      },
    },
    "@media": {
      "(forced-colors: active)": { border: "2px solid CanvasText" },
      "(prefers-reduced-motion: reduce)": { animation: "none" },
    },
  }),
);
