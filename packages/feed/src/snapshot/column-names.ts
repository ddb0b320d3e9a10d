import { outcomeFields } from "../model/fields.ts";

/** The limit fields of an outcome. */
export const limitFields = outcomeFields.filter(({ kind }) => kind === "limit");

/** The columns of OddsGroupColumns, ascending by field number. */
export const marketColumns = [
  "oddsid_step",
  "match_step",
  "oddstype",
  "noddTypeId",
  "typename_word",
  "special_word",
  "flags",
] as const;

/** The columns of OddColumns, ascending by field number. */
export const outcomeColumns = [
  "handle_gap",
  "group_step",
  "outcomeid",
  "outcome_word",
  "special_word",
  "id_step",
  "odd",
  "handicap_word",
  "flags",
  "limits",
] as const;
