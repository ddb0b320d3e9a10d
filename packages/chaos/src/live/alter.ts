import type { Direction } from "../frames/about.ts";
import { withEpoch } from "../frames/epoch.ts";
import { framed, type Message } from "../frames/messages.ts";
import { opcodes } from "../frames/websocket.ts";
import type { Fault } from "../faults.ts";
import { flipped, type Damaged, pieces, truncated } from "../damage.ts";
import type { Met } from "../weather.ts";

/** An earlier message of the same topic, as it came. */
export interface Earlier {
  readonly index: number;
  readonly raw: readonly Buffer[];
}

/** What goes in a message's place, and what was done to it. */
export interface Altered {
  readonly sends: readonly Buffer[];
  readonly detail: string;
}

/** The faults that put other bytes in a message's place, at once. */
export type Alteration = Extract<Fault, "drop" | "duplicate" | "truncate" | "flip" | "split" | "epoch" | "stale">;

type Alter = (message: Message, met: Met, direction: Direction, earlier: readonly Earlier[]) => Altered | null;

/** Control frames that came between a message's fragments keep their place before it. */
function replacement(message: Message, damaged: Damaged | null): Altered | null {
  return damaged && { sends: [...message.between, framed(message, damaged.bytes)], detail: damaged.detail };
}

/** Each gives null of a message to which it cannot be done. */
export const alterations: Readonly<Record<Alteration, Alter>> = {
  drop: ({ between, payload }) => ({ sends: between, detail: `${payload.length} bytes` }),
  duplicate: ({ raw }, { amount }) => ({
    sends: Array.from({ length: amount + 1 }, () => raw).flat(),
    detail: `${amount + 1} of it`,
  }),
  truncate: (message, { dice }) => replacement(message, truncated(message.payload, dice)),
  flip: (message, { dice, amount }) => replacement(message, flipped(message.payload, dice, amount)),
  split: (message, { dice, amount }) => {
    const parts = pieces(message.payload, dice, amount);
    if (parts === null) return null;
    const detail = `${parts.map(({ length }) => length).join(" + ")} bytes`;
    return { sends: [...message.between, ...parts.map((part) => framed(message, part))], detail };
  },
  epoch: (message, { amount }, direction) => {
    if (direction !== "down" || message.opcode !== opcodes.binary) return null;
    const bytes = withEpoch(message.payload, amount);
    return replacement(message, bytes && { bytes, detail: amount < 0 ? String(amount) : `+${amount}` });
  },
  stale: ({ raw }, { dice }, _direction, earlier) => {
    const old = earlier[dice.whole("earlier", earlier.length)];
    return old === undefined ? null : { sends: [...raw, ...old.raw], detail: `message ${old.index} once more` };
  },
};

export function isAlteration(fault: Fault): fault is Alteration {
  return Object.hasOwn(alterations, fault);
}
