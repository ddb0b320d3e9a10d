import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Schema } from "../../db/schema.ts";
import { foldText } from "@livery/i18n/folding";

/** Fewer folded letters than this find nothing (§5). */
const fewestLetters = 3;

/** The folded words of a player's keyword (D47); none if it is too short to find anything. */
export function keywordWords(keyword: string): readonly string[] {
  const letters = foldText(keyword).replaceAll(" ", "");
  return Array.from(letters).length < fewestLetters ? [] : wordsOf(keyword);
}

/** The condition of a player's keyword (D47), or null if it is too short or nothing has its words. */
export const keywordCondition = (db: Kysely<Schema>, keyword: string): Promise<RawBuilder<boolean> | null> =>
  matchesWith(db, keywordWords(keyword));

/**
 * The condition that teams or tournament of a match have every word of a text, or null if nothing has them. Needs the table
 * `match`.
 */
export const wordsCondition = (db: Kysely<Schema>, text: string): Promise<RawBuilder<boolean> | null> =>
  matchesWith(db, wordsOf(text));

/**
 * The words are resolved to teams and tournaments first. The condition then compares numbers of `match` alone, whose frequency
 * PostgreSQL knows: it reads the matches of the rarest word by their index, and never compares texts of joined tables.
 */
async function matchesWith(db: Kysely<Schema>, words: readonly string[]): Promise<RawBuilder<boolean> | null> {
  if (words.length === 0) return null;
  const { rows } = await sql<{ teams: readonly number[]; tournaments: readonly number[] }>`
    select array(select team_id from team where strpos(team.folded, word) > 0) as teams,
      array(select tournament_id from tournament where strpos(tournament.folded, word) > 0) as tournaments
    from unnest(${words}::text[]) word`.execute(db);
  if (rows.some(({ teams, tournaments }) => teams.length === 0 && tournaments.length === 0)) return null;
  return sql<boolean>`${sql.join(
    rows.map(
      ({ teams, tournaments }) => sql`(match.home_team_id = any (${teams}::integer[])
        or match.away_team_id = any (${teams}::integer[]) or match.tournament_id = any (${tournaments}::integer[]))`,
    ),
    sql` and `,
  )}`;
}

/** The folded words of a text. A word within another one is left out: the other one implies it. */
function wordsOf(text: string): readonly string[] {
  const words = [...new Set(foldText(text).split(" "))].filter((word) => word !== "");
  return words.filter((word) => !words.some((other) => other !== word && other.includes(word)));
}
