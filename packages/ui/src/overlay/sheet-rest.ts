/** Milliseconds that a released sheet is assumed to continue at its speed. */
const coastFor = 160;
/** Pixels per millisecond from which a movement is a throw: it leaves the rest that it began at. */
const throwSpeed = 0.5;

export interface SheetRelease {
  /** Visible height in pixels. */
  readonly height: number;
  /** Pixels per millisecond; above 0 the sheet grows. */
  readonly speed: number;
  /** Possible resting heights in pixels, ascending. At least one. */
  readonly rests: readonly number[];
}

/** Where a released sheet comes to rest: an index of `rests`, or "closed". */
export function restAfter({ height, speed, rests }: SheetRelease): number | "closed" {
  const aim = height + speed * coastFor;
  const lowest = rests[0] ?? 0;
  const closes = aim < lowest / 2;
  if (Math.abs(speed) >= throwSpeed) {
    const onward = speed > 0 ? rests.findIndex((rest) => rest > height) : rests.findLastIndex((rest) => rest < height);
    if (speed > 0) return onward === -1 ? rests.length - 1 : onward;
    return onward === -1 || closes ? "closed" : onward;
  }
  if (closes) return "closed";
  return nearest(rests, aim);
}

function nearest(rests: readonly number[], aim: number): number {
  let best = 0;
  for (const [index, rest] of rests.entries()) {
    if (Math.abs(rest - aim) < Math.abs((rests[best] ?? 0) - aim)) best = index;
  }
  return best;
}

/** The rest that a key of the grip selects, of `count` rests; undefined for other keys. */
export function restByKey(key: string, from: number, count: number): number | undefined {
  switch (key) {
    case "ArrowUp":
      return Math.min(from + 1, count - 1);
    case "ArrowDown":
      return Math.max(from - 1, 0);
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}
