import { firstHalfMarkets } from "@livery/betting";
import type { OutcomeLimits } from "../../catalogue/outcome-limits.ts";
import type { MatchState } from "../sources/match-state.ts";
import type { IngestedMatch } from "../sources/ingest/ingested-match.ts";
import type { SourceMatch } from "../sources/source.ts";

/** A market as stored: bets are taken only where the database says so too (D50). */
export interface StoredMarket {
  readonly status: string;
  readonly version: bigint;
  /** What its outcomes limit themselves (§3), by outcome id. */
  readonly limits: ReadonlyMap<number, OutcomeLimits>;
}

/** A market of a live match, with what the database says of it. */
export interface RecordMarket {
  readonly marketId: number;
  readonly marketTypeId: number;
  /** Translation key. */
  readonly name: string;
  readonly special: string;
  /** Translation keys by outcome id, in their order. */
  readonly outcomes: ReadonlyMap<number, string>;
  stored: StoredMarket;
  /** Whether the topics say what its outcomes limit. */
  limitsPublished: boolean;
  /** What the model or the source says: a decided market takes no bets. */
  modelOpen: boolean;
  /** What was last published. */
  shownOpen: boolean;
  /** Chance of the first outcome, for the most balanced line (D25). */
  chance: number;
}

/** A live match as its publisher holds it. */
export interface LiveRecord {
  readonly matchId: number;
  readonly source: SourceMatch;
  readonly listing: { readonly categoryId: number; readonly tournamentId: number; readonly listOrder: number };
  /** RFC 3339, on the house's clock. */
  readonly startsAt: string;
  markets: readonly RecordMarket[];
  /** Of so many markets that the source prices the catalogue was asked to open those that it lacks. */
  requestedMarketCount: number;
  state: MatchState;
  /** What was taken of the match, and what of it is in doubt: that takes no bets. */
  ingested: IngestedMatch;
  /** Whether the topics show it as stopped. */
  shownStopped: boolean;
  /** The clock of the source (milliseconds since 1970) of the last reckoning; 0: due at once. */
  pricedAt: number;
  /** Where it ended: then the result is stored, and at `removeAt` it leaves the topics. */
  ended: { stored: boolean; removeAt: number } | null;
  /** It could not be shown: it takes no bets. */
  broken: boolean;
  /** The line of the total that lists show, as its market id; 0 where none is. */
  balanced: number;
}

/** Match milliseconds since kick-off at a moment of the source's clock. */
export function matchTime({ source }: LiveRecord, now: number, speed: number): number {
  return Math.max(0, (now - source.startsAt) * speed);
}

/**
 * The markets that there is something to see of: those of the first half leave when it is over and they are closed, the
 * others stay until the match leaves.
 */
export function presentMarkets({ markets }: Pick<LiveRecord, "markets">): readonly RecordMarket[] {
  return markets.filter((market) => !firstHalfMarkets.has(market.marketTypeId) || isUndecided(market));
}

/** The markets that half time closes, as long as it has not. */
export function openToHalfTime({ markets }: Pick<LiveRecord, "markets">): readonly RecordMarket[] {
  return markets.filter((market) => firstHalfMarkets.has(market.marketTypeId) && isUndecided(market));
}

/** Whether the database may still open and lock a market. */
export function isUndecided({ stored }: RecordMarket): boolean {
  return stored.status === "open" || stored.status === "locked";
}
