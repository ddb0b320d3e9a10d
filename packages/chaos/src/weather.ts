import type { About, Direction, Kind } from "./frames/about.ts";
import { kinds } from "./frames/about.ts";
import { type Chances, type Likely, readChances } from "./chances.ts";
import { type Dice, diceAt } from "./dice.ts";
import { didYouMean } from "./did-you-mean.ts";
import { ChaosError } from "./errors.ts";
import { type Fault, faultRow } from "./faults.ts";

/** What may be harmed. Close, ping and pong are spared unless `kinds` names them. */
export interface Only {
  readonly direction?: Direction | undefined;
  /** Names of topics; one that ends in `*` stands for all that begin so. */
  readonly topics?: readonly string[] | undefined;
  readonly kinds?: readonly Kind[] | undefined;
}

/** A message's place: what the seed decides by. */
export interface MessagePosition {
  /** The how-manieth live socket since the proxy opened, from 0; null of a snapshot. */
  readonly connection: number | null;
  readonly direction: Direction;
  /** The how-manieth message of its connection and direction, from 0; control frames, and a topic's snapshots, are counted apart. */
  readonly index: number;
}

/** A fault that was done. No time is in it: the same seed and the same messages make the same log. */
export interface FaultDone {
  readonly fault: Fault;
  /** Null in what was asked for by `do`, as are direction, index and kind. */
  readonly connection: number | null;
  readonly direction: Direction | null;
  readonly index: number | null;
  readonly kind: Kind | null;
  readonly topics: readonly string[];
  /** What exactly: "bit 17", "20 of 55 bytes". */
  readonly detail: string;
}

/** A fault that the seed has drawn for a message. */
export interface Met {
  readonly fault: Fault;
  readonly amount: number;
  readonly dice: Dice;
}

const spared: ReadonlySet<Kind> = new Set(["close", "ping", "pong"]);
/** The log forgets what is older. */
const longestLog = 10_000;

/** Throws ChaosError `invalid_option` for a direction or kind that there is not. */
export function checkOnly({ direction, kinds: only = [] }: Only): void {
  if (direction !== undefined && direction !== "down" && direction !== "up")
    throw new ChaosError(
      "invalid_option",
      `There is no direction "${String(direction)}".`,
      "Give down (to the browser) or up (to the house).",
    );
  for (const kind of only)
    if (!kinds.includes(kind))
      throw new ChaosError("invalid_option", `There is no kind "${kind}".`, didYouMean(kind, kinds));
}

/** What may happen now, to what, and what has happened. */
export class Weather {
  readonly log: FaultDone[] = [];
  readonly #seed: number;
  readonly #only: Only;
  readonly #notify: ((done: FaultDone) => void) | undefined;
  #likely: readonly Likely[];

  constructor(seed: number, chances: Chances, only: Only, notify?: (done: FaultDone) => void) {
    checkOnly(only);
    this.#seed = seed;
    this.#only = only;
    this.#notify = notify;
    this.#likely = readChances(chances);
  }

  set(chances: Chances): void {
    this.#likely = readChances(chances);
  }

  canOccur(fault: Fault): boolean {
    return this.#likely.some((likely) => likely.fault === fault && likely.probability > 0);
  }

  /** A fault's amount as it is set, else its usual one. */
  amountOf(fault: Fault): number {
    return this.#likely.find((likely) => likely.fault === fault)?.amount ?? faultRow(fault).amount?.defaultValue ?? 0;
  }

  /** The faults that the seed has for a message, in the order of their table. Each has a draw of its own: what else may happen changes none. */
  met({ connection, direction, index }: MessagePosition, about: About): readonly Met[] {
    if (!this.#concerns(direction, about)) return [];
    const lane = about.kind === "snapshot" ? about.topics.join() : spared.has(about.kind) ? "control" : "message";
    const dice = diceAt(this.#seed, `${connection ?? "http"}/${direction}/${lane}/${index}`);
    return this.#likely
      .filter(({ fault, probability }) => dice.part(fault) < probability)
      .map(({ fault, amount }) => ({ fault, amount, dice }));
  }

  note(done: FaultDone): void {
    this.log.push(done);
    if (this.log.length > longestLog) this.log.shift();
    this.#notify?.(done);
  }

  #concerns(direction: Direction, { kind, topics }: About): boolean {
    const only = this.#only;
    if (only.direction !== undefined && only.direction !== direction) return false;
    if (only.kinds === undefined ? spared.has(kind) : !only.kinds.includes(kind)) return false;
    return (
      only.topics === undefined ||
      topics.some((topic) => only.topics?.some((pattern) => isMeant(pattern, topic)) === true)
    );
  }
}

function isMeant(pattern: string, topic: string): boolean {
  return pattern.endsWith("*") ? topic.startsWith(pattern.slice(0, -1)) : topic === pattern;
}
