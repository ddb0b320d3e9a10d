/** Numbers that hang on the seed, a place and what is asked there, and on nothing else: no clock, no order of asking. */
export interface Dice {
  /** A number from 0 to before 1. */
  part(what: string): number;
  /** A whole number from 0 to before `below`. */
  whole(what: string, below: number): number;
}

/** FNV-1a, then the mixing of MurmurHash3, so that neighbouring places have nothing in common. */
function mixed(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

export function diceAt(seed: number, position: string): Dice {
  const part = (what: string): number => mixed(`${seed}/${position}/${what}`) / 2 ** 32;
  return { part, whole: (what, below) => Math.floor(part(what) * below) };
}
