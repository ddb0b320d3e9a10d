/**
 * Where a key leads among `count` things in a row: the next by `onward`, the one before by `back`, the ends by Home and End;
 * undefined for any other key. The ends join up. `from` is -1 where none of them has the focus: the row is entered at an end.
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
