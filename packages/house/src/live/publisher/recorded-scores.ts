import type { MatchState } from "../sources/match-state.ts";
import type { ScorePair } from "../sources/event.ts";
import { isScoreKnown } from "../sources/ingest/ingested-match.ts";
import { football, type SourceMatch } from "../sources/source.ts";
import type { LiveRecord } from "./live-record.ts";

/** The score at half time, which is football's alone: a break, or a second period, of another sport is no half. */
export function halfTimeOf(state: MatchState, { sportId }: Pick<SourceMatch, "sportId">): ScorePair | null {
  return sportId === football ? state.halfTime : null;
}

/** Whether a score that bets are decided by cannot be right: nothing mends it, so an operator says the result. */
export function isDisputed({ state, source }: Pick<LiveRecord, "state" | "source">): boolean {
  return state.disputed.has("regular") || (state.disputed.has("halfTime") && halfTimeOf(state, source) !== null);
}

/** Whether the course that was followed may decide bets. */
export function mayDecide(record: Pick<LiveRecord, "state" | "ingested" | "source">): boolean {
  return isScoreKnown(record.ingested) && !isDisputed(record);
}
