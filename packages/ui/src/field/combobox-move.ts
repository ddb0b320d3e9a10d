/** An entry of a list that a key can move to. */
interface Entry {
  readonly disabled?: boolean;
}

/**
 * The index of the option that a key moves to in an open list, or undefined for other keys. It skips disabled options and wraps
 * at the ends; `from` is -1 if no option is active. Home and End belong to the text input.
 */
export function comboboxMove(key: string, from: number, entries: readonly Entry[]): number | undefined {
  const by = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0;
  const count = entries.length;
  if (by === 0) return undefined;
  const start = from < 0 && by < 0 ? count : from;
  for (let step = 1; step <= count; step += 1) {
    const next = (start + by * step + count * 2) % count;
    if (entries[next]?.disabled !== true) return next;
  }
  return -1;
}
