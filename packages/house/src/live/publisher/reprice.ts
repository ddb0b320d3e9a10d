import { winnerMarkets } from "@livery/betting";
import type { LiveMarketPrice } from "../prices/live-price.ts";
import { marketKey } from "../sources/ingest/ingested-match.ts";
import { isDisputed } from "./recorded-scores.ts";
import { isUndecided, type LiveRecord, matchTime, presentMarkets, type RecordMarket } from "./live-record.ts";
import { balancedLine, decidedOutcomes, isListed, marketRows, matchFields, withTimeline } from "./match-rows.ts";
import { pricesOf } from "./prices-of.ts";
import type { Topics } from "./topics.ts";

/** Whether bets on a match are off, for any reason. */
export function isStopped(record: LiveRecord, silent: boolean): boolean {
  const { broken, state, ingested } = record;
  return state.suspended || state.over || broken || silent || ingested.missing.size > 0 || isDisputed(record);
}

/** The state that a market should have in the database. */
export function targetState(record: LiveRecord, market: RecordMarket, silent: boolean): "open" | "locked" {
  return market.modelOpen && !isStopped(record, silent) ? "open" : "locked";
}

/** Whether the stored state of a market differs from its target. A market that is closed in the database is final. */
export function isUnsaved(record: LiveRecord, market: RecordMarket, silent: boolean): boolean {
  return isUndecided(market) && market.stored.status !== targetState(record, market, silent);
}

/** Whether a market may be shown as open: the model and the database would accept bets on it. */
function isOpen(record: LiveRecord, market: RecordMarket, silent: boolean): boolean {
  return targetState(record, market, silent) === "open" && market.stored.status === "open";
}

/** Whether the part of the match that a market counts is over: for most markets that is regular time (D20). */
function isPlayed({ state }: LiveRecord, { marketTypeId }: RecordMarket): boolean {
  return state.over || (state.regular !== null && !winnerMarkets.has(marketTypeId));
}

export interface PricingInput {
  readonly now: number;
  readonly speed: number;
  /** The source has been silent for too long (F9). */
  readonly silent: boolean;
}

/**
 * Reprices a match and publishes its changes: a suspension at once, before any price; its end only when the database accepts bets
 * again. Prices wait for the tick.
 */
export function reprice(record: LiveRecord, topics: Topics, { now, speed, silent }: PricingInput): void {
  const first = record.pricedAt === 0 && topics.get(`match:${record.matchId}`) === undefined;
  record.pricedAt = now;
  const prices = pricesOf(record, matchTime(record, now, speed));
  const stopped = isStopped(record, silent);
  if (stopped && !record.shownStopped)
    show(record, topics, (publisher, stamp) => publisher.lock(true, { matches: [record.matchId] }, stamp));
  record.shownStopped = record.shownStopped || stopped;
  for (const market of record.markets) {
    const key = marketKey(market);
    const price = prices.get(key);
    const isRefused = record.ingested.refused.has(key);
    market.modelOpen = price?.open === true && !isRefused && !isPlayed(record, market);
    market.chance = balanceOf(price);
    // While the whole match is stopped its markets stay as they were, unless they are decided.
    market.shownOpen = stopped ? market.shownOpen && market.modelOpen : isOpen(record, market, silent);
  }
  const oddsOf = (market: RecordMarket, outcomeId: number): number => oddsIn(prices.get(marketKey(market)), outcomeId);
  publishMatch(record, topics, { now, speed, silent }, oddsOf);
  if (!first) priceAll(record, topics, oddsOf);
  const waiting = record.markets.some((market) => isUnsaved(record, market, silent));
  if (!stopped && record.shownStopped && !waiting) {
    record.shownStopped = false;
    show(record, topics, (publisher, stamp) => publisher.lock(false, { matches: [record.matchId] }, stamp));
  }
}

/** Publishes the results of first-half markets and removes them. Does nothing for a match that is not shown yet. */
export function publishClosed(record: LiveRecord, topics: Topics, past: readonly RecordMarket[]): void {
  if (topics.get(`match:${record.matchId}`) === undefined) return;
  const results = decidedOutcomes(record, past);
  const removedMarkets = past.map(({ marketId }) => marketId);
  topics.publish(`match:${record.matchId}`, (publisher, stamp) => publisher.settle(results, stamp));
  show(record, topics, (publisher, stamp) => publisher.change({ removedMarkets }, stamp));
}

/** Chance of a market's first outcome; the line that the source marks as most balanced counts as even. */
function balanceOf(price: LiveMarketPrice | undefined): number {
  return price?.mostBalanced === true ? 0.5 : (price?.outcomes[0]?.chance ?? 0);
}

function oddsIn(price: LiveMarketPrice | undefined, outcomeId: number): number {
  return price?.outcomes.find((outcome) => outcome.outcomeId === outcomeId)?.odds ?? 0;
}

type MakeFrames = Parameters<Topics["publish"]>[1];

/** Publishes the same change in both topics that show the match. */
function show({ matchId }: LiveRecord, topics: Topics, makeFrames: MakeFrames): void {
  topics.publish(`match:${matchId}`, makeFrames);
  topics.publish("list", makeFrames);
}

/** Publishes the match's own fields, its markets' states, and the line that lists show. */
function publishMatch(
  record: LiveRecord,
  topics: Topics,
  { now, speed }: PricingInput,
  oddsOf: (market: RecordMarket, outcomeId: number) => number,
): void {
  const before = record.balanced;
  record.balanced = balancedLine(record) || before;
  const isNew = topics.get(`match:${record.matchId}`) === undefined;
  // A client's clock runs by itself; it is published again only if it would deviate.
  const fields = matchFields(record, now, speed);
  const rowWithStatus = isNew ? { ...fields, betStatus: record.shownStopped ? "stopped" : "started" } : fields;
  const { clock, ...unclocked } = rowWithStatus;
  const matches = [
    clockChanged(record, fields.clock, speed) || isNew
      ? rowWithStatus
      : clock === undefined
        ? rowWithStatus
        : unclocked,
  ];
  const whole = matches.map((match) => withTimeline(record.state, match));
  const isFresh = (market: RecordMarket): boolean =>
    isNew || !market.limitsPublished || (market.marketId === record.balanced && before !== record.balanced);
  const present = presentMarkets(record);
  const all = marketRows(record, present, oddsOf, (market) => isNew || !market.limitsPublished);
  const listed = present.filter((market) => isListed(record, market));
  const rows = marketRows(record, listed, oddsOf, isFresh);
  const removedMarkets = !isNew && before !== 0 && before !== record.balanced ? [before] : [];
  topics.publish(`match:${record.matchId}`, (publisher, stamp) => publisher.change({ matches: whole, ...all }, stamp));
  topics.publish("list", (publisher, stamp) => publisher.change({ matches, removedMarkets, ...rows }, stamp));
  for (const market of present) market.limitsPublished = true;
}

/** The last published clock of each match. */
const publishedClocks = new WeakMap<
  LiveRecord,
  {
    readonly phase: string;
    readonly second: number;
    readonly stopped: boolean;
    readonly added: number;
    readonly at: number;
  }
>();

/** Whether the clock differs from what the last published one would show by now. */
function clockChanged(record: LiveRecord, clock: ReturnType<typeof matchFields>["clock"], speed: number): boolean {
  if (!clock) return false;
  const before = publishedClocks.get(record);
  const shown =
    before === undefined ? 0 : before.second + (before.stopped ? 0 : Math.floor((clock.at - before.at) / 1000));
  const runsAway = Math.abs(shown - clock.second) > (speed === 1 ? 1 : 20);
  if (
    before !== undefined &&
    before.phase === clock.phase &&
    before.stopped === clock.stopped &&
    before.added === clock.added &&
    !runsAway
  )
    return false;
  publishedClocks.set(record, clock);
  return true;
}

function priceAll(
  record: LiveRecord,
  topics: Topics,
  oddsOf: (market: RecordMarket, outcomeId: number) => number,
): void {
  const match = topics.get(`match:${record.matchId}`);
  const list = topics.get("list");
  for (const market of presentMarkets(record)) {
    const listed = isListed(record, market);
    for (const outcomeId of market.outcomes.keys()) {
      const odds = oddsOf(market, outcomeId);
      if (odds === 0) continue;
      match?.price({ marketId: market.marketId, outcomeId }, odds);
      if (listed) list?.price({ marketId: market.marketId, outcomeId }, odds);
    }
  }
}
