import { idOf } from "../../routes/id-parameter.ts";

/** The choice on Sports, as in the address: `?sport=1&category=2&tournament=3&page=2`. */
export interface TreeFilter {
  readonly sport: number | null;
  readonly category: number | null;
  readonly tournament: number | null;
  readonly page: number;
}

/** Reads a filter. Invalid ids count as no choice, and a level below an unchosen one is not chosen. */
export function readFilter(search: Readonly<Record<string, string | undefined>>): TreeFilter {
  const sport = idOf(search["sport"]);
  const category = sport === null ? null : idOf(search["category"]);
  const tournament = category === null ? null : idOf(search["tournament"]);
  return { sport, category, tournament, page: idOf(search["page"]) ?? 1 };
}

/** Returns the search parameters of a filter; the first page is left out. */
export function writeFilter({
  sport,
  category,
  tournament,
  page,
}: Partial<TreeFilter>): Record<string, number | undefined> {
  return {
    sport: sport ?? undefined,
    category: category ?? undefined,
    tournament: tournament ?? undefined,
    page: page !== undefined && page > 1 ? page : undefined,
  };
}
