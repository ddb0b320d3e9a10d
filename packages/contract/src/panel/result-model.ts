import type { Minor } from "@livery/betting";
import type { MatchResult } from "../model/catalogue.ts";
import type { OutcomeVerdict } from "../model/coupon.ts";
import type { Action } from "../permissions/index.ts";

/** How far a result may be relied upon: a provisional one is shown and settles nothing; one that was rolled back stands no more. */
export const resultCertainties = ["provisional", "confirmed", "rolled_back"] as const;
export type ResultCertainty = (typeof resultCertainties)[number];

/**
 * Where a match stands on its way to being settled: `review` after a result was rolled back, `settling` while markets and
 * coupons are brought in line with what was said last.
 */
export const resultStates = [
  "coming",
  "playing",
  "awaiting",
  "provisional",
  "review",
  "settling",
  "settled",
  "void",
] as const;
export type ResultState = (typeof resultStates)[number];

/** Goals, or what a sport counts instead. */
export interface ScorePair {
  readonly home: number;
  readonly away: number;
}

/** A match of the list of results: its score also while it is provisional. */
export interface ResultRow extends MatchResult {
  readonly state: ResultState;
  /** Coupons of the tenant that wait for something of this match. */
  readonly waiting: number;
}

/** What coupons of one currency have on a match or market: what a ruling is about. */
export interface ResultImpact {
  readonly currency: string;
  /** Coupons that wait, their stakes and the most that they can return. */
  readonly waiting: number;
  readonly stake: Minor;
  readonly maxReturn: Minor;
  /** Coupons that are settled already, and what they were paid. */
  readonly settled: number;
  readonly paid: Minor;
}

export interface ResultMarket {
  readonly marketId: number;
  readonly marketTypeId: number;
  readonly marketName: string;
  readonly special: string;
  /** An operator has said what its outcomes come to; the score does not count for it. */
  readonly ruled: boolean;
  readonly outcomes: readonly {
    readonly outcomeId: number;
    readonly name: string;
    readonly result: OutcomeVerdict | null;
    /** Of a dead heat: the places over those who shared them, "1/2" (D5). */
    readonly share?: string | undefined;
  }[];
}

/** Something that was said of a match; numbered from 1. */
export interface ResultFact {
  readonly version: number;
  readonly at: string;
  readonly kind: "result" | "void" | "market" | "roll_back";
  readonly marketId: number | null;
  /** A score, a state, or results by outcome, as JSON; null where nothing was said. */
  readonly before: string | null;
  readonly after: string | null;
  readonly actor: string;
  readonly reason: string | null;
}

/** A ruling that takes money back and waits for a second person. */
export interface ResultRequest {
  readonly requestId: number;
  readonly kind: ResultFact["kind"];
  readonly marketId: number | null;
  /** The score that is to stand, if one is. */
  readonly score: string | null;
  readonly askedBy: string;
  /** The account that asks is the one that looks on: somebody else has to confirm it. */
  readonly own: boolean;
  readonly reason: string;
  readonly askedAt: string;
  readonly expiresAt: string;
  readonly impact: readonly ResultImpact[];
}

export interface PanelMatchResult extends ResultRow {
  /** The number of the last fact: what is said next names it. */
  readonly version: number;
  readonly certainty: ResultCertainty;
  readonly fullTime: ScorePair | null;
  readonly halfTime: ScorePair | null;
  readonly extraTime: ScorePair | null;
  readonly penalties: ScorePair | null;
  readonly markets: readonly ResultMarket[];
  readonly impact: readonly ResultImpact[];
  /** Coupons of another tenant rest on it: its result is the feed's alone. */
  readonly shared: boolean;
  readonly history: readonly ResultFact[];
  readonly request: ResultRequest | null;
  readonly may: readonly Action[];
}

/** What a ruling would be about, and whether it would wait for a second person. */
export interface ResultOutlook {
  readonly impact: readonly ResultImpact[];
  readonly secondPerson: boolean;
}

/** After something was said: it stands, or waits for a second person. */
export interface ResultAnswer {
  readonly matchId: number;
  readonly version: number;
  readonly state: "done" | "waiting" | "refused";
  readonly requestId: number | null;
}
