import { vars } from "@livery/ui/contract";
import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { rule, still } from "../../../styles/rule.ts";

const { color, motion, section, space } = vars;
const isConfetti = "style(--lv-decor-win: confetti)";

/** Over what has won, in nobody's way; a brand without it, and a browser that cannot ask a style, has nothing there. */
export const layer = style(
  rule({
    display: "none",
    position: "absolute",
    insetInline: 0,
    insetBlockStart: `calc(-1 * ${space.lg})`,
    blockSize: "min(100%, 26rem)",
    overflow: "clip",
    pointerEvents: "none",
    zIndex: 1,
    "@container": { [isConfetti]: { display: "block" } },
    "@media": { "(forced-colors: active)": { visibility: "hidden" }, print: { visibility: "hidden" } },
  }),
);

const fall = keyframes({
  from: { translate: "0 -3rem", rotate: "0deg", opacity: 1 },
  "70%": { opacity: 1 },
  to: { translate: "var(--lv-confetti-drift) 26rem", rotate: "540deg", opacity: 0 },
});

const colors = [color.accent.base, color.signal.base, section.live.base, color.warning.base, section.casino.base];
/** Strewn, yet the same in each document: steps that share no measure with what they count. */
const pieces = Array.from({ length: 28 }, (_, index) => ({
  along: (index * 37 + 5) % 100,
  after: ((index * 13) % 28) / 28,
  drift: ((index * 7) % 9) - 4,
  color: colors[index % colors.length] ?? color.accent.base,
  round: index % 4 === 0,
}));

/** Cut paper: strips, and a disc now and then. Where nothing may move it lies strewn along the head. */
export const papers = styleVariants(
  Object.fromEntries(pieces.map((piece, index) => [`p${index}`, piece])),
  ({ after, along, color: paper, drift, round }) =>
    rule({
      vars: { "--lv-confetti-drift": `${drift}rem` },
      position: "absolute",
      insetInlineStart: `${along}%`,
      insetBlockStart: 0,
      inlineSize: round ? "0.625rem" : "0.5rem",
      blockSize: round ? "0.625rem" : "0.875rem",
      borderRadius: round ? "50%" : 0,
      backgroundColor: paper,
      animation: `${fall} calc(${motion.breathe} * ${(1.3 + after * 0.6).toFixed(2)}) ease-in calc(${motion.breathe} * ${(after * 0.5).toFixed(2)}) both`,
      "@media": {
        [still]: {
          animation: "none",
          insetBlockStart: `${(after * 1.4).toFixed(2)}rem`,
          rotate: `${Math.round(after * 180)}deg`,
        },
      },
    }),
);
