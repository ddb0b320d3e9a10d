import type { Thousandths } from "@livery/betting";
import type { FeedPosition, OutcomeRef } from "@livery/feed";
import { noLimits, type OutcomeLimits } from "../catalogue/outcome-limits.ts";
import type { LivePublisher } from "./publisher/publisher.ts";
import type { Topics } from "./publisher/topics.ts";
import { marketKey } from "./sources/ingest/ingested-match.ts";
import { football } from "./sources/source.ts";

/** An outcome of a live match as bets are taken on it, from the tick in memory (D50). */
export interface LiveQuote extends OutcomeLimits {
  readonly marketId: number;
  /** Of the market's stored state; a bet is refused where the database has another. */
  readonly version: bigint;
  readonly odds: Thousandths;
  /** `stale`: the source is silent; `over`: the match is. */
  readonly state: "open" | "locked" | "stale" | "over";
  readonly position: FeedPosition;
  /** How long a bet waits before it is confirmed (D14). */
  readonly delaySeconds: number;
  /** "{home} – {away}". */
  readonly match: string;
  readonly run: string;
  /** Who published it: the database takes bets at the prices of the lease's owner alone. */
  readonly publisher: string;
}

/** D14: how long a bet waits, by sport and phase; before the match begins nothing can happen meanwhile. */
export function betDelaySeconds(sportId: number, status: string): number {
  if (status === "not_started") return 0;
  return sportId === football ? 5 : 4;
}

/** Null where no live match has the outcome. */
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
