import type { BookedPick, SharedPick } from "@livery/contract";
import { type Kysely, sql } from "kysely";
import { noLimits } from "../../catalogue/outcome-limits.ts";
import { marketKey } from "../../catalogue/price-book.ts";
import type { Schema } from "../../db/schema.ts";
import type { BettingService } from "../betting-service.ts";
import { largestId } from "../missing-legs.ts";

/** The names of a selection in the catalogue. */
interface NameRow {
  readonly index: number;
  readonly home: string;
  readonly away: string;
  readonly starts_at: Date;
  readonly sport_id: number;
  readonly tournament: string;
  readonly market_name: string;
  readonly outcome_name: string;
}

/** Selections with names and current prices; null for each one whose market and outcome the catalogue does not have. */
export async function offeredPicks(
  betting: Pick<BettingService, "book" | "db" | "live">,
  picks: readonly BookedPick[],
): Promise<readonly (SharedPick | null)[]> {
  const names = await namesOf(betting.db, picks);
  return picks.map((pick, index) => {
    const name = names.get(index);
    if (name === undefined) return null;
    return {
      matchId: pick.matchId,
      marketTypeId: pick.marketTypeId,
      outcomeId: pick.outcomeId,
      special: pick.special,
      banker: pick.banker,
      home: name.home,
      away: name.away,
      startsAt: name.starts_at.toISOString(),
      sportId: name.sport_id,
      tournamentName: name.tournament,
      marketName: name.market_name,
      outcomeName: name.outcome_name,
      ...offerOf(betting, pick),
    };
  });
}

async function namesOf(db: Kysely<Schema>, picks: readonly BookedPick[]): Promise<ReadonlyMap<number, NameRow>> {
  const storable = picks.flatMap(({ matchId, marketTypeId, outcomeId, special }, index) =>
    [matchId, marketTypeId, outcomeId].some((id) => id > largestId) || special.includes("\0")
      ? []
      : [{ index, match: matchId, type: marketTypeId, outcome: outcomeId, special }],
  );
  const { rows } = await sql<NameRow>`
    select pick.index, home.name as home, away.name as away, match.starts_at, tournament_place.sport_id, tournament.name as tournament,
      market_type.name as market_name, label.name as outcome_name
    from jsonb_to_recordset(${JSON.stringify(storable)}::jsonb) as pick(index integer, match integer, type integer, outcome integer, special text)
    join market on market.match_id = pick.match and market.market_type_id = pick.type and market.special = pick.special
    join outcome on outcome.market_id = market.market_id and outcome.outcome_id = pick.outcome
    join market_type on market_type.market_type_id = pick.type
    join market_type_outcome label on label.market_type_id = pick.type and label.outcome_id = pick.outcome
    join match on match.match_id = pick.match
    join team home on home.team_id = match.home_team_id
    join team away on away.team_id = match.away_team_id
    join tournament using (tournament_id)
    join category tournament_place on tournament_place.category_id = tournament.category_id`.execute(db);
  return new Map(rows.map((row) => [row.index, row]));
}

const gone = { live: false, odds: null, locked: true, minTip: 1, ...noLimits } as const;

/**
 * The price at which a bet on a selection would be taken now: by the tick in memory during a match, by the price book before it.
 */
function offerOf(
  { book, live }: Pick<BettingService, "book" | "live">,
  pick: BookedPick,
): Pick<SharedPick, "combined" | "live" | "locked" | "minTip" | "odds" | "single"> {
  const quote = live?.quote(pick) ?? null;
  if (quote !== null) {
    if (quote.state === "over") return gone;
    const { combined, odds, single, state } = quote;
    return { live: true, odds, locked: state !== "open", minTip: 1, single, combined };
  }
  const match = book.match(pick.matchId);
  const market = match?.markets.get(marketKey(pick.marketTypeId, pick.special));
  const outcome = market?.outcomes.get(pick.outcomeId);
  if (match === undefined || market === undefined || outcome === undefined) return gone;
  if (market.status === "closed" || market.status === "settled") return gone;
  return {
    live: false,
    odds: outcome.odds,
    locked: market.status === "locked" || outcome.locked,
    minTip: Math.max(match.minTip, outcome.minTip),
    single: outcome.single,
    combined: outcome.combined,
  };
}
