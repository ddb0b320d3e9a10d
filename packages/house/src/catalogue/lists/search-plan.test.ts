import { Kysely, PostgresDialect, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Schema } from "../../db/schema.ts";
import { testDatabase, type TestDatabase } from "../../testing/database.ts";
import { examinedRows } from "../../testing/examined-rows.ts";
import { listMatches, searchMatches } from "./open-matches.ts";
import { listResults } from "./results.ts";

/** 2,000 teams, 24 tournaments, 5,000 upcoming matches and 5,000 results: ten matches a team. */
const teamCount = 2_000;

let test: TestDatabase;
/** The statements that `db` has run, with their parameters. */
const statements: { readonly sql: string; readonly parameters: readonly unknown[] }[] = [];
let db: Kysely<Schema>;

beforeAll(async () => {
  test = await testDatabase();
  db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: test.pool }),
    log: ({ query }) => {
      statements.push(query);
    },
  });
  await sql`truncate category cascade`.execute(test.db);
  await sql
    .raw(`
    insert into category (sport_id, name, slug) values (1, 'Test', 'test');
    insert into tournament (category_id, name, slug, folded)
      select category_id, t.name, t.name, t.name from category,
        (select (array['premier league', 'first division', 'cup of the north'])[1 + n % 3] || ' ' || n as name from generate_series(1, 24) n) t;
    insert into team (category_id, name, slug, folded)
      select category_id, t.name, t.name, t.name from category, (
        select case n when 1 then 'real madrid' when 2 then 'real sociedad' when 3 then 'atletico madrid' else
          (array['manchester', 'st pauli', 'zwolle', 'leeds', 'bristol'])[1 + n % 5] || ' ' ||
          (array['united', 'city', 'rovers', 'town', 'athletic', 'fc', 'sc'])[1 + n % 7] || ' ' || n end as name
        from generate_series(1, ${teamCount}) n) t;
    with team_at as (select team_id, row_number() over (order by team_id) - 1 as place from team),
      tournament_at as (select tournament_id, row_number() over (order by tournament_id) - 1 as place from tournament),
      wanted as (
        select n, n % ${teamCount} as home, (n + 1 + n / ${teamCount}) % ${teamCount} as away, n % 24 as tournament from generate_series(0, 9999) n
      ), made as (
        insert into match (tournament_id, season, source, source_key, home_team_id, away_team_id, starts_at, ends_at, status, result)
        select t.tournament_id, '2030', 'calendar', n::text, h.team_id, a.team_id, house_now() + span, house_now() + span + interval '2 hours',
          case when n % 2 = 0 then 'not_started' else 'ended' end,
          case when n % 2 = 0 then null else '{"ft": [1, 0]}'::jsonb end
        from (select *, (case when n % 2 = 0 then 1 else -1 end) * (n + 100) * interval '2 minutes' as span from wanted) w
        join tournament_at t on t.place = w.tournament join team_at h on h.place = w.home join team_at a on a.place = w.away
        returning match_id, status
      )
    insert into market (match_id, market_type_id, special, status) select match_id, 1, '', 'open' from made where status = 'not_started'`)
    .execute(test.db);
  await sql`analyze`.execute(test.db);
});
afterAll(() => test.drop());

/** Runs a search, then explains each of its statements: the rows examined by all of them, and the search's time. */
async function measure(search: () => Promise<unknown>): Promise<{ rows: number; ms: number }> {
  statements.length = 0;
  const from = performance.now();
  await search();
  const ms = performance.now() - from;
  let rows = 0;
  for (const statement of statements) rows += await examinedRows(test.pool, statement);
  return { rows, ms };
}

const searches = {
  "the global search": (keyword: string) => searchMatches(db, { keyword, sportId: 1, defaultDays: 60 }, 75),
  "the list of matches": (keyword: string) => listMatches(db, { keyword, defaultDays: 60 }, { page: 1, pageSize: 50 }),
  "the list of results": (keyword: string) => listResults(db, { keyword, page: 1, pageSize: 50 }),
};

/** The matches whose names have all words: those of the text itself, and of its rarest word. By comparing texts, not by ids. */
async function matchesOf(keyword: string): Promise<{ found: number; rarest: number }> {
  const words = keyword.split(" ");
  const { rows } = await test.pool.query<{ all: boolean; has: boolean[]; n: number }>(
    `select has, not (false = any (has)) as all, count(*)::integer as n from (
      select array(select strpos(home.name || '|' || away.name || '|' || tournament.name, word) > 0 from unnest($1::text[]) word) as has
      from match join tournament using (tournament_id) join team home on home.team_id = home_team_id join team away on away.team_id = away_team_id
    ) named group by has`,
    [words],
  );
  const sum = (of: typeof rows): number => of.reduce((total, { n }) => total + n, 0);
  return {
    found: sum(rows.filter(({ all }) => all)),
    rarest: Math.min(...words.map((_, at) => sum(rows.filter(({ has }) => has[at])))),
  };
}

const keywords = ["madrid", "real madrid premier", "manchester united", "st pauli"];

describe.each(keywords)("a search for %s on 2,000 teams (D47)", (keyword) => {
  it("finds the matches that have every word, and examines rows by the matches of the rarest word", async () => {
    const { found, rarest } = await matchesOf(keyword);
    const [upcoming, over] = await Promise.all([
      searches["the list of matches"](keyword),
      searches["the list of results"](keyword),
    ]);
    expect(upcoming.total + over.total).toBe(found);
    for (const [name, search] of Object.entries(searches)) {
      const { rows, ms } = await measure(() => search(keyword));
      console.info(`${name}, ${keyword}: ${rows.toFixed(0)} rows, ${ms.toFixed(1)} ms`);
      // Each word is compared with every team. A match is counted in each node of a plan that it passes.
      expect(rows, name).toBeLessThan((keyword.split(" ").length + 2) * 1.5 * teamCount + 15 * rarest);
    }
  });
});
