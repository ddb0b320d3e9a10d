import { CallError, type LeagueChoice } from "@livery/contract";
import type { Kysely } from "kysely";
import { wrongId, type CataloguePath } from "./catalogue-levels.ts";
import type { Schema } from "../../db/schema.ts";

/**
 * Throws `not_found` for an unknown sport, `tournament_not_found` for a category or tournament that does not exist or is not in
 * it.
 */
export async function requireCatalogueIds(db: Kysely<Schema>, ids: CataloguePath): Promise<void> {
  const wrong = await wrongId(db, ids);
  if (wrong === null) return;
  throw new CallError(wrong === "sportId" ? "not_found" : "tournament_not_found", { path: wrong });
}

/** The same for the leagues of a list that requests several (`multipleLeague`). */
export async function requireLeagues(
  db: Kysely<Schema>,
  sportId: number,
  leagues: readonly LeagueChoice[] = [],
): Promise<void> {
  for (const [index, { categoryId, tournamentIds }] of leagues.entries()) {
    const league = `multipleLeague.${index}`;
    if ((await wrongId(db, { sportId, categoryId })) !== null)
      throw new CallError("tournament_not_found", { path: `${league}.categoryId` });
    for (const [at, tournamentId] of tournamentIds.entries())
      if ((await wrongId(db, { sportId, categoryId, tournamentId })) !== null)
        throw new CallError("tournament_not_found", { path: `${league}.leagues.${at}` });
  }
}
