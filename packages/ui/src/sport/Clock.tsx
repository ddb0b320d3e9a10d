import { useEffect, useState } from "react";

export interface ClockProps {
  /** Epoch milliseconds now; the site passes the house's clock. */
  readonly now: () => number;
  /** Milliseconds → the words to show, in the site's zone. */
  readonly format: (at: number) => string;
  /** Names the clock: "Casino Time". */
  readonly label: string;
  /** How often it looks, in ms (§9: 60 s). */
  readonly every?: number;
  readonly className?: string;
}

/** The time of the site. Empty until the page is alive, so that a prerendered page shows no stale time. */
export function Clock({ now, format, label, every = 60_000, className }: ClockProps) {
  const [at, setAt] = useState<number | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const time = now();
      setAt(time);
      // Wakes at the next full step, so that the shown minute turns when the real one does.
      timer = setTimeout(look, every - (time % every));
    };
    look();
    return () => clearTimeout(timer);
  }, [now, every]);
  return (
    <time aria-label={label} className={className} dateTime={at === null ? undefined : new Date(at).toISOString()}>
      {at === null ? "" : format(at)}
    </time>
  );
}
