import type { Minor } from "@livery/betting";
import type { MatchResult } from "../model/catalogue.ts";
import type { OutcomeVerdict } from "../model/coupon.ts";
import type { Action } from "../permissions/index.ts";
import type { ResultForm } from "./result-form.ts";
import type { ScorePair } from "./score-pair.ts";
import type { SecondPersonNeeded } from "./second-person.ts";

/** How far a result can be relied on: a provisional one is shown and settles nothing; a rolled-back one is no longer valid. */
export const resultCertainties = ["provisional", "confirmed", "rolled_back"] as const;
export type ResultCertainty = (typeof resultCertainties)[number];

/**
 * The progress of a match towards settlement: `review` after a roll-back, `settling` while markets and coupons are updated to the
 * last result.
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

/** A match in the list of results; its score may be provisional. */
export interface ResultRow extends MatchResult {
  readonly state: ResultState;
  /** Coupons of the tenant that are open on this match. */
  readonly waiting: number;
}

/** The coupons of one currency on a match or market, which a manual result would affect. */
export interface ResultImpact {
  readonly currency: string;
  /** Open coupons, their stakes and the most that they can return. */
  readonly waiting: number;
  readonly totalStake: Minor;
  readonly maxReturn: Minor;
  /** Settled coupons, and their payouts. */
  readonly settled: number;
  readonly paid: Minor;
}

export interface ResultMarket {
  readonly marketId: number;
  readonly marketTypeId: number;
  readonly marketName: string;
  readonly special: string;
  /** An operator has entered the results of its outcomes; the score does not decide it. */
  readonly ruled: boolean;
  readonly outcomes: readonly {
    readonly outcomeId: number;
    readonly name: string;
    readonly result: OutcomeVerdict | null;
    /** For a dead heat: places divided by the competitors who shared them, "1/2" (D5). */
    readonly share?: string | undefined;
  }[];
}

/** A result event of a match; numbered from 1. */
export interface ResultEvent {
  readonly version: number;
  readonly at: string;
  readonly kind: "result" | "void" | "market" | "roll_back";
  readonly marketId: number | null;
  /** A score, a state, or results by outcome, as JSON; null if there was none. */
  readonly before: string | null;
  readonly after: string | null;
  readonly actor: string;
  readonly reason: string | null;
}

/** A manual result that takes money back and waits for a second person. */
export interface ResultRequest extends SecondPersonNeeded {
  readonly requestId: number;
  readonly kind: ResultEvent["kind"];
  readonly marketId: number | null;
  /** The requested score, if there is one. */
  readonly score: string | null;
  readonly askedBy: string;
  /** The actor is the requesting account, which can withdraw it. */
  readonly own: boolean;
  readonly reason: string;
  readonly askedAt: string;
  readonly expiresAt: string;
  readonly impact: readonly ResultImpact[];
}

export interface PanelMatchResult extends ResultRow {
  /** The number of the last result event; the next change must name it. */
  readonly version: number;
  readonly certainty: ResultCertainty;
  readonly fullTime: ScorePair | null;
  readonly halfTime: ScorePair | null;
  readonly extraTime: ScorePair | null;
  readonly penalties: ScorePair | null;
  /** What each side scored in each part or set, as far as it was entered. */
  readonly periods: readonly ScorePair[];
  readonly retired: "home" | "away" | null;
  /** What its result has to contain. */
  readonly form: ResultForm;
  readonly markets: readonly ResultMarket[];
  readonly impact: readonly ResultImpact[];
  /** Other tenants offer it too, so that only the platform's staff decides what holds for all of them (D91). */
  readonly shared: boolean;
  readonly history: readonly ResultEvent[];
  readonly request: ResultRequest | null;
  readonly may: readonly Action[];
}

/** The coupons that a manual result would affect, and whether it would wait for a second person. */
export interface ResultOutlook {
  readonly impact: readonly ResultImpact[];
  readonly secondPerson: boolean;
}

/** The response to a manual result: done, or waiting for a second person. */
export interface ResultAnswer {
  readonly matchId: number;
  readonly version: number;
  readonly state: "done" | "waiting" | "refused";
  readonly requestId: number | null;
}
