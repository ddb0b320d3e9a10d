import { type Call, calls, type CallKey, decodeResult, type PayloadIn, type ResultOut } from "@livery/contract";
import { Kysely, PostgresDialect, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { requireLeagues } from "../catalogue/lists/require-catalogue-ids.ts";
import type { Schema } from "../db/schema.ts";
import { startTestHouse, type TestHouse } from "../testing/house.ts";
import { makeLeague, type MadeLeague } from "./testing/test-offer.ts";

let house: TestHouse;
let superLig: MadeLeague;
let premier: MadeLeague;
let cup: MadeLeague;
beforeAll(async () => {
  house = await startTestHouse();
  const { db } = house.test;
  superLig = await makeLeague(db, {
    category: "Turkey",
    flag: "tr",
    tournament: "Süper Lig",
    matches: [
      ["Kasımpaşa", "Beşiktaş", 5],
      ["Galatasaray", "Fenerbahçe", 30],
      ["Konyaspor", "Göztepe", 24 * 40],
      ["Beşiktaş", "Göztepe", -50, [2, 1]],
    ],
  });
  premier = await makeLeague(db, {
    category: "England",
    flag: "gb-eng",
    tournament: "Premier League",
    matches: [
      ["Arsenal", "Everton", 3],
      ["Everton", "Arsenal", -200, [0, 0]],
    ],
  });
  cup = await makeLeague(db, {
    category: "International",
    flag: null,
    tournament: "World Cup",
    matches: [["France", "Croatia", -400, [4, 2]]],
  });
  await sql`update match set result = jsonb_set(jsonb_set(result, '{et}', '[4, 3]'), '{p}', '[5, 4]') where match_id = ${cup.matchIds[0]}`.execute(
    db,
  );
});
afterAll(() => house.close());

async function request<K extends CallKey>(key: K, payload: PayloadIn<K>): Promise<ResultOut<K>> {
  const answer = await house.visitor().call(key, payload);
  if (answer.status !== 200) throw new Error(`${key}: ${answer.status} ${answer.text}`);
  return decodeResult(calls[key] as Call, answer.body) as ResultOut<K>;
}
const refusal = async <K extends CallKey>(key: K, payload: PayloadIn<K>) => {
  const { status, body } = await house.visitor().call(key, payload);
  return [status, body];
};
const teams = (rows: readonly { home: string; away: string }[]) => rows.map(({ home, away }) => `${home} – ${away}`);
const football = { sportId: 1 };

describe("what can be bet on", () => {
  test("sports, categories and tournaments count the matches that the site offers (matches_day: 30)", async () => {
    expect(await request("sports", {})).toEqual([{ sportId: 1, name: "Football", matchCount: 3 }]);
    expect(await request("sports", { days: 1 })).toMatchObject([{ matchCount: 2 }]);
    expect(await request("sports", { days: 60 })).toMatchObject([{ matchCount: 4 }]);
    const categories = await request("categories", football);
    expect(categories).toMatchObject([
      { name: "England", countryFlag: "gb-eng", matchCount: 1 },
      { name: "Turkey", countryFlag: "tr", matchCount: 2 },
    ]);
    const of = { ...football, categoryId: superLig.categoryId };
    expect(await request("tournament", of)).toEqual([
      {
        tournamentId: superLig.tournamentId,
        categoryId: superLig.categoryId,
        sportId: 1,
        name: "Süper Lig",
        matchCount: 2,
      },
    ]);
    expect(await request("tournament", { ...football, categoryId: cup.categoryId })).toEqual([]);
  });

  test("matches are ordered by kick-off, with their markets and prices", async () => {
    const page = await request("matches", football);
    expect(page).toMatchObject({ total: 3, page: 1, pageSize: 50 });
    expect(teams(page.rows)).toEqual(["Arsenal – Everton", "Kasımpaşa – Beşiktaş", "Galatasaray – Fenerbahçe"]);
    const [first] = page.rows;
    expect(first).toMatchObject({
      sportName: "Football",
      categoryName: "England",
      countryFlag: "gb-eng",
      tournamentName: "Premier League",
      marketCount: first?.markets.length,
      minTip: 1,
    });
    const markets = first?.markets.map(({ marketTypeId, name, special }) => [marketTypeId, name, special]);
    expect(markets?.slice(0, 4)).toEqual([
      [1, "market.1", ""],
      [60, "market.60", ""],
      [10, "market.10", ""],
      [18, "market.18", "1.5"],
    ]);
    expect([...new Set(markets?.map(([marketTypeId]) => marketTypeId))]).toEqual([
      1, 60, 10, 18, 16, 29, 26, 47, 45, 68,
    ]);
    expect(first?.markets.find(({ marketTypeId }) => marketTypeId === 45)?.outcomes).toHaveLength(26);
    expect(first?.markets[0]?.outcomes.map(({ outcomeId, name }) => [outcomeId, name])).toEqual([
      [1, "home"],
      [2, "draw"],
      [3, "away"],
    ]);
    expect(first?.markets[0]?.outcomes.every(({ odds, locked }) => odds >= 1010 && !locked)).toBe(true);
  });

  test("matches can be filtered by category, tournament, leagues, keyword, market types and page", async () => {
    const list = async (filter: Omit<PayloadIn<"matches">, "sportId">) =>
      teams((await request("matches", { ...football, ...filter })).rows);
    expect(await list({ categoryId: superLig.categoryId })).toHaveLength(2);
    expect(await list({ tournamentId: premier.tournamentId })).toEqual(["Arsenal – Everton"]);
    expect(
      await list({ leagues: [{ categoryId: superLig.categoryId, tournamentIds: [superLig.tournamentId] }] }),
    ).toHaveLength(2);
    expect(
      await list({
        leagues: [
          { categoryId: superLig.categoryId, tournamentIds: [] },
          { categoryId: premier.categoryId, tournamentIds: [] },
        ],
      }),
    ).toHaveLength(3);
    expect(await list({ leagues: [] })).toEqual([]);
    expect(await list({ keyword: "kasimpasa" })).toEqual(["Kasımpaşa – Beşiktaş"]);
    expect(await list({ keyword: "%%%" })).toEqual([]);
    expect(await list({ days: 1 })).toHaveLength(2);
    expect(await list({ from: new Date(Date.now() + 24 * 3_600_000).toISOString() })).toEqual([
      "Galatasaray – Fenerbahçe",
    ]);
    expect(await list({ from: "9999-12-31T00:00:00Z", days: 366 })).toEqual([]);
    expect(await list({ from: "0001-01-01T00:00:00Z", days: 366 })).toEqual([]);
    const second = await request("matches", { ...football, page: 2, pageSize: 2, marketTypeIds: [1] });
    expect(second).toMatchObject({
      total: 3,
      page: 2,
      rows: [{ home: "Galatasaray", markets: [{ marketTypeId: 1 }] }],
    });
    expect(await request("matches", { ...football, page: 9 })).toMatchObject({ total: 3, rows: [] });
  });

  test.each([
    ["matches", 50, { sportId: 1 }],
    ["apiResults", 50, {}],
    ["searchMatches", 75, { keyWord: "arsenal" }],
  ] as const)("%s answers at most %i matches at once (§9)", async (key, most, query) => {
    const list = async (limit: number) => (await house.visitor().raw(key, { ...query, limit })).body;
    expect(await list(most)).toMatchObject({ status: 1 });
    expect(await list(most + 1)).toMatchObject({ code: "invalid_field", path: "limit" });
  });

  test("a changed price and a new market are in the next answer", async () => {
    const { db } = house.test;
    const [arsenal] = premier.matchIds;
    const home = async () => {
      const { rows } = await request("matches", { ...football, tournamentId: premier.tournamentId });
      const [result, ...others] = rows[0]?.markets ?? [];
      return { odds: result?.outcomes[0]?.odds, others: others.length };
    };
    const before = await home();
    await sql`update outcome set odds = 7770 where outcome_id = 1 and market_id =
      (select market_id from market where match_id = ${arsenal} and market_type_id = 1)`.execute(db);
    expect(await home()).toEqual({ ...before, odds: 7770 });
    await sql`with added as (insert into market (match_id, market_type_id, special, status)
        values (${arsenal}, 18, '9.5', 'open') returning market_id)
      insert into outcome (market_id, outcome_id, odds) select market_id, unnest(array[12, 13]), 1900 from added`.execute(
      db,
    );
    expect(await home()).toEqual({ odds: 7770, others: before.others + 1 });
    await sql`update market set status = 'closed' where match_id = ${arsenal} and special = '9.5'`.execute(db);
    expect(await home()).toEqual({ ...before, odds: 7770 });
  });

  test("a locked market is shown locked, a closed one is left out, and a match that has begun is not found", async () => {
    const { db } = house.test;
    const [kasimpasa] = superLig.matchIds;
    await sql`update market set status = 'locked' where match_id = ${kasimpasa} and market_type_id = 1`.execute(db);
    await sql`update market set status = 'closed' where match_id = ${kasimpasa} and market_type_id = 29`.execute(db);
    const match = await request("apiOdds", { matchId: kasimpasa ?? 0 });
    expect(match.marketCount).toBe(match.markets.length);
    expect(match.markets.some(({ marketTypeId }) => marketTypeId === 29)).toBe(false);
    expect(match.markets.find(({ marketTypeId }) => marketTypeId === 1)).toMatchObject({
      locked: true,
      outcomes: [{ locked: true }, { locked: true }, { locked: true }],
    });
    await sql`update match set starts_at = house_now() where match_id = ${kasimpasa}`.execute(db);
    expect(await refusal("apiOdds", { matchId: kasimpasa ?? 0 })).toMatchObject([
      404,
      { code: "not_found", path: "matchId" },
    ]);
    expect((await request("matches", football)).total).toBe(2);
    await sql`update match set status = 'not_started', starts_at = house_now() + interval '5 hours' where match_id = ${kasimpasa}`.execute(
      db,
    );
    await sql`update market set status = 'open' where match_id = ${kasimpasa}`.execute(db);
  });

  test("the search ignores case and accents, takes several words, and finds tournaments and countries (D47)", async () => {
    const find = async (keyword: string) => teams(await request("searchMatches", { keyword }));
    expect(await find("KASIMPASA")).toEqual(["Kasımpaşa – Beşiktaş"]);
    expect(await find("besiktas")).toEqual(["Kasımpaşa – Beşiktaş"]);
    expect(await find("fenerbahce galatasaray")).toEqual(["Galatasaray – Fenerbahçe"]);
    expect(await find("super")).toHaveLength(2);
    expect(await find("turkey")).toEqual(await find("super"));
    expect(await find("turkey fenerbahce")).toEqual(["Galatasaray – Fenerbahçe"]);
    expect(await find("everton super")).toEqual([]);
    expect(await find("a.b")).toEqual([]);
    const [hit] = await request("searchMatches", { keyword: "arsenal", sportId: 1 });
    expect(hit).toMatchObject({
      home: "Arsenal",
      sportName: "Football",
      tournamentName: "Premier League",
      live: false,
    });
    expect(await request("searchMatches", { keyword: "arsenal", marketTypeIds: [77] })).toEqual([]);
    expect(await request("searchMatches", { keyword: "super", limit: 1 })).toHaveLength(1);
  });

  test.each([
    ["tr", "Türkiye", 2],
    ["tr", "İngiltere", 1],
    ["de", "türkei fenerbahce", 1],
    ["de", "England premier", 1],
    ["fa", "سوپر لیگ", 2],
    ["fa", "ليگ برتر", 1],
    ["fa", "super lig", 2],
    ["en", "لیگ برتر", 0],
  ])(
    "in %s a search for %s finds by the shown names of countries and tournaments (D47)",
    async (lang, keyword, count) => {
      const found = async (key: "searchMatches" | "matches", more: object) => {
        const { body } = await house.visitor().raw(key, { keyWord: keyword, lang, ...more });
        const hits = decodeResult(calls[key] as Call, body) as
          | readonly unknown[]
          | { readonly rows: readonly unknown[] };
        return ("rows" in hits ? hits.rows : hits).length;
      };
      expect([await found("searchMatches", {}), await found("matches", football)]).toEqual([count, count]);
    },
  );

  test("matchProposition returns the matches of the next days, with the operator's preferred tournaments first", async () => {
    await sql`update tournament set list_order = 1 where tournament_id = ${superLig.tournamentId}`.execute(
      house.test.db,
    );
    expect(teams(await request("matchProposition", {}))).toEqual([
      "Kasımpaşa – Beşiktaş",
      "Galatasaray – Fenerbahçe",
      "Arsenal – Everton",
    ]);
  });

  test("an unknown id is refused with its field", async () => {
    expect(await refusal("categories", { sportId: 99 })).toMatchObject([404, { code: "not_found", path: "sportId" }]);
    expect(await refusal("tournament", { ...football, categoryId: 9_999 })).toMatchObject([
      404,
      { code: "tournament_not_found", path: "categoryId" },
    ]);
    const crossed = { ...football, categoryId: premier.categoryId, tournamentId: superLig.tournamentId };
    expect(await refusal("matches", crossed)).toMatchObject([
      404,
      { code: "tournament_not_found", path: "tournamentId" },
    ]);
    const { status, body } = await house.visitor().raw("searchMatches", { keyWord: "ab" });
    expect([status, body]).toMatchObject([400, { code: "invalid_field", path: "keyWord" }]);
  });
});

describe("the leagues of a list of matches", () => {
  const league = (made: MadeLeague, ...others: readonly number[]) => ({
    categoryId: made.categoryId,
    tournamentIds: [made.tournamentId, ...others],
  });

  test("are refused at the first that is not in its sport or category", async () => {
    const unknown = { categoryId: 9_999, tournamentIds: [superLig.tournamentId] };
    const at = (sportId: number, ...leagues: readonly ReturnType<typeof league>[]) =>
      refusal("matches", { sportId, leagues: [...leagues] });
    const refused = (path: string) => [
      404,
      expect.objectContaining({ code: "tournament_not_found", path: `multipleLeague.${path}` }),
    ];
    expect(await at(1, league(superLig, premier.tournamentId))).toEqual(refused("0.leagues.1"));
    expect(await at(1, league(superLig), league(premier, 9_999), unknown)).toEqual(refused("1.leagues.1"));
    expect(await at(1, league(superLig), unknown, league(premier, 9_999))).toEqual(refused("1.categoryId"));
    expect(await at(2, league(superLig))).toEqual(refused("0.categoryId"));
  });

  test("are looked up in one statement, however many they are", async () => {
    let statements = 0;
    const db = new Kysely<Schema>({
      dialect: new PostgresDialect({ pool: house.test.pool }),
      log: () => void (statements += 1),
    });
    await requireLeagues(db, 1, [league(superLig), league(premier), league(cup)]);
    expect(statements).toBe(1);
  });
});

describe("results", () => {
  test("are returned newest first, with the score in display form", async () => {
    const page = await request("apiResults", {});
    expect(page.total).toBe(3);
    expect(page.rows).toMatchObject([
      { home: "Beşiktaş", away: "Göztepe", status: "ended", score: "2:1 (0:0)", tournamentName: "Süper Lig" },
      { home: "Everton", away: "Arsenal", score: "0:0 (0:0)" },
      { home: "France", away: "Croatia", score: "4:2 (0:0) 4:3 ET 5:4 P", categoryName: "International" },
    ]);
  });

  test("can be filtered by category, keyword, time window and page", async () => {
    const list = async (filter: PayloadIn<"apiResults">) => teams((await request("apiResults", filter)).rows);
    expect(await list({ categoryId: cup.categoryId })).toEqual(["France – Croatia"]);
    expect(await list({ keyword: "göztepe" })).toEqual(["Beşiktaş – Göztepe"]);
    expect(await list({ days: 3 })).toEqual(["Beşiktaş – Göztepe"]);
    expect(await list({ from: new Date(Date.now() - 300 * 3_600_000).toISOString(), days: 5 })).toEqual([
      "Everton – Arsenal",
    ]);
    expect(await list({ pageSize: 1, page: 3 })).toEqual(["France – Croatia"]);
  });

  test("are counted by sport, category and tournament", async () => {
    expect(await request("apiSports", {})).toMatchObject([{ sportId: 1, matchCount: 3 }]);
    expect((await request("apiCategories", football)).map(({ name }) => name).toSorted()).toEqual([
      "England",
      "International",
      "Turkey",
    ]);
    expect(await request("apiTournaments", { ...football, categoryId: cup.categoryId })).toMatchObject([
      { name: "World Cup", matchCount: 1 },
    ]);
    expect(await request("apiSports", { days: 1 })).toEqual([]);
    expect(await refusal("apiResults", { tournamentId: 9_999 })).toMatchObject([
      404,
      { code: "tournament_not_found", path: "tournamentId" },
    ]);
  });

  test("are in no answer while the match has not ended by the server's clock", async () => {
    const held = JSON.stringify({ ft: [7, 7], ht: null, et: null, p: null, goals: [], source: "file" });
    await sql`update match set held_result = ${held}::jsonb where match_id = ${premier.matchIds[0]}`.execute(
      house.test.db,
    );
    for (const answer of [
      await house.visitor().call("matches", football),
      await house.visitor().call("apiResults", {}),
      await house.visitor().call("apiOdds", { matchId: premier.matchIds[0] ?? 0 }),
    ])
      expect(answer.text).not.toContain("7:7");
  });

  test("of a match that was not played have no score", async () => {
    await sql`update match set status = 'abandoned', starts_at = house_now() - interval '3 hours', result = null, decided = true where match_id = ${superLig.matchIds[2]}`.execute(
      house.test.db,
    );
    expect((await request("apiResults", { days: 1 })).rows).toMatchObject([
      { home: "Konyaspor", status: "abandoned", score: null },
    ]);
  });
});
