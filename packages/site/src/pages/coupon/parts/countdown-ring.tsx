import { classes, VisuallyHidden } from "@livery/ui";
import { useWords } from "../../../app/words.ts";
import { useRemaining } from "../use-remaining.ts";
import * as css from "./countdown-ring.css.ts";

/** What a turn of the ring stands for, and from when on it is about to end. */
const wholeMs = 5_000;
const lastMs = 2_000;
const radius = 20;
const round = 2 * Math.PI * radius;

/** How long an offer still lives: a ring that runs out around its seconds. Readers are told once, not every second. */
export function CountdownRing({ until }: { readonly until: number }) {
  const t = useWords();
  const left = useRemaining(until, 100);
  const count = Math.ceil(left / 1_000);
  return (
    <div role="timer" className={css.place}>
      <svg viewBox="0 0 48 48" className={css.ring} fill="none" strokeWidth="4" aria-hidden>
        <circle cx="24" cy="24" r={radius} className={css.track} />
        <circle
          cx="24"
          cy="24"
          r={radius}
          className={classes(css.arc, left <= lastMs && css.last)}
          strokeDasharray={round}
          strokeDashoffset={round * (1 - Math.min(1, left / wholeMs))}
        />
      </svg>
      <span className={css.seconds} aria-hidden>
        {count}
      </span>
      <VisuallyHidden>{t("coupon:sale.seconds", { count })}</VisuallyHidden>
    </div>
  );
}
