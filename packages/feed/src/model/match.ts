import type { StakeLimits, Thousandths } from "@livery/betting";

/** Where a match's clock stood at a moment (D27). */
export interface MatchClock {
  /** The match status in which this clock counts. */
  readonly phase: string;
  /** Seconds of play; each period begins at its nominal time. */
  readonly second: number;
  readonly stopped: boolean;
  /** Announced stoppage time of this period in seconds; 0 while none is. */
  readonly added: number;
  /** The server's clock at which `second` was so: milliseconds since 1970. */
  readonly at: number;
}

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

/** Something that has happened in a match. */
export interface Incident {
  /** One of `incidentKinds`; what is none of them is passed over. */
  readonly kind: number;
  /** Of a goal the side that it counts for. */
  readonly side: "home" | "away";
  /** The match status in which it happened. */
  readonly phase: string;
  /** What the match's clock showed, in seconds. */
  readonly second: number;
}

/** What a match says of itself, without its markets. */
export interface MatchFields {
  readonly matchId: number;
  /** "started" or "stopped"; a stopped match is locked (§4). */
  readonly betStatus: string;
  /** The feed's word ("1p", "pause"); one that is not known locks the match (D26). */
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
  /** How many markets the match has, listed here or not. */
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
  /** What has happened so far, in its order; null where the topic does not tell it. */
  readonly timeline: readonly Incident[] | null;
}

/** What an odds group says of itself, without its outcomes. */
export interface MarketFields {
  readonly marketId: number;
  readonly matchId: number;
  readonly marketTypeId: number;
  /** The feed's own number of the type. */
  readonly feedTypeId: number;
  readonly name: string;
  /** The line ("2.5"), or "". */
  readonly special: string;
  /** A market is hidden only when it is not active. */
  readonly active: boolean;
  /** Takes bets, as far as the market itself goes. */
  readonly open: boolean;
  readonly stopped: boolean;
  readonly visible: boolean;
  /** Of several lines of one type the one that lists show (D25). */
  readonly mostBalanced: boolean;
}

/** What an outcome says of itself, without what moves: price, movement, status and result. */
export interface OutcomeFields {
  readonly marketId: number;
  readonly outcomeId: number;
  /** A translation key of a general outcome ("home", "over"), or a plain name. */
  readonly name: string;
  readonly special: string;
  readonly oddId: number;
  readonly handicap: string;
  /** Minor units of the player's currency; null is no limit of its own. */
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

/** Since the last price: fell, the same, rose (§4). */
export type Movement = -1 | 0 | 1;

export type LegResult = "open" | "won" | "lost" | "void" | "half_won" | "half_lost" | "dead_heat";

/** Names one outcome of one market of one match, in every epoch. */
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

/** An outcome as it stands this moment. */
export interface OutcomeQuote {
  readonly odds: Thousandths;
  readonly movement: Movement;
  readonly state: OutcomeState;
  readonly result: LegResult;
}

/** An outcome of a match's view. Its price is not here: a cell watches it. */
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

/** A market that is shown, with its outcomes in the feed's order. */
export interface LiveMarket extends MarketFields {
  readonly locked: boolean;
  readonly outcomes: readonly LiveOutcome[];
}

/** A match as it is shown. The same object until something other than a price changes. */
export interface LiveMatch extends MatchFields {
  readonly locked: boolean;
  /** The markets that this topic shows: subscribed types, and of line types the most balanced one in lists (D25). */
  readonly markets: readonly LiveMarket[];
}

/** Where a topic's state stands; a live bet carries it (D50). */
export interface FeedPosition {
  readonly topic: string;
  readonly epoch: number;
  readonly offset: number;
}

/**
 * How far a topic's state can be relied on. `loading`: nothing is held yet. `live`. `frozen`: something is missing and was
 * asked for. `stale`: the link is cut, nothing fresh came for six seconds, or the source is silent for ten. `gone`: the topic is no more. Only in `live`
 * is an odd open.
 */
export type TopicPhase = "loading" | "live" | "frozen" | "stale" | "gone";
