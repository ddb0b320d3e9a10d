import { keyframes, style } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";
import { transition } from "../styles/transition.ts";
import { vars } from "../tokens/contract.css.ts";

const { color, motion, space } = vars;

const shake = keyframes({
  "20%, 60%": { transform: "translateX(-6px)" },
  "40%, 80%": { transform: "translateX(6px)" },
});

export const keypad = style(component({ display: "grid", gap: space.lg, maxInlineSize: "20rem" }));
export const dots = style(
  component({ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: space.md, paddingBlock: space.sm }),
);
export const dot = style(
  component({
    inlineSize: "0.875rem",
    blockSize: "0.875rem",
    borderRadius: "50%",
    cornerShape: "round",
    border: `${vars.stroke.mark} solid ${color.border.strong}`,
    transition: transition("background-color", "border-color", "scale"),
    "@media": { "(forced-colors: active)": { borderColor: "CanvasText" } },
  }),
);
export const keyed = style(
  component({
    backgroundColor: color.accent.ink,
    borderColor: color.accent.ink,
    scale: "1.15",
    "@media": {
      "(forced-colors: active)": { backgroundColor: "Highlight", forcedColorAdjust: "none" },
    },
  }),
);
export const wrong = style(
  component({
    animation: `${shake} ${motion.slow} ${motion.standard}`,
    "@media": { "(prefers-reduced-motion: reduce)": { animation: "none" } },
  }),
);
export const wrongDot = style(component({ borderColor: color.danger.ink, backgroundColor: color.danger.ink }));
