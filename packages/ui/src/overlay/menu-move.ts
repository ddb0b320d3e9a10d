import { ringMove } from "../navigation/ring-move.ts";
import { lowered } from "../text/lowered.ts";

/**
 * The index of the entry that a key moves the focus to in a menu, or undefined for other keys. `from` is -1 if the focus is on
 * the menu itself; the index wraps at the ends.
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
