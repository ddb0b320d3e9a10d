import { isOver, type OutcomeRef, type TopicStore } from "@livery/feed";
import { noLimits } from "../../catalogue/outcome-limits.ts";
import { betDelaySeconds, type LiveQuote } from "../quote.ts";
import type { Broadcast } from "./broadcast.ts";
import type { ServedTopics } from "./served-topics.ts";
import type { StoredMatches } from "./stored-matches.ts";

export interface Followed {
  readonly topics: ServedTopics;
  /** The feed's store of the match's topic. */
  readonly store: TopicStore | undefined;
  readonly stored: StoredMatches;
  readonly lastBroadcast: Pick<Broadcast, "owner"> | null;
  /** Whether the publisher's last tick was received. */
  readonly fresh: boolean;
}

/**
 * An outcome as bets are accepted on it at a node that does not publish: the publisher's price of its last tick (D50), and the
 * stored state. Null if no live match has it, or nothing is known of it yet.
 */
export function followedQuote(
  ref: OutcomeRef,
  { topics, store, stored, lastBroadcast, fresh }: Followed,
): LiveQuote | null {
  const topic = topics.get(`match:${ref.matchId}`);
  const match = store?.match(ref.matchId);
  const found = stored.market(ref);
  if (topic === undefined || match === undefined || found === null || lastBroadcast === null) return null;
  const { odds, state } = topic.quote(ref);
  const over = isOver(match);
  if (state === "gone" && !over) return null;
  const { market, run } = found;
  return {
    marketId: market.marketId,
    version: market.version,
    odds,
    state: over
      ? "over"
      : !fresh || store?.phase !== "live"
        ? "stale"
        : state === "open" && market.status === "open"
          ? "open"
          : "locked",
    position: topic.position,
    ...(market.limits.get(ref.outcomeId) ?? noLimits),
    delaySeconds: betDelaySeconds(match.sportId, match.status),
    match: `${match.home} – ${match.away}`,
    run,
    publisher: lastBroadcast.owner,
  };
}
