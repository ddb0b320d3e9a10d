import { startTransition, useEffect, useState } from "react";

/** Rows that are made in one frame at most. */
const most = 8;
/** Milliseconds between two frames of a device that keeps up with what it is given. */
const maxBacklog = 25;

/**
 * How many rows of a list are made in a frame of the screen: all of a first view at once are a long task on a slow device. One at
 * first, and one more every other frame as long as the device keeps up.
 */
export class Growth {
  #rows = 0;
  #last = Number.NaN;

  /** The next frame begins, at this moment in milliseconds: the rows that it makes. */
  frame(now: number): number {
    const took = now - this.#last;
    this.#last = now;
    this.#rows = took < maxBacklog ? Math.min(most, this.#rows + 0.5) : 1;
    return Math.floor(this.#rows);
  }
}

/**
 * How many of the wanted rows are there: none in the frame that brings the list, and then more by the frame. Once they all are,
 * whatever else is wanted is there at once: who goes on by Tab meets every row.
 */
export function useGrowth(target: number): number {
  const [made, setMade] = useState(0);
  const [growth] = useState(() => new Growth());
  useEffect(() => {
    if (target === 0 || made === Infinity) return undefined;
    const grow = (now: number): void => {
      const next = made >= target ? Infinity : made + growth.frame(now);
      // A row that is being made lets a press come first.
      startTransition(() => setMade(next));
    };
    const frame = requestAnimationFrame(grow);
    return () => cancelAnimationFrame(frame);
  }, [growth, made, target]);
  return made;
}
