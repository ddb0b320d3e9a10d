import type { LiveMarketPrice } from "../../prices/live-price.ts";
import type { MarketName, SourceMatch } from "../source.ts";

/**
 * What is not known of a match since an item about it was refused; it accepts no bets until all of it is reported again.
 * - `word`: any event;
 * - `phase`, `bets`: a phase; a suspension or its end;
 * - `score`: the whole score;
 * - `result`: no event repairs it: a half or the match ended on an unknown score, which does not settle it;
 * - `cards`: the total of all cards, if a model prices them; the score is right all the same;
 * - `sides`: no event repairs it, because the model prices exclusions one by one. The score is right all the same.
 */
export type Missing = "word" | "phase" | "bets" | "score" | "result" | "cards" | "sides";

/** The ingested state of a match, with its uncertain parts. Never changed in place. */
export interface IngestedMatch {
  readonly match: SourceMatch;
  readonly sequence: number;
  readonly happenedAt: number;
  readonly over: boolean;
  readonly missing: ReadonlySet<Missing>;
  /** Markets whose last item was refused, by `marketKey`. */
  readonly refused: ReadonlySet<string>;
  /** The markets of a match that its source prices, by `marketKey`. */
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

/** Whether the score is known, so that it may decide bets. */
export function isScoreKnown({ missing }: IngestedMatch): boolean {
  return !missing.has("score") && !missing.has("result");
}
