import { between } from "./chance.ts";
import type { Point } from "./figures.ts";

/** Points of a piece, whatever it is a piece of. */
const points = 5;

/**
 * Strokes cut into so many pieces of so many points, wherever they had their corners: neither how many there are nor how long one is tells
 * what they make. Each stroke has as many of them as is its share of the whole, one at least.
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
  // Where one ends the next begins, so that nothing gapes.
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

/** Where one is after so much of a stroke. */
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
