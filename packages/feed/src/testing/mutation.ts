import type { Random } from "./random.ts";

/** Damages bytes in one of several ways; a part of `other` may get into the message. */
export function mutated(bytes: Uint8Array, other: Uint8Array, random: Random): Uint8Array {
  const at = random.whole(bytes.length);
  switch (random.whole(9)) {
    case 0:
      return bytes.slice(0, at);
    case 1:
      return joined(bytes.slice(0, at), bytes.slice(random.whole(bytes.length)));
    case 2:
      return joined(bytes.slice(0, at), other.slice(random.whole(other.length)));
    case 3: {
      const added = Uint8Array.from({ length: 1 + random.whole(12) }, () => random.whole(256));
      return joined(joined(bytes.slice(0, at), added), bytes.slice(at));
    }
    case 4:
      return joined(bytes.slice(0, at), bytes.slice(at + 1 + random.whole(12)));
  }
  const copy = Uint8Array.from(bytes);
  const choice = random.whole(4);
  if (choice === 0) copy.fill(random.oneOf([0, 255, 128, 127]), at, at + 1 + random.whole(12));
  else if (choice === 1) copy.set(bytes.slice(random.whole(bytes.length)).slice(0, copy.length - at), at);
  else if (choice === 2) copy[at]! ^= 1 << random.whole(8);
  else for (let times = 1 + random.whole(4); times > 0; times--) copy[random.whole(copy.length)] = random.whole(256);
  return copy;
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}
