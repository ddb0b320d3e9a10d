import { lowered } from "../text/lowered.ts";

/**
 * Where a key moves the focus in a menu: the index of the next entry, or undefined for a key that
 * does not move. `from` is -1 when the focus is on the menu itself; the ends join up.
 */
export function menuMove(key: string, from: number, labels: readonly string[]): number | undefined {
  const count = labels.length;
  if (count === 0) return undefined;
  switch (key) {
    case "ArrowDown":
      return (from + 1) % count;
    case "ArrowUp":
      return from <= 0 ? count - 1 : from - 1;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return key.trim().length === 1 ? startingWith(key, from, labels) : undefined;
  }
}

function startingWith(letter: string, from: number, labels: readonly string[]): number | undefined {
  const wanted = lowered(letter);
  for (let step = 1; step <= labels.length; step += 1) {
    const index = (from + step) % labels.length;
    if (lowered(labels[index] ?? "").startsWith(wanted)) return index;
  }
  return undefined;
}
