/** Something that waits for its turn. Call what is returned to give it up, whether it has begun or not. */
export type TakeTurn = (begin: () => void) => () => void;

/** One at a time, in the order in which they ask: a site in a frame takes all of a processor until it stands. */
export function createTurns(): TakeTurn {
  const waiting: (() => void)[] = [];
  let current: (() => void) | null = null;
  const next = (): void => {
    current = waiting.shift() ?? null;
    current?.();
  };
  return (begin) => {
    // An entry of its own, even where the same function asks twice.
    const turn = (): void => begin();
    waiting.push(turn);
    if (current === null) next();
    return () => {
      const at = waiting.indexOf(turn);
      if (at >= 0) waiting.splice(at, 1);
      else if (current === turn) next();
    };
  };
}
