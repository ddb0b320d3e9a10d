/** Percent that an arrow moves a split, and an arrow with Shift. */
const step = 2;
const leap = 10;

export interface SplitBounds {
  readonly min: number;
  readonly max: number;
}

/** A size clamped to its bounds, in whole percents. */
export function splitWithin(size: number, { min, max }: SplitBounds): number {
  return Math.round(Math.min(Math.max(size, min), max));
}

/** The size after a key of the separator (ARIA window splitter); undefined for other keys. */
export function splitMove(
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  size: number,
  bounds: SplitBounds,
  dir: "ltr" | "rtl",
): number | undefined {
  const by = shiftKey ? leap : step;
  const onward = dir === "ltr" ? "ArrowRight" : "ArrowLeft";
  const back = dir === "ltr" ? "ArrowLeft" : "ArrowRight";
  switch (key) {
    case onward:
      return splitWithin(size + by, bounds);
    case back:
      return splitWithin(size - by, bounds);
    case "Home":
      return bounds.min;
    case "End":
      return bounds.max;
    default:
      return undefined;
  }
}
