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
    "@container": { "style(--lv-decor-wait: dots)": { animation: "none" } },
    // Waiting must still look different from standing still: the spinner pulses instead of turning.
    "@media": {
      "(prefers-reduced-motion: reduce)": { animation: `${breathe} ${vars.motion.breathe} ease-in-out infinite` },
    },
  }),
);
/** Three dots in place of the ring, one after the other; a browser without style queries shows the ring. */
const isDots = "style(--lv-decor-wait: dots)";
const nod = keyframes({
  "0%, 60%, 100%": { transform: "none", opacity: 0.5 },
  "30%": { transform: "translateY(-3px)" },
});

export const ring = style(component({ "@container": { [isDots]: { display: "none" } } }));
export const dots = style(
  component({
    display: "none",
    fill: "currentColor",
    stroke: "none",
    "@container": { [isDots]: { display: "inline" } },
  }),
);
const dot = (after: string) =>
  component({
    animation: `${nod} ${vars.motion.breathe} ease-in-out ${after} infinite`,
    "@media": { "(prefers-reduced-motion: reduce)": { animation: "none" } },
  });
export const dotsInTurn = [
  style(dot(`calc(${vars.motion.turn} * -0.4)`)),
  style(dot(`calc(${vars.motion.turn} * -0.2)`)),
  style(dot("0s")),
] as const;
export const track = style(component({ opacity: 0.2 }));
export const sizes = styleVariants({ sm: "1.125rem", md: "1.5rem", lg: "2.5rem" }, (edge) => [
  component({ inlineSize: edge, blockSize: edge }),
]);
