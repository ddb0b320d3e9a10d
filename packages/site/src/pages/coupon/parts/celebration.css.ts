import { vars } from "@livery/ui/contract";
import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { rule, still } from "../../../styles/rule.ts";

const { color, motion, section, space } = vars;
const isConfetti = "style(--lv-decor-win: confetti)";

/** Above a won coupon without blocking it. A brand without confetti, and a browser without style queries, shows nothing. */
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
/** Scattered, yet equal in every document: the step sizes have no common divisor with the range that they run through. */
const pieces = Array.from({ length: 28 }, (_, index) => ({
  along: (index * 37 + 5) % 100,
  after: ((index * 13) % 28) / 28,
  drift: ((index * 7) % 9) - 4,
  color: colors[index % colors.length] ?? color.accent.base,
  round: index % 4 === 0,
}));

/** Paper strips with some discs. With reduced motion they lie scattered at the top. */
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
