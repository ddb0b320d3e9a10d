import type { MatchClock } from "../model/match.ts";
import { matchPhase } from "./status.ts";

/** The reading of a match's clock at a moment. */
export interface ClockReading {
  /** Seconds of play. */
  readonly second: number;
  /** The running minute, counted from 1; in a break the last minute that was played. */
  readonly minute: number;
  /** Seconds played beyond the nominal end of the period; 0 within it. */
  readonly beyond: number;
  /** Announced stoppage time in seconds. */
  readonly added: number;
}

/** Minutes of one half of a football match's extra time. */
const extraHalf = 15;
/** A period length of 90 minutes (§4) is the whole regular time: two halves of 45. */
const wholeMatch = 90;

/** Reads a clock (D27) at `serverMs`, the server's clock in milliseconds since 1970. A stopped clock does not advance. */
export function readClock(clock: MatchClock, serverMs: number, periodLength: number): ClockReading {
  const gone = clock.stopped ? 0 : Math.max(0, Math.floor((serverMs - clock.at) / 1000));
  const second = clock.second + gone;
  return { second, ...readMinute({ phase: clock.phase, second }, periodLength), added: clock.added };
}

/** Returns the minute of play at a second of the match's clock, and the seconds beyond the period's nominal end. */
export function readMinute(
  { phase, second }: Pick<MatchClock, "phase" | "second">,
  periodLength: number,
): Pick<ClockReading, "minute" | "beyond"> {
  const end = endOf(phase, periodLength) * 60;
  const beyond = Math.max(0, second - end);
  const played = Math.floor((second - beyond) / 60);
  return { minute: beyond > 0 || matchPhase(phase) === "break" ? played : played + 1, beyond };
}

/** The minute at which a period ends by its nominal time; Infinity if its length is not known. */
function endOf(phase: string, periodLength: number): number {
  const [, which, extra] = /^(\d)p(_ot)?$/.exec(phase) ?? [];
  const length = periodLength === wholeMatch ? wholeMatch / 2 : periodLength;
  if (which === undefined || length === 0) return Infinity;
  if (extra === undefined) return Number(which) * length;
  return length === wholeMatch / 2 ? wholeMatch + Number(which) * extraHalf : Infinity;
}

/** The time in the format of the feed's predecessor (§4, D27): completed minutes, and 45.5 in a pause. */
export function legacyTime(clock: MatchClock, serverMs: number): number {
  if (matchPhase(clock.phase) === "break") return 45.5;
  return Math.floor(readClock(clock, serverMs, wholeMatch).second / 60);
}
