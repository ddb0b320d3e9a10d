import { between } from "./chance.ts";
import type { Point } from "./figures.ts";

/** Points of every piece, of a digit or a scratch. */
const points = 5;

/**
 * Cuts strokes into a fixed number of pieces of a fixed number of points, independent of their corners: neither number nor length
 * reveals the shape. Each stroke has pieces in proportion to its length, at least one.
 */
export function pieces(strokes: readonly (readonly Point[])[], count: number): readonly (readonly Point[])[] {
  const lengths = strokes.map(lengthOf);
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  let left = count;
  let rest = whole;
  return strokes.flatMap((stroke, at) => {
    const later = strokes.length - at - 1;
    const length = lengths[at] ?? 0;
    const own = later === 0 ? left : Math.min(left - later, Math.max(1, Math.round((left * length) / rest)));
    left -= own;
    rest -= length;
    return cut(stroke, length, own);
  });
}

function cut(stroke: readonly Point[], length: number, count: number): readonly (readonly Point[])[] {
  const part = length / count;
  // Each piece begins where the last one ends, so that there are no gaps.
  const ends = Array.from({ length: count + 1 }, (_, at) =>
    at === 0 || at === count ? at * part : (at + between(-0.3, 0.3)) * part,
  );
  return ends.slice(1).map((end, at) => {
    const begin = ends[at] ?? 0;
    return Array.from({ length: points }, (_, nth): Point => {
      const inside = nth > 0 && nth < points - 1;
      const along = (nth + (inside ? between(-0.25, 0.25) : 0)) / (points - 1);
      const [x, y] = pointAt(stroke, begin + (end - begin) * along);
      return inside ? [x + between(-0.25, 0.25), y + between(-0.25, 0.25)] : [x, y];
    });
  });
}

function lengthOf(stroke: readonly Point[]): number {
  return stroke.reduce((sum, point, at) => sum + distance(stroke[at - 1] ?? point, point), 0);
}

function distance(one: Point, other: Point): number {
  return Math.hypot(other[0] - one[0], other[1] - one[1]);
}

/** The point after a given length of a stroke. */
function pointAt(stroke: readonly Point[], along: number): Point {
  let left = along;
  for (const [at, point] of stroke.entries()) {
    const next = stroke[at + 1];
    if (next === undefined) return point;
    const step = distance(point, next);
    if (left <= step)
      return [point[0] + ((next[0] - point[0]) * left) / step, point[1] + ((next[1] - point[1]) * left) / step];
    left -= step;
  }
  return [0, 0];
}
