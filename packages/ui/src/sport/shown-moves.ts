/** Milliseconds that a cell shows the direction of a price change. */
export const moveShownFor = 1_200;
/** Milliseconds between two sweeps for expired moves. */
const sweptEvery = 200;

/** The move that a cell shows; `direction` is its figure's `data-move`. */
export interface ShownMove {
  readonly figure: HTMLElement;
  direction: "up" | "down" | null;
  /** The sweep that ends it. */
  until: number;
}

const shown = new Set<ShownMove>();
const sweeps = Math.ceil(moveShownFor / sweptEvery) + 1;
let sweeping: ReturnType<typeof setTimeout> | undefined;
/** The number of sweeps so far: a clock that is cheap to read hundreds of times a frame. */
let swept = 0;

/** Shows a move in its cell; a further move in the same direction extends it. */
export function showMove(move: ShownMove, direction: "up" | "down"): void {
  move.until = swept + sweeps;
  if (move.direction === direction) return;
  move.figure.setAttribute("data-move", direction);
  move.direction = direction;
  shown.add(move);
  sweeping ??= setTimeout(sweep, sweptEvery);
}

/** Removes a move from its cell. */
export function stopMove(move: ShownMove): void {
  if (move.direction === null) return;
  move.figure.removeAttribute("data-move");
  move.direction = null;
  shown.delete(move);
  if (shown.size > 0) return;
  clearTimeout(sweeping);
  sweeping = undefined;
}

/** One timer for all cells, and none while nothing moves. */
function sweep(): void {
  swept += 1;
  for (const move of shown) if (move.until <= swept) stopMove(move);
  sweeping = shown.size > 0 ? setTimeout(sweep, sweptEvery) : undefined;
}
