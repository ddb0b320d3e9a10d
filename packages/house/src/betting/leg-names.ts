import { CallError, type PlaceCoupon } from "@livery/contract";
import type { Kysely } from "kysely";
import type { Schema } from "../db/schema.ts";
import { largestId } from "./missing-legs.ts";

/** Adds the match of each leg at fault to its `params` ("{home} – {away}"), as the specification's messages name it (§8). */
export async function withMatches(
  db: Kysely<Schema>,
  { selections }: PlaceCoupon,
  error: CallError,
): Promise<CallError> {
  const unnamed = error.legs.flatMap(({ index, params }) => {
    const matchId = selections[index]?.matchId ?? 0;
    return "match" in params || matchId > largestId ? [] : [matchId];
  });
  if (unnamed.length === 0) return error;
  const rows = await db
    .selectFrom("match")
    .innerJoin("team as home", "home.team_id", "match.home_team_id")
    .innerJoin("team as away", "away.team_id", "match.away_team_id")
    .select(["match_id", "home.name as home", "away.name as away"])
    .where("match_id", "in", unnamed)
    .execute();
  const names = new Map(rows.map(({ match_id, home, away }) => [match_id, `${home} – ${away}`]));
  const legs = error.legs.map((leg) => {
    const match = names.get(selections[leg.index]?.matchId ?? 0);
    return match === undefined ? leg : { ...leg, params: { match, ...leg.params } };
  });
  const { code, path, message, cause } = error;
  const params = legs[0]?.code === code ? { ...legs[0].params, ...error.params } : error.params;
  return new CallError(code, { params, legs, message, cause, ...(path !== undefined && { path }) });
}
