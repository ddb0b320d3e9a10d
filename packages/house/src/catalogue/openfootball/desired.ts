import type { StoredMatchStatus, StoredResult } from "../../db/tables/catalogue.ts";
import { matchDurationMs } from "../match-rows.ts";
import type { Fixture } from "./openfootball-fixture.ts";

/** A match of a file, in the server's terms. */
export interface DesiredMatch {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly timeKnown: boolean;
  /** What keeps the match from being played, or null. */
  readonly putOff: "postponed" | "abandoned" | "cancelled" | null;
  readonly reason: "awarded" | "unknown_status" | null;
  readonly result: StoredResult | null;
}

/**
 * Reads a fixture's status and score together. A match that was put off and has a score was played after all. An awarded match
 * counts as not played: bets on it are void, and the score on paper is not stored as a result.
 */
export function desiredMatch(fixture: Fixture): DesiredMatch {
  const { score, status, goals } = fixture;
  const played = score !== null && (status === "scheduled" || status === "postponed" || status === "unknown");
  const putOff =
    status === "awarded"
      ? "cancelled"
      : status === "scheduled" || status === "unknown" || (status === "postponed" && played)
        ? null
        : status;
  return {
    startsAt: fixture.startsAt,
    endsAt: new Date(Date.parse(fixture.startsAt) + matchDurationMs).toISOString(),
    timeKnown: fixture.timeKnown,
    putOff,
    reason: status === "awarded" ? "awarded" : status === "unknown" ? "unknown_status" : null,
    result: played ? { ...score, goals, source: "file" } : null,
  };
}

/** The status of a match by the server's clock, as far as the file alone decides it. */
export function statusAt(desired: DesiredMatch, now: Date): StoredMatchStatus {
  if (desired.putOff !== null) return desired.putOff;
  if (Date.parse(desired.endsAt) <= now.getTime()) return "ended";
  return Date.parse(desired.startsAt) <= now.getTime() ? "live" : "not_started";
}
