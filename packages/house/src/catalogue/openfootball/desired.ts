import type { StoredMatchStatus, StoredResult } from "../../db/tables/catalogue.ts";
import { matchDurationMs } from "../match-rows.ts";
import type { KnownMatch } from "./known-matches.ts";
import type { Fixture } from "./openfootball-fixture.ts";

/** A match of a file, in the server's terms. */
export interface DesiredMatch {
  readonly startsAt: string;
  readonly endsAt: string;
  /** False if the kick-off is not sure: no bet can be taken then. */
  readonly timeKnown: boolean;
  /** What keeps the match from being played, or null. */
  readonly putOff: "postponed" | "abandoned" | "cancelled" | null;
  readonly reason: "awarded" | "unknown_status" | null;
  readonly result: StoredResult | null;
}

/**
 * Reads a fixture's status and score together. A match that was put off and has a score was played after all. An awarded match
 * counts as not played: bets on it are void, and the score on paper is not stored as a result. `known`: the match as the server
 * has it.
 */
export function desiredMatch(fixture: Fixture, known?: Pick<KnownMatch, "offered" | "startsAt">): DesiredMatch {
  const { score, status, goals } = fixture;
  const startsAt = startOf(fixture, known);
  const played = score !== null && (status === "scheduled" || status === "postponed" || status === "unknown");
  const putOff =
    status === "awarded"
      ? "cancelled"
      : status === "scheduled" || status === "unknown" || (status === "postponed" && played)
        ? null
        : status;
  return {
    startsAt,
    endsAt: new Date(Date.parse(startsAt) + matchDurationMs).toISOString(),
    timeKnown: fixture.clockKnown,
    putOff,
    reason: status === "awarded" ? "awarded" : status === "unknown" ? "unknown_status" : null,
    result: played ? { ...score, goals, source: "file" } : null,
  };
}

/** A local day and the zones of the world: no instant of a date is further from its first one. */
const longestDayMs = (24 + 14) * 3_600_000;

/**
 * The kick-off to store. A match that was offered and whose kick-off is not sure any more has its earlier one if that is of the
 * same day, else the earliest that the file allows: nothing of it may begin too late.
 */
function startOf(
  { clockKnown, earliest, startsAt }: Fixture,
  known: Pick<KnownMatch, "offered" | "startsAt"> | undefined,
): string {
  if (clockKnown || known?.offered !== true) return startsAt;
  const since = known.startsAt.getTime() - Date.parse(earliest);
  return since >= 0 && since < longestDayMs ? known.startsAt.toISOString() : earliest;
}

/** The status of a match by the server's clock, as far as the file alone decides it. */
export function statusAt(desired: DesiredMatch, now: Date): StoredMatchStatus {
  if (desired.putOff !== null) return desired.putOff;
  if (Date.parse(desired.endsAt) <= now.getTime()) return "ended";
  return Date.parse(desired.startsAt) <= now.getTime() ? "live" : "not_started";
}
