import { idOf } from "../../routes/id-parameter.ts";

/** What is chosen on Sports, as the address says it: `?sport=1&category=2&tournament=3&page=2`. */
export interface Selection {
  readonly sport: number | null;
  readonly category: number | null;
  readonly tournament: number | null;
  readonly page: number;
}

/** Reads a selection; what is no id is nothing, and nothing is chosen below what is not chosen. */
export function readSelection(search: Readonly<Record<string, string | undefined>>): Selection {
  const sport = idOf(search["sport"]);
  const category = sport === null ? null : idOf(search["category"]);
  const tournament = category === null ? null : idOf(search["tournament"]);
  return { sport, category, tournament, page: idOf(search["page"]) ?? 1 };
}

/** The search of a selection; the first page is not named. */
export function writeSelection({
  sport,
  category,
  tournament,
  page,
}: Partial<Selection>): Record<string, number | undefined> {
  return {
    sport: sport ?? undefined,
    category: category ?? undefined,
    tournament: tournament ?? undefined,
    page: page !== undefined && page > 1 ? page : undefined,
  };
}
