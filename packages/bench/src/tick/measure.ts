import { TickRound } from "./tick-round.ts";

/** What one round took, in milliseconds, for the same ticks taken in three ways. */
export interface TickTimes {
  readonly packed: number;
  readonly byteScan: number;
  readonly nested: number;
}

export interface TickMeasured {
  /** Changed odds of a round. */
  readonly odds: number;
  readonly bytesPerOdd: number;
  readonly nestedBytesPerOdd: number;
  readonly rounds: readonly TickTimes[];
}

/** What is taken in: of 24,000 odds so many change in a tick, and so many ticks are a round. */
export interface TickLoad {
  readonly changes: number;
  readonly ticks: number;
  readonly rounds: number;
}

const warmUps = 2;
const methods = ["packed", "byteScan", "nested"] as const;

/**
 * Ticks of changes among 24,000 odds: the ways take turns at being first. Runs in Node and in a page alike. Throws Error where the
 * feed and the twin do not hold the same prices afterwards.
 * @param settle clears away what making the ticks left behind, before anything is timed
 */
export function measureTicks(load: TickLoad, settle: () => void = () => undefined): TickMeasured {
  const { changes, ticks, rounds: roundCount } = load;
  const odds = changes * ticks;
  const round = new TickRound({ matches: 400, oddsPerMatch: 60, changes }, ticks);
  const rounds: TickTimes[] = [];
  for (let count = -warmUps; count < roundCount; count += 1) {
    round.prepare();
    settle();
    const times = { packed: 0, byteScan: 0, nested: 0 };
    for (let index = 0; index < methods.length; index += 1) {
      const method = methods[(index + count + warmUps) % methods.length] as (typeof methods)[number];
      const start = performance.now();
      round[method]();
      times[method] = performance.now() - start;
    }
    if (!round.equal()) throw new Error("the feed and the twin do not hold the same prices");
    if (count >= 0) rounds.push(times);
  }
  const { nestedBytes, packedBytes } = round;
  return { odds, bytesPerOdd: packedBytes / odds, nestedBytesPerOdd: nestedBytes / odds, rounds };
}
