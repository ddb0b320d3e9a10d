import { ensureTeams, ensureTournament } from "../../catalogue/tournaments.ts";
import { insertMatches, type MatchRow } from "../../catalogue/match-rows.ts";
import { openMarkets } from "../../catalogue/open-markets.ts";
import type { Kysely } from "kysely";
import type { Schema } from "../../db/schema.ts";

export interface TestLeague {
  readonly category: string;
  readonly flag: string | null;
  readonly tournament: string;
  readonly season?: string;
  /** Home, away, hours from now until kick-off; a match with a score is over. */
  readonly matches: readonly (readonly [
    home: string,
    away: string,
    hours: number,
    score?: readonly [number, number],
  ])[];
}

/** The ids of a created league; the matches' ids in the given order. */
export interface MadeLeague {
  readonly categoryId: number;
  readonly tournamentId: number;
  readonly matchIds: readonly number[];
}

/** Writes a league with priced matches into a test's database. */
export async function makeLeague(db: Kysely<Schema>, league: TestLeague): Promise<MadeLeague> {
  const { categoryId, tournamentId } = await ensureTournament(db, league);
  const teams = await ensureTeams(
    db,
    categoryId,
    league.matches.flatMap(([home, away]) => [home, away]),
  );
  const ids = [...teams.values()];
  const byName = await db.selectFrom("team").select(["team_id", "name"]).where("team_id", "in", ids).execute();
  const teamId = (name: string): number => byName.find((team) => team.name === name)?.team_id ?? 0;
  const rows = league.matches.map(([home, away, hours, score], at): MatchRow => {
    const over = score !== undefined;
    return {
      sourceKey: `${at}`,
      round: "Matchday 1",
      stage: null,
      groupName: null,
      ground: null,
      homeTeamId: teamId(home),
      awayTeamId: teamId(away),
      startsAt: new Date(Date.now() + hours * 3_600_000).toISOString(),
      timeKnown: true,
      status: over ? "ended" : "not_started",
      reason: null,
      heldResult: null,
      result: over ? { ft: score, ht: [0, 0], et: null, p: null, goals: [], source: "file" } : null,
      decided: over,
    };
  });
  const season = { tournamentId, season: league.season ?? "1", source: "openfootball" } as const;
  const inserted = await insertMatches(db, season, rows);
  const matchIds = rows.map(({ sourceKey }) => inserted.get(sourceKey) as number);
  await openMarkets(
    db,
    league.matches.flatMap(([home, away, , score], at) =>
      score === undefined ? [{ matchId: matchIds[at] ?? 0, home, away, neutral: false, locked: false }] : [],
    ),
  );
  return { categoryId, tournamentId, matchIds };
}
