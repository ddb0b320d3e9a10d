import type { MatchClock } from "../model/match.ts";
import { matchPhase } from "./status.ts";

/** What a match's clock shows at a moment. */
export interface ClockReading {
  /** Seconds of play. */
  readonly second: number;
  /** The running minute, counted from 1; of a break the minute that is over. */
  readonly minute: number;
  /** Seconds played beyond the nominal end of the period; 0 within it. */
  readonly beyond: number;
  /** Announced stoppage time in seconds. */
  readonly added: number;
}

/** Feeds that call the whole regular time one period of 90 minutes (§4) play two halves of 45. */
const wholeMatch = 90;

/** Reads a clock (D27) at a moment of the server's clock, milliseconds since 1970. A stopped clock stands still. */
export function readClock(clock: MatchClock, serverMs: number, periodLength: number): ClockReading {
  const gone = clock.stopped ? 0 : Math.max(0, Math.floor((serverMs - clock.at) / 1000));
  const second = clock.second + gone;
  const period = Number(/^(\d)p/.exec(clock.phase)?.[1] ?? 0);
  const end = period * (periodLength === wholeMatch ? wholeMatch / 2 : periodLength) * 60;
  const beyond = period > 0 && second > end ? second - end : 0;
  const played = Math.floor((second - beyond) / 60);
  const minute = beyond > 0 || matchPhase(clock.phase) === "break" ? played : played + 1;
  return { second, minute, beyond, added: clock.added };
}

/** The time as the feed's ancestor wrote it (§4, D27): minutes that are over, and 45.5 in a pause. */
export function legacyTime(clock: MatchClock, serverMs: number): number {
  if (matchPhase(clock.phase) === "break") return 45.5;
  return Math.floor(readClock(clock, serverMs, wholeMatch).second / 60);
}
