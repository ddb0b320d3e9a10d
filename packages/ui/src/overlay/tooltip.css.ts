import { keyframes, style } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";
import { tails, vars } from "../tokens/contract.css.ts";

const { color, font, motion, radius, shadow, space, z } = vars;

const appear = keyframes({ from: { opacity: 0, scale: "0.96" } });

/** Its colours are the page's inverted: it is distinct from every ground of the page. */
export const tip = style(
  component({
    zIndex: z.overlay,
    inlineSize: "max-content",
    maxInlineSize: "min(18rem, calc(100vw - 1rem))",
    paddingInline: space.md,
    paddingBlock: space.sm,
    borderRadius: radius.md,
    borderEndStartRadius: tails.md,
    backgroundColor: color.text.strong,
    color: color.page,
    boxShadow: shadow.md,
    fontSize: font.size.sm,
    lineHeight: font.line.snug,
    textWrap: "pretty",
    overflowWrap: "anywhere",
    userSelect: "none",
    transformOrigin: "var(--radix-tooltip-content-transform-origin)",
    animation: `${appear} ${motion.fast} ${motion.enter}`,
    "@media": {
      "(prefers-reduced-motion: reduce)": { animation: "none" },
      "(forced-colors: active)": { border: "1px solid CanvasText" },
    },
  }),
);
export const arrow = style(
  component({ fill: color.text.strong, "@media": { "(forced-colors: active)": { fill: "CanvasText" } } }),
);
