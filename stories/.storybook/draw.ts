/** A number of a name and a seed, spread evenly (FNV-1a): the same for the same. */
export function numberOf(name: string, seed: number): number {
  let hash = 2_166_136_261 ^ seed;
  for (const letter of `${name}/${seed}`) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Whether one of so many names is drawn by a seed. */
export const isDrawn = (name: string, seed: number, oneIn: number): boolean => numberOf(name, seed) % oneIn === 0;
