import type { Thousandths } from "@livery/betting";
import type { StakeLimits } from "./catalogue.ts";

/** The specification's orders of the live list (§9); 1 is by time. */
export type LiveOrder = 1 | 2 | 4 | 5;

export interface LiveSport {
  readonly sportId: number;
  readonly name: string;
  readonly liveCount: number;
  readonly inPlay: number;
}

export interface LiveCards {
  readonly redHome: number;
  readonly yellowHome: number;
  readonly yellowRedHome: number;
  readonly redAway: number;
  readonly yellowAway: number;
  readonly yellowRedAway: number;
}

export interface LiveCorners {
  readonly home: number;
  readonly away: number;
}

export interface LiveTime {
  /** The clock in the feed's format: "45:00". */
  readonly clock: string;
  readonly added: string;
  readonly addedExtra: string;
}

export interface LiveOutcome {
  readonly outcomeId: number;
  readonly oddId: number;
  readonly name: string;
  readonly special: string;
  readonly active: boolean;
  readonly locked: boolean;
  readonly odds: Thousandths;
  /** The change of the last price: lower, equal, higher (§4). */
  readonly movement: -1 | 0 | 1;
  readonly handicap: string;
  readonly single: StakeLimits;
  readonly combined: StakeLimits;
}

/** A market of the live feed. */
export interface LiveMarket {
  readonly marketId: number;
  readonly marketTypeId: number;
  /** The feed's own number of the market type. */
  readonly feedTypeId: number;
  readonly name: string;
  readonly special: string;
  readonly active: boolean;
  readonly locked: boolean;
  readonly stopped: boolean;
  readonly visible: boolean;
  /** The most balanced of several handicap lines: lists show it (D25). */
  readonly mostBalanced: boolean;
  readonly outcomes: readonly LiveOutcome[];
}

export interface LiveMatch {
  readonly matchId: number;
  readonly startsAt: string;
  readonly home: string;
  readonly away: string;
  readonly sportId: number;
  readonly categoryId: number;
  readonly categoryName: string;
  readonly tournamentId: number;
  readonly tournamentName: string;
  readonly tournamentType: string;
  /** The feed's status ("1p", "pause"); an unknown one locks the match (D26). */
  readonly status: string;
  readonly betStatus: "started" | "stopped";
  readonly active: boolean;
  readonly stopped: boolean;
  readonly visible: boolean;
  readonly score: string;
  readonly gameScore: string;
  readonly setScores: string;
  readonly cards: LiveCards;
  readonly corners: LiveCorners;
  readonly time: LiveTime;
  /** Minutes of one period: 45 for football. */
  readonly periodLength: number;
  readonly marketCount: number;
  readonly extraCount: number;
  readonly listOrder: number;
  readonly categoryFlag: string | null;
  readonly markets: readonly LiveMarket[];
}

export interface MarketTypeName {
  readonly marketTypeId: number;
  readonly name: string;
}

export interface LiveList {
  readonly matches: readonly LiveMatch[];
  readonly marketTypes: readonly MarketTypeName[];
  readonly sports: readonly LiveSport[];
  /** Matches over all pages, at most the call's limit. */
  readonly total: number;
}
