import { useEffect, useState } from "react";
import type { WithClass } from "../styles/with-class.ts";
import { hidden } from "../surface/visually-hidden.css.ts";
import * as css from "./clock.css.ts";

export interface ClockProps extends WithClass {
  /** Returns epoch milliseconds now; the site passes the server's clock. */
  readonly now: () => number;
  /** Milliseconds → the shown text, in the site's time zone. */
  readonly format: (at: number) => string;
  /** Accessible name of the clock; left out if visible text before it names it. */
  readonly label?: string;
  /** The refresh interval in ms (§9: 60 s). */
  readonly every?: number;
}

/** The time of the site. Empty until hydration, so that a prerendered page shows no stale time. */
export function Clock({ now, format, label, every = 60_000, className }: ClockProps) {
  const [at, setAt] = useState<number | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const update = () => {
      const time = now();
      setAt(time);
      // Fires at the next full step, so that the shown minute changes with the real one.
      timer = setTimeout(update, every - (time % every));
    };
    update();
    return () => clearTimeout(timer);
  }, [now, every]);
  // A `time` element cannot have an accessible name (ARIA): hidden text before it names it.
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
