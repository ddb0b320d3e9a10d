/**
 * The index that a key leads to among `count` items in a row: the next by `onward`, the previous by `back`, the ends by Home and
 * End; undefined for other keys. It wraps at the ends. `from` is -1 if no item has the focus: then it enters at an end.
 */
export function ringMove(key: string, from: number, count: number, onward: string, back: string): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case onward:
      return (from + 1) % count;
    case back:
      return from <= 0 ? count - 1 : from - 1;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}
