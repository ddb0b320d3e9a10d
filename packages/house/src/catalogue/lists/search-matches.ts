import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Schema } from "../../db/schema.ts";
import { catalogueNamesIn, tournamentAmong } from "../catalogue-names.ts";
import { foldText } from "@livery/i18n/folding";

/** Fewer folded letters than this find nothing (§5). */
const fewestLetters = 3;

/** The folded words of a player's keyword (D47); none if it is too short to find anything. */
export function keywordWords(keyword: string): readonly string[] {
  const letters = foldText(keyword).replaceAll(" ", "");
  return Array.from(letters).length < fewestLetters ? [] : wordsOf(keyword);
}

/** The condition of a player's keyword (D47), or null if it is too short or nothing has its words. */
export const keywordCondition = (
  db: Kysely<Schema>,
  keyword: string,
  lang: string,
): Promise<RawBuilder<boolean> | null> => matchesWith(db, keywordWords(keyword), lang);

/**
 * The condition that teams, tournament or country of a match have every word of a text, or null if nothing has them. Tournament and
 * country have their stored name and that of the reader's language. Needs the table `match`.
 */
export const wordsCondition = (db: Kysely<Schema>, text: string, lang: string): Promise<RawBuilder<boolean> | null> =>
  matchesWith(db, wordsOf(text), lang);

interface SearchedWord {
  /** Folded. */
  readonly word: string;
  /** The slugs of the categories, and of the tournaments, that it names in the reader's language. */
  readonly categories: readonly string[];
  readonly named: readonly string[];
}

interface FoundWord {
  readonly teams: readonly number[];
  readonly tournaments: readonly number[];
}

/**
 * The words are resolved to teams and tournaments first. The condition then compares numbers of `match` alone, whose frequency
 * PostgreSQL knows: it reads the matches of the rarest word by their index, and never compares texts of joined tables. The ids of
 * the other words are a table to it: estimating hundreds of ids one by one takes longer than the search.
 */
async function matchesWith(
  db: Kysely<Schema>,
  words: readonly string[],
  lang: string,
): Promise<RawBuilder<boolean> | null> {
  if (words.length === 0) return null;
  const { categoriesWith, tournamentsWith } = await catalogueNamesIn(lang);
  const searched = words.map((word): SearchedWord => ({
    word,
    categories: categoriesWith(word),
    named: tournamentsWith(word),
  }));
  const { rows } = await sql<FoundWord>`
    select array(select team_id from team where strpos(team.folded, word) > 0) as teams,
      array(select tournament_id from tournament join category using (category_id)
        where strpos(tournament.folded, word) > 0 or strpos(category.slug, word) > 0 or category.slug = any (categories)
          or ${tournamentAmong(sql.ref("named"))}) as tournaments
    from jsonb_to_recordset(${JSON.stringify(searched)}::jsonb) as searched (word text, categories text[], named text[])`.execute(
    db,
  );
  if (rows.some(({ teams, tournaments }) => teams.length === 0 && tournaments.length === 0)) return null;
  const [rarest, ...others] = rows.toSorted((a, b) => countOf(a) - countOf(b));
  const conditions = [
    ...(rarest === undefined ? [] : [anyOf(rarest, (ids) => sql`= any (${ids}::integer[])`)]),
    ...others.map((word) => anyOf(word, (ids) => sql`in (select unnest(${ids}::integer[]))`)),
  ];
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

const countOf = ({ teams, tournaments }: FoundWord): number => teams.length + tournaments.length;

/** Whether a match is of one of a word's teams or tournaments; `among` compares with ids, of which there are some. */
function anyOf(
  { teams, tournaments }: FoundWord,
  among: (ids: readonly number[]) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  const of = (column: string, ids: readonly number[]): readonly RawBuilder<unknown>[] =>
    ids.length === 0 ? [] : [sql`${sql.ref(column)} ${among(ids)}`];
  const either = [
    ...of("match.home_team_id", teams),
    ...of("match.away_team_id", teams),
    ...of("match.tournament_id", tournaments),
  ];
  return sql`(${sql.join(either, sql` or `)})`;
}

/** The folded words of a text. A word within another one is left out: the other one implies it. */
function wordsOf(text: string): readonly string[] {
  const words = [...new Set(foldText(text).split(" "))].filter((word) => word !== "");
  return words.filter((word) => !words.some((other) => other !== word && other.includes(word)));
}
