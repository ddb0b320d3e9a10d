import type { Thousandths } from "@livery/betting";
import { football, type FeedPosition, type OutcomeRef } from "@livery/feed";
import { noLimits, type OutcomeLimits } from "../catalogue/outcome-limits.ts";
import type { LivePublisher } from "./publisher/publisher.ts";
import type { Topics } from "./publisher/topics.ts";
import { marketKey } from "./sources/ingest/ingested-match.ts";

/** An outcome of a live match as bets are accepted on it, from the tick in memory (D50). */
export interface LiveQuote extends OutcomeLimits {
  readonly marketId: number;
  /** Version of the market's stored state; a bet is refused if the database has another. */
  readonly version: bigint;
  readonly odds: Thousandths;
  /** `stale`: the source is silent; `over`: the match is over. */
  readonly state: "open" | "locked" | "stale" | "over";
  readonly position: FeedPosition;
  /** How long a bet waits before it is confirmed (D14). */
  readonly delaySeconds: number;
  /** "{home} – {away}". */
  readonly match: string;
  readonly run: string;
  /** The owner of the lease that published it: the database accepts bets only at the current owner's prices. */
  readonly publisher: string;
}

/** D14: the bet delay in seconds, by sport and phase; 0 before the match begins, because nothing can happen meanwhile. */
export function betDelaySeconds(sportId: number, status: string): number {
  if (status === "not_started") return 0;
  return sportId === football ? 5 : 4;
}

/** Returns null if no live match has the outcome. */
export function liveQuote(publisher: LivePublisher, topics: Topics, ref: OutcomeRef): LiveQuote | null {
  const record = publisher.record(ref.matchId);
  const topic = topics.get(`match:${ref.matchId}`);
  const market = record?.markets.find((each) => each.marketTypeId === ref.marketTypeId && each.special === ref.special);
  if (record === undefined || topic === undefined || market === undefined || !market.outcomes.has(ref.outcomeId))
    return null;
  const { odds, state } = topic.quote(ref);
  const isOpen =
    state === "open" &&
    market.shownOpen &&
    !record.shownStopped &&
    !record.state.suspended &&
    !record.broken &&
    record.ingested.missing.size === 0 &&
    !record.ingested.refused.has(marketKey(market)) &&
    market.stored.status === "open";
  return {
    marketId: market.marketId,
    version: market.stored.version,
    odds,
    state: record.state.over ? "over" : publisher.silent ? "stale" : isOpen ? "open" : "locked",
    position: topic.position,
    ...(market.stored.limits.get(ref.outcomeId) ?? noLimits),
    delaySeconds: betDelaySeconds(record.source.sportId, record.state.status),
    match: `${record.source.home} – ${record.source.away}`,
    run: publisher.run,
    publisher: publisher.owner,
  };
}
