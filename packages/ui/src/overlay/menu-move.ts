import { ringMove } from "../navigation/ring-move.ts";
import { lowered } from "../text/lowered.ts";

/**
 * Where a key moves the focus in a menu: the index of the next entry, or undefined for a key that
 * does not move. `from` is -1 when the focus is on the menu itself; the ends join up.
 */
export function menuMove(key: string, from: number, labels: readonly string[]): number | undefined {
  const next = ringMove(key, from, labels.length, "ArrowDown", "ArrowUp");
  return next ?? (key.trim().length === 1 ? startingWith(key, from, labels) : undefined);
}

function startingWith(letter: string, from: number, labels: readonly string[]): number | undefined {
  const typed = lowered(letter);
  for (let step = 1; step <= labels.length; step += 1) {
    const index = (from + step) % labels.length;
    if (lowered(labels[index] ?? "").startsWith(typed)) return index;
  }
  return undefined;
}
