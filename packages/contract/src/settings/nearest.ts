/**
 * The name that was probably intended, or undefined if none is near: at most a third of the longer name's letters may differ.
 * Case, `_` and `-` count little.
 */
export function nearestName(given: string, names: readonly string[]): string | undefined {
  let best: { readonly name: string; readonly distance: number } | undefined;
  const target = plain(given);
  for (const name of names) {
    const candidate = plain(name);
    const distance = editDistance(target, candidate);
    if (distance > Math.max(target.length, candidate.length) / 3) continue;
    if (best === undefined || distance < best.distance) best = { name, distance };
  }
  return best?.name;
}

function plain(name: string): string {
  return name.slice(0, 80).toLowerCase().replaceAll(/[_-]/g, "");
}

/** The number of letters to insert, drop, replace or swap with their neighbour. */
function editDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1] ? 0 : 1;
      let least = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + same);
      const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (swapped) least = Math.min(least, (beforeLast[column - 2] ?? 0) + 1);
      current.push(least);
    }
    beforeLast = last;
    last = current;
  }
  return last[to.length] ?? from.length;
}
