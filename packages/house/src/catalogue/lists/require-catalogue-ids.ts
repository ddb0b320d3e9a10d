import { CallError, type LeagueChoice } from "@livery/contract";
import type { Kysely } from "kysely";
import { wrongId, wrongLeague, type CataloguePath } from "./catalogue-levels.ts";
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
  if (leagues.length === 0) return;
  const wrong = await wrongLeague(db, sportId, leagues);
  if (wrong === null) return;
  const within = wrong.tournament === null ? "categoryId" : `leagues.${wrong.tournament}`;
  throw new CallError("tournament_not_found", { path: `multipleLeague.${wrong.league}.${within}` });
}
