import type { Dice } from "./dice.ts";

/** Bytes that were harmed, and how. */
export interface Damaged {
  readonly bytes: Buffer;
  readonly detail: string;
}

/** Different whole numbers from `from` to before `below`, ascending; at most as many as there are. */
function someOf(dice: Dice, what: string, count: number, from: number, below: number): readonly number[] {
  const chosen = new Set<number>();
  const size = Math.min(count, below - from);
  for (let attempt = 0; chosen.size < size; attempt++)
    chosen.add(from + dice.whole(`${what} ${attempt}`, below - from));
  return [...chosen].toSorted((one, other) => one - other);
}

/** Without its end; null of nothing. */
export function truncated(bytes: Buffer, dice: Dice): Damaged | null {
  if (bytes.length === 0) return null;
  const remaining = dice.whole("kept", bytes.length);
  return { bytes: bytes.subarray(0, remaining), detail: `${remaining} of ${bytes.length} bytes` };
}

/** With so many bits the other way round; null of nothing. */
export function flipped(bytes: Buffer, dice: Dice, count: number): Damaged | null {
  if (bytes.length === 0) return null;
  const bitIndexes = someOf(dice, "bit", count, 0, bytes.length * 8);
  const changed = Buffer.from(bytes);
  for (const bitIndex of bitIndexes)
    changed[bitIndex >> 3] = (changed[bitIndex >> 3] as number) ^ (1 << (bitIndex & 7));
  return { bytes: changed, detail: `bit ${bitIndexes.join(", ")}` };
}

/** In so many pieces, none of them empty; null of what is too short for that. */
export function pieces(bytes: Buffer, dice: Dice, count: number): readonly Buffer[] | null {
  if (bytes.length < count) return null;
  const cuts = [0, ...someOf(dice, "cut", count - 1, 1, bytes.length), bytes.length];
  return cuts.slice(1).map((end, index) => bytes.subarray(cuts[index], end));
}
