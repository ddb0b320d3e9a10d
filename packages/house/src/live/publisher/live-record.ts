import { firstHalfMarkets } from "@livery/betting";
import type { OutcomeLimits } from "../../catalogue/outcome-limits.ts";
import type { MatchState } from "../sources/match-state.ts";
import type { IngestedMatch } from "../sources/ingest/ingested-match.ts";
import type { SourceMatch } from "../sources/source.ts";

/** A market as stored: bets are accepted only if the database allows them too (D50). */
export interface StoredMarket {
  readonly status: string;
  readonly version: bigint;
  /** The outcomes' own limits (§3), by outcome id. */
  readonly limits: ReadonlyMap<number, OutcomeLimits>;
}

/** A market of a live match, with its stored state. */
export interface RecordMarket {
  readonly marketId: number;
  readonly marketTypeId: number;
  /** Translation key. */
  readonly name: string;
  readonly special: string;
  /** Translation keys by outcome id, in their order. */
  readonly outcomes: ReadonlyMap<number, string>;
  stored: StoredMarket;
  /** Whether the topics carry its outcomes' limits. */
  limitsPublished: boolean;
  /** Whether the model or the source has it open: a decided market accepts no bets. */
  modelOpen: boolean;
  /** Whether it was last published as open. */
  shownOpen: boolean;
  /** Chance of the first outcome, for the most balanced line (D25). */
  chance: number;
}

/** A live match as its publisher stores it. */
export interface LiveRecord {
  readonly matchId: number;
  readonly source: SourceMatch;
  readonly listing: { readonly categoryId: number; readonly tournamentId: number; readonly listOrder: number };
  /** RFC 3339, on the server's clock. */
  readonly startsAt: string;
  markets: readonly RecordMarket[];
  /** How many markets the source priced when missing ones were last requested from the catalogue. */
  requestedMarketCount: number;
  state: MatchState;
  /** The match as ingested, with its uncertain parts: those accept no bets. */
  ingested: IngestedMatch;
  /** Whether the topics show it as stopped. */
  shownStopped: boolean;
  /** When it was last priced, on the source's clock (milliseconds since 1970); 0: due at once. */
  pricedAt: number;
  /** Set once it has ended: whether the result is stored, and when (`removeAt`) it leaves the topics. */
  ended: { stored: boolean; removeAt: number } | null;
  /** It could not be shown: it accepts no bets. */
  broken: boolean;
  /** Market id of the total's handicap line that lists show; 0 if there is none. */
  balanced: number;
}

/** Match milliseconds since kick-off at a moment of the source's clock. */
export function matchTime({ source }: LiveRecord, now: number, speed: number): number {
  return Math.max(0, (now - source.startsAt) * speed);
}

/**
 * The visible markets: those of the first half leave when it is over and they are closed, the others stay until the match leaves.
 */
export function presentMarkets({ markets }: Pick<LiveRecord, "markets">): readonly RecordMarket[] {
  return markets.filter((market) => !firstHalfMarkets.has(market.marketTypeId) || isUndecided(market));
}

/** The first-half markets that half time has not closed yet. */
export function openToHalfTime({ markets }: Pick<LiveRecord, "markets">): readonly RecordMarket[] {
  return markets.filter((market) => firstHalfMarkets.has(market.marketTypeId) && isUndecided(market));
}

/** Whether the database may still open and lock a market. */
export function isUndecided({ stored }: RecordMarket): boolean {
  return stored.status === "open" || stored.status === "locked";
}
