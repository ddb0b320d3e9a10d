import type { BookedSelection, SharedSelection } from "@livery/contract";
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
export async function offeredSelections(
  betting: Pick<BettingService, "book" | "db" | "live">,
  selections: readonly BookedSelection[],
): Promise<readonly (SharedSelection | null)[]> {
  const names = await namesOf(betting.db, selections);
  return selections.map((selection, index) => {
    const name = names.get(index);
    if (name === undefined) return null;
    return {
      matchId: selection.matchId,
      marketTypeId: selection.marketTypeId,
      outcomeId: selection.outcomeId,
      special: selection.special,
      banker: selection.banker,
      home: name.home,
      away: name.away,
      startsAt: name.starts_at.toISOString(),
      sportId: name.sport_id,
      tournamentName: name.tournament,
      marketName: name.market_name,
      outcomeName: name.outcome_name,
      ...offerOf(betting, selection),
    };
  });
}

async function namesOf(
  db: Kysely<Schema>,
  selections: readonly BookedSelection[],
): Promise<ReadonlyMap<number, NameRow>> {
  const storable = selections.flatMap(({ matchId, marketTypeId, outcomeId, special }, index) =>
    [matchId, marketTypeId, outcomeId].some((id) => id > largestId) || special.includes("\0")
      ? []
      : [{ index, match: matchId, type: marketTypeId, outcome: outcomeId, special }],
  );
  const { rows } = await sql<NameRow>`
    select selection.index, home.name as home, away.name as away, match.starts_at, tournament_place.sport_id, tournament.name as tournament,
      market_type.name as market_name, label.name as outcome_name
    from jsonb_to_recordset(${JSON.stringify(storable)}::jsonb) as selection(index integer, match integer, type integer, outcome integer, special text)
    join market on market.match_id = selection.match and market.market_type_id = selection.type and market.special = selection.special
    join outcome on outcome.market_id = market.market_id and outcome.outcome_id = selection.outcome
    join market_type on market_type.market_type_id = selection.type
    join market_type_outcome label on label.market_type_id = selection.type and label.outcome_id = selection.outcome
    join match on match.match_id = selection.match
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
  selection: BookedSelection,
): Pick<SharedSelection, "combined" | "live" | "locked" | "minTip" | "odds" | "single"> {
  const quote = live?.quote(selection) ?? null;
  if (quote !== null) {
    if (quote.state === "over") return gone;
    const { combined, odds, single, state } = quote;
    return { live: true, odds, locked: state !== "open", minTip: 1, single, combined };
  }
  const match = book.match(selection.matchId);
  const market = match?.markets.get(marketKey(selection.marketTypeId, selection.special));
  const outcome = market?.outcomes.get(selection.outcomeId);
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
