import type { LegError, PlaceCoupon } from "@livery/contract";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/schema.ts";
import type { MarketStatus, StoredMatchStatus } from "../db/tables/catalogue.ts";
import { legError } from "./refusals.ts";

/** The largest id that the catalogue's columns hold. */
export const largestId = 2_147_483_647;

interface Facts {
  readonly status: StoredMatchStatus;
  readonly begun: boolean;
  readonly home: string;
  readonly away: string;
  readonly live: boolean;
  readonly market: MarketStatus | null;
}

/** Returns why selections are not on offer, according to the database. A selection that is on offer by now is left out. */
export async function missingLegs(
  db: Kysely<Schema>,
  slip: PlaceCoupon,
  indexes: readonly number[],
): Promise<readonly LegError[]> {
  const errors = await Promise.all(
    indexes.map(async (index) => {
      const selection = slip.selections[index];
      return selection === undefined ? null : reasonOf(index, await factsOf(db, selection));
    }),
  );
  return errors.filter((error) => error !== null);
}

function reasonOf(index: number, facts: Facts | undefined): LegError | null {
  if (facts === undefined) return legError(index, "not_found", { missing: "match" });
  const match = `${facts.home} – ${facts.away}`;
  if (facts.status === "cancelled" || facts.status === "abandoned" || facts.status === "postponed")
    return legError(index, "match_cancelled", { match });
  // A live match that no feed of this server publishes now.
  if (facts.live && facts.status === "live") return legError(index, "feed_stale", { match });
  if (facts.begun || facts.status !== "not_started") return legError(index, "match_started", { match });
  if (facts.market === null) return legError(index, "not_found", { missing: "market" });
  return facts.market === "open" || facts.market === "locked" ? null : legError(index, "market_closed", { match });
}

async function factsOf(db: Kysely<Schema>, selection: PlaceCoupon["selections"][number]): Promise<Facts | undefined> {
  // A value that no column can hold matches no row.
  const ids = [selection.matchId, selection.marketTypeId, selection.outcomeId];
  if (ids.some((id) => id > largestId) || selection.special.includes("\0")) return undefined;
  const { rows } = await sql<Facts>`
    select match.status, match.source = 'live' as live, starts_at <= house_now() as begun, home.name as home, away.name as away,
      (select market.status from market join outcome using (market_id)
       where market.match_id = match.match_id and market_type_id = ${selection.marketTypeId} and special = ${selection.special}
         and outcome_id = ${selection.outcomeId}) as market
    from match
    join team home on home.team_id = home_team_id
    join team away on away.team_id = away_team_id
    where match_id = ${selection.matchId}`.execute(db);
  return rows[0];
}
