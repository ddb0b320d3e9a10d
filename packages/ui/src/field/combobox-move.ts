/** What can be moved to in a list. */
interface Entry {
  readonly disabled?: boolean;
}

/**
 * Where a key moves in an open list: the index of the next option, or undefined for a key that does not move. What is off is
 * skipped, the ends join up, `from` is -1 where none is marked. Home and End are the text's.
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
