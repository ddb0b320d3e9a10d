import type { ColumnType, Generated } from "kysely";

/** A jsonb column written as JSON text. */
type Json<Value> = ColumnType<Value, string | null | undefined, string | null>;

export interface SportTable {
  sport_id: number;
  name: string;
  list_order: Generated<number>;
}

/** `folding` of a name: the version that wrote its slug and folded text. */
export interface CategoryTable {
  category_id: Generated<number>;
  sport_id: number;
  name: string;
  slug: string;
  country_flag: string | null;
  list_order: Generated<number>;
  folding: Generated<number>;
}

export interface TournamentTable {
  tournament_id: Generated<number>;
  category_id: number;
  name: string;
  slug: string;
  folded: string;
  list_order: Generated<number>;
  folding: Generated<number>;
}

export interface TeamTable {
  team_id: Generated<number>;
  category_id: number;
  name: string;
  slug: string;
  folded: string;
  folding: Generated<number>;
}

export type StoredMatchStatus = "not_started" | "live" | "ended" | "postponed" | "abandoned" | "cancelled";
type Pair = readonly [number, number];

/** How reliable a result is; one that was rolled back no longer counts. */
export type Certainty = "provisional" | "confirmed" | "rolled_back";

/** A result as stored. `ft` is the score after 90 minutes and stoppage time, which bets count (D20). */
export interface StoredResult {
  readonly ft: Pair | null;
  readonly ht: Pair | null;
  readonly et: Pair | null;
  readonly p: Pair | null;
  /** What each side scored in each part or set, where it is known. */
  readonly periods?: readonly Pair[];
  /** The side that gave up, and the sets that would have won the match. */
  readonly retired?: { readonly side: "home" | "away"; readonly setsToWin: 2 | 3 };
  readonly goals: readonly StoredGoal[];
  /** `model`: drawn by the server for a simulated match; `panel`: entered by an operator. */
  readonly source: "file" | "model" | "panel";
}
export interface StoredGoal {
  readonly side: "home" | "away";
  readonly scorer: string;
  readonly minute: number;
  readonly added: number;
  readonly penalty: boolean;
  readonly ownGoal: boolean;
}

export interface MatchTable {
  match_id: Generated<number>;
  tournament_id: number;
  season: string;
  source: "calendar" | "openfootball" | "live";
  source_key: string;
  round: string | null;
  stage: string | null;
  group_name: string | null;
  ground: string | null;
  home_team_id: number;
  away_team_id: number;
  starts_at: ColumnType<Date, Date | string, Date | string>;
  ends_at: ColumnType<Date, Date | string, Date | string>;
  time_known: Generated<boolean>;
  status: Generated<StoredMatchStatus>;
  reason: string | null;
  min_tip: Generated<number>;
  held_result: Json<StoredResult | null>;
  result: Json<StoredResult | null>;
  decided: Generated<boolean>;
  version: Generated<bigint>;
  certainty: Generated<Certainty>;
  /** Whether an operator voided all bets on it, and the match's earlier status. */
  voided: Generated<boolean>;
  status_before: StoredMatchStatus | null;
  /** The number of its last result event, and of the last one that markets, selections and coupons reflect. */
  facts: Generated<number>;
  applied: Generated<number>;
}

/** The result events of a match, numbered; append-only. */
export interface MatchFactTable {
  match_id: number;
  version: number;
  kind: "result" | "void" | "market" | "roll_back";
  market_id: number | null;
  before: Json<unknown>;
  after: Json<unknown>;
  actor: string;
  reason: string | null;
  at: ColumnType<Date, Date | undefined, never>;
}

export interface MarketTypeTable {
  market_type_id: number;
  name: string;
  list_order: number;
}

export interface MarketTypeOutcomeTable {
  market_type_id: number;
  outcome_id: number;
  name: string;
  list_order: number;
}

/** An operator's result of a market, by outcome. */
export type ManualMarketResult = Readonly<Record<string, ResultText>>;

export type MarketStatus = "open" | "locked" | "closed" | "settled";

export interface MarketTable {
  market_id: Generated<number>;
  match_id: number;
  market_type_id: number;
  special: Generated<string>;
  status: Generated<MarketStatus>;
  version: Generated<bigint>;
  ruling: Json<ManualMarketResult | null>;
}

export type OutcomeResult = "won" | "lost" | "void" | "half_won" | "half_lost";

/** As result_text writes it: a dead heat, which only people enter, with its share, "dead_heat 1/2". */
export type ResultText = OutcomeResult | `dead_heat ${string}`;

export interface OutcomeTable {
  market_id: number;
  outcome_id: number;
  /** Thousandths. */
  odds: number;
  locked: Generated<boolean>;
  result: OutcomeResult | "dead_heat" | null;
  /** Share of a dead heat: the places over the competitors that share them, "1/2". */
  share: string | null;
  min_tip: Generated<number>;
  single_min_stake: bigint | null;
  single_max_stake: bigint | null;
  single_max_pay: bigint | null;
  combined_min_stake: bigint | null;
  combined_max_stake: bigint | null;
  combined_max_pay: bigint | null;
}

export interface CalendarSeasonTable {
  tournament_id: number;
  season: string;
  starts_at: ColumnType<Date, Date | string, Date | string>;
  ends_at: ColumnType<Date, Date | string, Date | string>;
}

/** The tables of migrations 0010, 0011, 0015, 0085 and 0150. */
export interface CatalogueTables {
  sport: SportTable;
  category: CategoryTable;
  tournament: TournamentTable;
  team: TeamTable;
  match: MatchTable;
  match_fact: MatchFactTable;
  market_type: MarketTypeTable;
  market_type_outcome: MarketTypeOutcomeTable;
  market: MarketTable;
  outcome: OutcomeTable;
  calendar_season: CalendarSeasonTable;
}
