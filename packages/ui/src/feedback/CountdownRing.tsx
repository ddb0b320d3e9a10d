import { useLivery } from "../provider/LiveryProvider.tsx";
import { useReducedMotion } from "../provider/use-reduced-motion.ts";
import { classes } from "../styles/classes.ts";
import { hidden } from "../surface/VisuallyHidden.css.ts";
import * as css from "./CountdownRing.css.ts";
import { useRemaining } from "./use-remaining.ts";

const radius = 20;
const round = 2 * Math.PI * radius;

export interface CountdownRingProps {
  /** Epoch milliseconds by the clock of `now`. */
  readonly until: number;
  /** Epoch milliseconds now, always the same function; the site passes the house's clock. */
  readonly now: () => number;
  /** Milliseconds that a whole ring stands for. */
  readonly whole: number;
  /** Milliseconds from which on it is about to end, and says so by its colour. */
  readonly last?: number;
  /** Seconds → the words for readers. They are told when they come to it, not every second. */
  readonly label: (seconds: number) => string;
  readonly className?: string;
}

/** How long something still lives: a ring that runs out around its seconds. For who wants stillness it steps by the second. */
export function CountdownRing({ until, now, whole, last = 2_000, label, className }: CountdownRingProps) {
  const { formats } = useLivery();
  const reducedMotion = useReducedMotion();
  const left = useRemaining(until, 100, now);
  const seconds = Math.ceil(left / 1_000);
  const drawn = reducedMotion ? seconds * 1_000 : left;
  return (
    <div role="timer" aria-live="off" className={classes(css.root, className)}>
      <svg viewBox="0 0 48 48" className={css.ring} fill="none" strokeWidth="4" aria-hidden>
        <circle cx="24" cy="24" r={radius} className={css.track} />
        <circle
          cx="24"
          cy="24"
          r={radius}
          className={classes(css.arc, left <= last && css.last)}
          strokeDasharray={round}
          strokeDashoffset={round * (1 - Math.min(1, drawn / whole))}
        />
      </svg>
      <span className={css.seconds} aria-hidden>
        {formats.number(seconds)}
      </span>
      <span className={hidden}>{label(seconds)}</span>
    </div>
  );
}
