import { calls, decodeResult, encodedResults } from "@livery/contract";
import { type KyselyPlugin, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeLeague } from "../../api/testing/test-offer.ts";
import { testDatabase, type TestDatabase } from "../../testing/database.ts";
import { MatchSummaries } from "./summaries.ts";

let database: TestDatabase;
let ids: readonly number[];
beforeAll(async () => {
  database = await testDatabase();
  const league = await makeLeague(database.db, {
    category: "England",
    flag: "gb-eng",
    tournament: "Premier League",
    matches: Array.from({ length: 20 }, (_, at) => [`Home ${at}`, `Away ${at}`, 5 + at]),
  });
  ids = league.matchIds;
});
afterAll(() => database.drop());

/** Summaries of the database, with the number of times that they read markets. */
function counted(): { readonly summaries: MatchSummaries; readonly reads: () => number } {
  let reads = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (JSON.stringify(node).includes("market_type_outcome")) reads += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { summaries: new MatchSummaries(database.db.withPlugin(counter)), reads: () => reads };
}
const decoded = (texts: readonly string[]) =>
  decodeResult(calls.matchProposition, JSON.parse(encodedResults(texts)) as unknown);

test("markets are read once for each change, whoever asks and for whatever market types", async () => {
  const { summaries, reads } = counted();
  const [first, second] = await Promise.all([summaries.texts(ids), summaries.texts(ids, [1])]);
  expect(decoded(first).map(({ matchId }) => matchId)).toEqual(ids);
  expect(decoded(second).every(({ markets }) => markets.map((each) => each.marketTypeId).join() === "1")).toBe(true);
  // Eight matches are read together: 20 matches take three reads, and those who ask at the same time share them.
  expect(reads()).toBe(3);
  expect(await summaries.texts(ids)).toEqual(first);
  expect(reads()).toBe(3);
  await sql`update outcome set odds = 4440 where outcome_id = 1 and market_id =
    (select market_id from market where match_id = ${ids[9]} and market_type_id = 1)`.execute(database.db);
  const [changed] = decoded(await summaries.texts([ids[9] ?? 0]));
  expect(changed?.markets[0]?.outcomes[0]?.odds).toBe(4440);
  expect(reads()).toBe(4);
});

test("a long list lets other work run between its matches", async () => {
  const { summaries } = counted();
  let turns = 0;
  let counting = true;
  const count = (): void => {
    turns += 1;
    if (counting) setImmediate(count);
  };
  setImmediate(count);
  await summaries.texts(ids);
  counting = false;
  expect(turns).toBeGreaterThanOrEqual(3);
});

test("an unknown match is left out, and no match is no question", async () => {
  const { summaries, reads } = counted();
  expect(await summaries.texts([])).toEqual([]);
  expect(await summaries.texts([999_999_999])).toEqual([]);
  expect(reads()).toBe(0);
});

test("the number of kept matches is bounded", async () => {
  const few = new MatchSummaries(database.db, 2);
  expect(decoded(await few.texts(ids.slice(0, 5)))).toHaveLength(5);
  expect(decoded(await few.texts(ids.slice(0, 5)))).toHaveLength(5);
});
