import type { Kysely } from "kysely";
import { sql } from "kysely";
import type { Schema } from "../../db/schema.ts";
import type { StoredMatchStatus, StoredResult } from "../../db/tables/catalogue.ts";
import type { KeyedFixture } from "./read.ts";

/** A match of a season as the server has it. */
export interface KnownMatch {
  readonly matchId: number;
  readonly key: string;
  readonly homeTeamId: number;
  readonly awayTeamId: number;
  readonly startsAt: Date;
  readonly timeKnown: boolean;
  readonly round: string | null;
  readonly stage: string | null;
  readonly groupName: string | null;
  readonly ground: string | null;
  readonly status: StoredMatchStatus;
  readonly reason: string | null;
  /** The known result, shown or held back. */
  readonly result: StoredResult | null;
  /** True if its bets are settled, or have a manual result: no file changes that. */
  readonly decided: boolean;
  /** True if it was ever offered: bets may depend on it. */
  readonly offered: boolean;
}

/** The season's matches, locked until the transaction ends. */
export async function knownMatches(
  db: Kysely<Schema>,
  tournamentId: number,
  season: string,
): Promise<readonly KnownMatch[]> {
  const rows = await db
    .selectFrom("match")
    .selectAll()
    .select(sql<boolean>`exists (select from market where market.match_id = match.match_id)`.as("offered"))
    .where("tournament_id", "=", tournamentId)
    .where("season", "=", season)
    .orderBy("match_id")
    .forUpdate()
    .execute();
  return rows.map((row) => ({
    matchId: row.match_id,
    key: row.source_key,
    homeTeamId: row.home_team_id,
    awayTeamId: row.away_team_id,
    startsAt: row.starts_at,
    timeKnown: row.time_known,
    round: row.round,
    stage: row.stage,
    groupName: row.group_name,
    ground: row.ground,
    status: row.status,
    reason: row.reason,
    result: row.result ?? row.held_result,
    decided: row.decided || row.voided || row.certainty !== "confirmed" || row.result?.source === "panel",
    offered: row.offered,
  }));
}

/**
 * The known match of a fixture: the one of its key; else, if the file renamed the round, the pair's match on the same day; else
 * the pair's only match, if the file has one of that pair too.
 */
export function pairUp(
  fixtures: readonly KeyedFixture[],
  known: readonly KnownMatch[],
  teams: ReadonlyMap<string, number>,
): ReadonlyMap<KeyedFixture, KnownMatch> {
  const pairs = new Map<KeyedFixture, KnownMatch>();
  const free = new Map(known.map((match) => [match.key, match]));
  const pair = (fixture: KeyedFixture, match: KnownMatch | undefined): void => {
    if (match === undefined) return;
    free.delete(match.key);
    pairs.set(fixture, match);
  };
  for (const fixture of fixtures) pair(fixture, free.get(fixture.key));
  const left = fixtures.filter((fixture) => !pairs.has(fixture));
  const samePair = (fixture: KeyedFixture): KnownMatch[] =>
    [...free.values()].filter(
      (match) => match.homeTeamId === teams.get(fixture.homeSlug) && match.awayTeamId === teams.get(fixture.awaySlug),
    );
  for (const fixture of left)
    pair(
      fixture,
      samePair(fixture).find((match) => match.startsAt.toISOString().slice(0, 10) === fixture.startsAt.slice(0, 10)),
    );
  for (const fixture of left) {
    if (pairs.has(fixture)) continue;
    const candidates = samePair(fixture);
    const twins = fixtures.filter(
      (other) => other.homeSlug === fixture.homeSlug && other.awaySlug === fixture.awaySlug,
    );
    if (candidates.length === 1 && twins.length === 1) pair(fixture, candidates[0]);
  }
  return pairs;
}
