import type { LiveSport, MarketFields, MatchFields, OutcomeFields } from "./match.ts";
import type { OutcomeMotion } from "./change.ts";

/**
 * The type of a field. `count` is a uint32, `movement` a sint32, `clock` a MatchClock or null, `incidents` a list of Incident or
 * null, `limit` a whole number of minor units or null.
 */
export type FieldKind = "text" | "flag" | "count" | "movement" | "clock" | "incidents" | "limit";

/** One field of a message: its name on the wire (the specification's), its name in the model, its type. */
export interface Field<Model> {
  readonly wire: string;
  readonly model: keyof Model & string;
  readonly kind: FieldKind;
}

type Row<Model> = readonly [wire: string, model: keyof Model & string, kind: FieldKind];

const table = <Model>(rows: readonly Row<Model>[]): readonly Field<Model>[] =>
  rows.map(([wire, model, kind]) => ({ wire, model, kind }));

// Each table is ascending by field number: the state's hash steps through the fields in this order.

export const matchFields = table<MatchFields>([
  ["matchid", "matchId", "count"],
  ["betstatus", "betStatus", "text"],
  ["matchstatus", "status", "text"],
  ["active", "active", "flag"],
  ["iss", "stopped", "flag"],
  ["isv", "visible", "flag"],
  ["matchscore", "score", "text"],
  ["gamescore", "gameScore", "text"],
  ["setscores", "setScores", "text"],
  ["redhome", "redHome", "count"],
  ["yellowhome", "yellowHome", "count"],
  ["redaway", "redAway", "count"],
  ["yellowaway", "yellowAway", "count"],
  ["yellowredhome", "yellowRedHome", "count"],
  ["yellowredaway", "yellowRedAway", "count"],
  ["cornerhome", "cornersHome", "count"],
  ["corneraway", "cornersAway", "count"],
  ["clock", "clock", "clock"],
  ["periodLength", "periodLength", "count"],
  ["oddsCount", "marketCount", "count"],
  ["home", "home", "text"],
  ["away", "away", "text"],
  ["categoryName", "categoryName", "text"],
  ["tournamentName", "tournamentName", "text"],
  ["matchDate", "startsAt", "text"],
  ["tournamentId", "tournamentId", "count"],
  ["sportId", "sportId", "count"],
  ["categoryId", "categoryId", "count"],
  ["listOrder", "listOrder", "count"],
  ["extra_count", "extraCount", "count"],
  ["ttype", "tournamentType", "text"],
  ["countryFlag", "categoryFlag", "text"],
  ["timeline", "timeline", "incidents"],
]);

export const marketFields = table<MarketFields>([
  ["oddsid", "marketId", "count"],
  ["matchid", "matchId", "count"],
  ["oddstype", "marketTypeId", "count"],
  ["noddTypeId", "feedTypeId", "count"],
  ["typename", "name", "text"],
  ["special", "special", "text"],
  ["active", "active", "flag"],
  ["status", "open", "flag"],
  ["iss", "stopped", "flag"],
  ["isv", "visible", "flag"],
  ["mostbalanced", "mostBalanced", "flag"],
]);

export const outcomeFields = table<OutcomeFields>([
  ["oddsid", "marketId", "count"],
  ["outcomeid", "outcomeId", "count"],
  ["outcome", "name", "text"],
  ["special", "special", "text"],
  ["id", "oddId", "count"],
  ["handicap", "handicap", "text"],
  ["singleMinStake", "singleMinStake", "limit"],
  ["singleMaxStake", "singleMaxStake", "limit"],
  ["singleMaxPay", "singleMaxPay", "limit"],
  ["kombiMinStake", "combinedMinStake", "limit"],
  ["kombiMaxStake", "combinedMaxStake", "limit"],
  ["kombiMaxPay", "combinedMaxPay", "limit"],
]);

/** The fields that move; stored in columns and hashed from there. */
export const motionFields = table<OutcomeMotion>([
  ["active", "active", "flag"],
  ["odd", "odds", "count"],
  ["pos", "movement", "movement"],
  ["status", "open", "flag"],
]);

export const sportFields = table<LiveSport>([
  ["sportId", "sportId", "count"],
  ["sportName", "name", "text"],
  ["liveCount", "liveCount", "count"],
  ["inPlay", "inPlay", "count"],
]);

const defaults: Readonly<Record<FieldKind, unknown>> = {
  text: "",
  flag: false,
  count: 0,
  movement: 0,
  clock: null,
  incidents: null,
  limit: null,
};

/** Returns a model with every field at its type's default: the start of a new object. */
export function defaultFields<Model>(fields: readonly Field<Model>[]): Model {
  return Object.fromEntries(fields.map(({ model, kind }) => [model, defaults[kind]])) as Model;
}
