/** A seeded random generator: the same seed gives the same numbers on every machine. For tests and benchmarks. */
export interface Random {
  /** A whole number from 0 to below `below`. */
  whole(below: number): number;
  /** A number from 0 to below 1. */
  part(): number;
  chance(probability: number): boolean;
  /** One of the items, which must not be empty. */
  oneOf<Item>(items: readonly Item[]): Item;
}

/** Numbers from a 32-bit congruential sequence whose bits are mixed: good enough for schedules and prices. */
export function seeded(seed: number): Random {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 0;
  const part = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
    return ((mixed ^ (mixed >>> 12)) >>> 0) / 2 ** 32;
  };
  return {
    part,
    whole: (below) => Math.floor(part() * below),
    chance: (probability) => part() < probability,
    oneOf: (items) => {
      if (items.length === 0) throw new RangeError("nothing to choose from");
      return items[Math.floor(part() * items.length)] as (typeof items)[number];
    },
  };
}
