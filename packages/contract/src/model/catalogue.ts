import type { Minor, Thousandths } from "@livery/betting";

export interface Sport {
  readonly sportId: number;
  readonly name: string;
  readonly matchCount: number;
}

export interface Category {
  readonly categoryId: number;
  readonly sportId: number;
  readonly name: string;
  /** ISO 3166 code in lower case, or null for an international category. */
  readonly countryFlag: string | null;
  readonly matchCount: number;
  readonly listOrder: number;
}

export interface Tournament {
  readonly tournamentId: number;
  readonly categoryId: number;
  readonly sportId: number;
  readonly name: string;
  readonly matchCount: number;
}

/** Stake and pay limits in minor units of the player's currency; null: the outcome sets no limit. */
export interface StakeLimits {
  readonly minStake: Minor | null;
  readonly maxStake: Minor | null;
  readonly maxPay: Minor | null;
}

export interface Outcome {
  readonly outcomeId: number;
  /** Translation key of a general outcome ("home", "over"), or a plain name. */
  readonly name: string;
  readonly odds: Thousandths;
  readonly locked: boolean;
  readonly minTip: number;
  readonly single: StakeLimits;
  readonly combined: StakeLimits;
}

/** A market: one market type of a match at one handicap line. `special` is the line ("2.5") or "". */
export interface Market {
  readonly marketTypeId: number;
  readonly name: string;
  readonly special: string;
  readonly locked: boolean;
  readonly outcomes: readonly Outcome[];
}

export type MatchStatus = "not_started" | "live" | "ended" | "postponed" | "abandoned" | "cancelled";

export interface MatchSummary {
  readonly matchId: number;
  /** RFC 3339, UTC (D36). */
  readonly startsAt: string;
  readonly home: string;
  readonly away: string;
  readonly sportId: number;
  readonly sportName: string;
  readonly categoryId: number;
  readonly categoryName: string;
  readonly countryFlag: string | null;
  readonly tournamentId: number;
  readonly tournamentName: string;
  readonly marketCount: number;
  readonly minTip: number;
  /** The listed markets; `apiOdds` returns all of them. */
  readonly markets: readonly Market[];
}

export interface MatchResult {
  readonly matchId: number;
  readonly startsAt: string;
  readonly home: string;
  readonly away: string;
  readonly sportName: string;
  readonly categoryName: string;
  readonly tournamentName: string;
  readonly status: MatchStatus;
  /** "2:1 (1:0)"; null if the match was not played. */
  readonly score: string | null;
}

/** Identifies one outcome of one market of one match. */
export interface OutcomeRef {
  readonly matchId: number;
  readonly marketTypeId: number;
  readonly outcomeId: number;
  readonly special: string;
}

/** A match in the results of the global search. */
export interface MatchHit {
  readonly matchId: number;
  readonly startsAt: string;
  readonly home: string;
  readonly away: string;
  readonly sportId: number;
  readonly sportName: string;
  readonly categoryId: number;
  readonly categoryName: string;
  readonly tournamentId: number;
  readonly tournamentName: string;
  /** The operator's name for the kind of tournament, or "". */
  readonly tournamentType: string;
  readonly live: boolean;
}

/** The requested tournaments of one category, for a request of several. */
export interface LeagueChoice {
  readonly categoryId: number;
  readonly tournamentIds: readonly number[];
}
