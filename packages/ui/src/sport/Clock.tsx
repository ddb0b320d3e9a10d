import { useEffect, useState } from "react";
import { hidden } from "../surface/VisuallyHidden.css.ts";
import * as css from "./Clock.css.ts";

export interface ClockProps {
  /** Epoch milliseconds now; the site passes the house's clock. */
  readonly now: () => number;
  /** Milliseconds → the words to show, in the site's zone. */
  readonly format: (at: number) => string;
  /** Names the clock, for readers; left out where words that all can see stand before it. */
  readonly label?: string;
  /** How often it looks, in ms (§9: 60 s). */
  readonly every?: number;
  readonly className?: string;
}

/** The time of the site. Empty until the page is alive, so that a prerendered page shows no stale time. */
export function Clock({ now, format, label, every = 60_000, className }: ClockProps) {
  const [at, setAt] = useState<number | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const update = () => {
      const time = now();
      setAt(time);
      // Wakes at the next full step, so that the shown minute turns when the real one does.
      timer = setTimeout(update, every - (time % every));
    };
    update();
    return () => clearTimeout(timer);
  }, [now, every]);
  // A time cannot be named itself (ARIA): its name stands before it, for readers.
  return (
    <span className={className}>
      {label !== undefined && <span className={hidden}>{`${label} `}</span>}
      {at !== null && (
        <time dateTime={new Date(at).toISOString()} className={css.time}>
          {format(at)}
        </time>
      )}
    </span>
  );
}
