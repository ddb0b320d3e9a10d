import { startTransition, useEffect, useState } from "react";

/** Maximum number of rows that one frame adds. */
const most = 8;
/** A device keeps up if two frames are no further apart than this many of its shortest intervals. */
const mostIntervals = 1.5;
/** Milliseconds between two frames at 60 Hz: a faster display does not have to keep up its own rate. */
const usualInterval = 1000 / 60;
/** Milliseconds of a long task: a frame that took so long is slow, whatever the rate of the display. */
const longTask = 50;

/**
 * The number of rows that a frame adds: all rows of a first view at once are a long task on a slow device. It starts with one,
 * and grows by one every other frame as long as the device keeps up with the rate of its display, which may be 30 Hz to save
 * power.
 */
export class Growth {
  #rows = 0;
  #last = Number.NaN;
  #shortest = Infinity;

  /** Starts the next frame, at this time in milliseconds. Returns the number of rows to add. */
  frame(now: number): number {
    const took = now - this.#last;
    this.#last = now;
    if (took < this.#shortest) this.#shortest = Math.max(took, usualInterval);
    const keepsUp = took < Math.min(longTask, mostIntervals * this.#shortest);
    this.#rows = keepsUp ? Math.min(most, this.#rows + 0.5) : 1;
    return Math.floor(this.#rows);
  }
}

/**
 * The number of rows to render: none in the frame that mounts the list, then more per frame. Once all wanted rows are there,
 * later rows appear at once: moving by Tab finds every row.
 */
export function useGrowth(target: number): number {
  const [made, setMade] = useState(0);
  const [growth] = useState(() => new Growth());
  useEffect(() => {
    if (target === 0 || made === Infinity) return undefined;
    const grow = (now: number): void => {
      const next = made >= target ? Infinity : made + growth.frame(now);
      // A press takes precedence over rendering a row.
      startTransition(() => setMade(next));
    };
    const frame = requestAnimationFrame(grow);
    return () => cancelAnimationFrame(frame);
  }, [growth, made, target]);
  return made;
}
