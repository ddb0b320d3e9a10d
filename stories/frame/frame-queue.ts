/** Something that waits for its turn. Call what is returned to give it up, whether it has begun or not. */
export type Enqueue = (begin: () => void) => () => void;

/** One at a time, in the order in which they ask: a site in a frame takes all of a processor until it stands. */
export function createQueue(): Enqueue {
  const waiting: (() => void)[] = [];
  let current: (() => void) | null = null;
  const next = (): void => {
    current = waiting.shift() ?? null;
    current?.();
  };
  return (begin) => {
    // An entry of its own, even where the same function asks twice.
    const task = (): void => begin();
    waiting.push(task);
    if (current === null) next();
    return () => {
      const at = waiting.indexOf(task);
      if (at >= 0) waiting.splice(at, 1);
      else if (current === task) next();
    };
  };
}
