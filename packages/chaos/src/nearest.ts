/** How many letters have to be added, taken away or changed to make one word of the other (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let at = 0; at < one.length; at++) {
    const next = [at + 1];
    for (let place = 0; place < other.length; place++) {
      const changed = (row[place] ?? 0) + (one[at] === other[place] ? 0 : 1);
      next.push(Math.min(changed, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The name, of one or more, that whoever wrote another one most likely meant. */
export function nearest<Name extends string>(written: string, names: readonly Name[]): Name {
  return names.reduce((best, name) => (distance(written, name) < distance(written, best) ? name : best));
}
