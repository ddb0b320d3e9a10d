import { useLivery } from "../provider/livery-provider.tsx";
import { useReducedMotion } from "../provider/use-reduced-motion.ts";
import { classes } from "../styles/classes.ts";
import type { WithClass } from "../styles/with-class.ts";
import { hidden } from "../surface/visually-hidden.css.ts";
import * as css from "./countdown-ring.css.ts";
import { useRemaining } from "./use-remaining.ts";

const radius = 20;
const round = 2 * Math.PI * radius;

export interface CountdownRingProps extends WithClass {
  /** Epoch milliseconds by the clock of `now`. */
  readonly until: number;
  /** Returns epoch milliseconds now; a stable function. The site passes the server's clock. */
  readonly now: () => number;
  /** Milliseconds of a full ring. */
  readonly whole: number;
  /** Below this number of milliseconds the colour shows that the time is about to end. */
  readonly last?: number;
  /** Seconds → the label for screen readers. They read it on demand, not every second. */
  readonly label: (seconds: number) => string;
}

/** The remaining time: a ring that shrinks around its seconds. With reduced motion it steps by the second. */
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
      <span className={css.seconds} aria-hidden translate="no">
        {formats.number(seconds)}
      </span>
      <span className={hidden}>{label(seconds)}</span>
    </div>
  );
}
