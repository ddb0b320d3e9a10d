import type { StakeLimits, Thousandths } from "@livery/betting";

/** The reading of a match's clock at a moment (D27). */
export interface MatchClock {
  /** The match status in which this clock counts. */
  readonly phase: string;
  /** Seconds of play; each period begins at its nominal time. */
  readonly second: number;
  readonly stopped: boolean;
  /** Announced stoppage time of this period in seconds; 0 if none is announced. */
  readonly added: number;
  /** The server's clock when `second` was read: milliseconds since 1970. */
  readonly at: number;
}

/** UOF's number of football (§4). */
export const football = 1;

/** The kinds of incidents, as match.proto numbers them. */
export const incidentKinds = {
  goal: 1,
  ownGoal: 2,
  penaltyGoal: 3,
  yellow: 4,
  secondYellow: 5,
  red: 6,
  corner: 7,
  penalty: 8,
  shootoutGoal: 9,
} as const;

/** An event of a match: a goal, a card, a corner … */
export interface Incident {
  /** One of `incidentKinds`; other kinds are ignored. */
  readonly kind: number;
  /** For a goal: the side that it counts for. */
  readonly side: "home" | "away";
  /** The match status at that moment. */
  readonly phase: string;
  /** The reading of the match's clock, in seconds. */
  readonly second: number;
}

/** The fields of a match, without its markets. */
export interface MatchFields {
  readonly matchId: number;
  /** "started" or "stopped"; a stopped match is locked (§4). */
  readonly betStatus: string;
  /** The feed's status ("1p", "pause"); an unknown one locks the match (D26). */
  readonly status: string;
  /** A match is hidden only when it is not active (D24). */
  readonly active: boolean;
  readonly stopped: boolean;
  readonly visible: boolean;
  readonly score: string;
  readonly gameScore: string;
  readonly setScores: string;
  readonly redHome: number;
  readonly yellowHome: number;
  readonly redAway: number;
  readonly yellowAway: number;
  readonly yellowRedHome: number;
  readonly yellowRedAway: number;
  readonly cornersHome: number;
  readonly cornersAway: number;
  readonly clock: MatchClock | null;
  /** Minutes of one period. */
  readonly periodLength: number;
  /** The number of markets of the match, listed here or not. */
  readonly marketCount: number;
  readonly home: string;
  readonly away: string;
  readonly categoryName: string;
  readonly tournamentName: string;
  /** RFC 3339, UTC (D36). */
  readonly startsAt: string;
  readonly tournamentId: number;
  readonly sportId: number;
  readonly categoryId: number;
  readonly listOrder: number;
  readonly extraCount: number;
  readonly tournamentType: string;
  /** ISO 3166 code in lower case, or "". */
  readonly categoryFlag: string;
  /** The incidents so far, in order; null if the topic does not carry them. */
  readonly timeline: readonly Incident[] | null;
}

/** The fields of a market, without its outcomes. */
export interface MarketFields {
  readonly marketId: number;
  readonly matchId: number;
  readonly marketTypeId: number;
  /** The feed's own number of the market type. */
  readonly feedTypeId: number;
  readonly name: string;
  /** The handicap line ("2.5"), or "". */
  readonly special: string;
  /** A market is hidden only when it is not active. */
  readonly active: boolean;
  /** The market itself takes bets; its match may still be locked. */
  readonly open: boolean;
  readonly stopped: boolean;
  readonly visible: boolean;
  /** The most balanced of several handicap lines of one type: lists show it (D25). */
  readonly mostBalanced: boolean;
}

/** The fields of an outcome that do not move; price, movement, status and result are elsewhere. */
export interface OutcomeFields {
  readonly marketId: number;
  readonly outcomeId: number;
  /** A translation key of a general outcome ("home", "over"), or a plain name. */
  readonly name: string;
  readonly special: string;
  readonly oddId: number;
  readonly handicap: string;
  /** Minor units of the player's currency; null: the outcome sets no limit. */
  readonly singleMinStake: number | null;
  readonly singleMaxStake: number | null;
  readonly singleMaxPay: number | null;
  readonly combinedMinStake: number | null;
  readonly combinedMaxStake: number | null;
  readonly combinedMaxPay: number | null;
}

/** A sport's counts (topic "sports"). */
export interface LiveSport {
  readonly sportId: number;
  readonly name: string;
  readonly liveCount: number;
  readonly inPlay: number;
}

/** The change of the last price: lower, equal, higher (§4). */
export type Movement = -1 | 0 | 1;

export type LegResult = "open" | "won" | "lost" | "void" | "half_won" | "half_lost" | "dead_heat";

/** Identifies one outcome of one market of one match, in every epoch. */
export interface OutcomeRef {
  readonly matchId: number;
  readonly marketTypeId: number;
  readonly outcomeId: number;
  readonly special: string;
}

/**
 * Whether an outcome can be bet on: `open`; `locked` shows its price but takes no bet; `hidden` is not shown and may come
 * back; `gone` was removed, or its match is over.
 */
export type OutcomeState = "open" | "locked" | "hidden" | "gone";

/** The present price and state of an outcome. */
export interface OutcomeQuote {
  readonly odds: Thousandths;
  readonly movement: Movement;
  readonly state: OutcomeState;
  readonly result: LegResult;
}

/** An outcome of a match's view. It has no price: a cell watches the price. */
export interface LiveOutcome {
  readonly ref: OutcomeRef;
  readonly outcomeId: number;
  readonly name: string;
  readonly special: string;
  readonly oddId: number;
  readonly handicap: string;
  readonly single: StakeLimits;
  readonly combined: StakeLimits;
}

/** A shown market, with its outcomes in the feed's order. */
export interface LiveMarket extends MarketFields {
  readonly locked: boolean;
  readonly outcomes: readonly LiveOutcome[];
}

/** A match as shown. It stays the same object until something other than a price changes. */
export interface LiveMatch extends MatchFields {
  readonly locked: boolean;
  /**
   * The markets that this topic shows: the subscribed types, and in lists only the most balanced handicap line of a type (D25).
   */
  readonly markets: readonly LiveMarket[];
}

/** The position of a topic's state; a live bet carries it (D50). */
export interface FeedPosition {
  readonly topic: string;
  readonly epoch: number;
  readonly offset: number;
}

/**
 * How far a topic's state can be relied on. `loading`: no state is held yet. `live`: up to date. `frozen`: a frame is missing and
 * was requested. `stale`: the link is closed, no fresh message came for six seconds, or the source is silent for ten. `gone`: the
 * topic has ended. An outcome is open only in `live`.
 */
export type TopicPhase = "loading" | "live" | "frozen" | "stale" | "gone";
