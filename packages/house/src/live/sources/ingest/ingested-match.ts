import type { LiveMarketPrice } from "../../prices/live-price.ts";
import type { MarketName, SourceMatch } from "../source.ts";

/**
 * What a match lacks since something about it was refused; it takes no bets until all of it is said again.
 * - `word`: any event;
 * - `phase`, `bets`: a phase; a suspension or its end;
 * - `score`: the whole score;
 * - `result`: nothing mends it, for a half or the match ended on a score that was not known: it is not settled by it;
 * - `cards`: all cards as they stand, where a model prices them; the score is right all the same;
 * - `sides`: nothing mends it, for the model prices exclusions one by one. The score is right all the same.
 */
export type Missing = "word" | "phase" | "bets" | "score" | "result" | "cards" | "sides";

/** What was taken of a match, and what of it is in doubt. Never changed in place. */
export interface IngestedMatch {
  readonly match: SourceMatch;
  readonly sequence: number;
  readonly happenedAt: number;
  readonly over: boolean;
  readonly missing: ReadonlySet<Missing>;
  /** Markets whose last word was refused, by `marketKey`. */
  readonly refused: ReadonlySet<string>;
  /** Of a match that its source prices, by `marketKey`. */
  readonly markets: ReadonlyMap<string, LiveMarketPrice>;
}

export function newIngestedMatch(match: SourceMatch): IngestedMatch {
  return {
    match,
    sequence: Number.NEGATIVE_INFINITY,
    happenedAt: Number.NEGATIVE_INFINITY,
    over: false,
    missing: new Set(),
    refused: new Set(),
    markets: new Map(),
  };
}

export function marketKey({ marketTypeId, special }: MarketName): string {
  return `${marketTypeId}|${special}`;
}

/** Whether the course that was followed may decide bets. */
export function isScoreKnown({ missing }: IngestedMatch): boolean {
  return !missing.has("score") && !missing.has("result");
}
