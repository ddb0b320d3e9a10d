/** Milliseconds that a cell shows which way its price went. */
export const moveShownFor = 1_200;
/** Milliseconds between two looks for moves that are over. */
const sweptEvery = 200;

/** What a cell shows of its price's last move; `way` is its `data-move`. */
export interface ShownMove {
  readonly cell: HTMLElement;
  way: "up" | "down" | null;
  /** On the clock of performance.now(). */
  until: number;
}

const shown = new Set<ShownMove>();
let sweeping: ReturnType<typeof setTimeout> | undefined;

/** Shows a move in its cell; one that goes on the same way is shown for longer. */
export function showMove(move: ShownMove, way: "up" | "down"): void {
  move.until = performance.now() + moveShownFor;
  if (move.way === way) return;
  move.cell.setAttribute("data-move", way);
  move.way = way;
  shown.add(move);
  sweeping ??= setTimeout(sweep, sweptEvery);
}

/** Takes a move out of its cell. */
export function stopMove(move: ShownMove): void {
  if (move.way === null) return;
  move.cell.removeAttribute("data-move");
  move.way = null;
  shown.delete(move);
}

/** One timer for all cells, and none while nothing moves. */
function sweep(): void {
  const now = performance.now();
  for (const move of shown) if (move.until <= now) stopMove(move);
  sweeping = shown.size > 0 ? setTimeout(sweep, sweptEvery) : undefined;
}
