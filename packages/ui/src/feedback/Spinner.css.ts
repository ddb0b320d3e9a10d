import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";
import { vars } from "../tokens/contract.css.ts";

const turn = keyframes({ to: { transform: "rotate(360deg)" } });
const breathe = keyframes({ "50%": { opacity: 0.45 } });

export const spinner = style(
  component({
    fill: "none",
    stroke: "currentColor",
    strokeWidth: "2.5",
    strokeLinecap: "round",
    animation: `${turn} ${vars.motion.turn} linear infinite`,
    // Waiting must still be told from standing still: it breathes instead of turning.
    "@media": {
      "(prefers-reduced-motion: reduce)": { animation: `${breathe} ${vars.motion.breathe} ease-in-out infinite` },
    },
  }),
);
export const track = style(component({ opacity: 0.2 }));
export const sizes = styleVariants({ sm: "1.125rem", md: "1.5rem", lg: "2.5rem" }, (edge) => [
  component({ inlineSize: edge, blockSize: edge }),
]);
