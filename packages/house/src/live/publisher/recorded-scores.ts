import { football } from "@livery/feed";
import type { MatchState } from "../sources/match-state.ts";
import type { ScorePair } from "../sources/event.ts";
import { isScoreKnown } from "../sources/ingest/ingested-match.ts";
import type { SourceMatch } from "../sources/source.ts";
import type { LiveRecord } from "./live-record.ts";

/** The score at half time. Only football has one: in other sports a break, or a second period, is no half. */
export function halfTimeOf(state: MatchState, { sportId }: Pick<SourceMatch, "sportId">): ScorePair | null {
  return sportId === football ? state.halfTime : null;
}

/** Whether a score that decides bets cannot be right. No event repairs it, so an operator enters a manual result. */
export function isDisputed({ state, source }: Pick<LiveRecord, "state" | "source">): boolean {
  return state.disputed.has("regular") || (state.disputed.has("halfTime") && halfTimeOf(state, source) !== null);
}

/** Whether the recorded match state may decide bets. */
export function mayDecide(record: Pick<LiveRecord, "state" | "ingested" | "source">): boolean {
  return isScoreKnown(record.ingested) && !isDisputed(record);
}
