import { type Call, calls, type CallKey, decodeResult, type PayloadIn, type ResultOut } from "@livery/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { simulatedSource } from "../live/feed-sources.ts";
import { liveClient } from "../live/testing/live-client.ts";
import { storeSettings } from "../settings/store.ts";
import { startTestHouse, type TestHouse } from "../testing/house.ts";

const host = "harbour.localhost";
let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse({
    live: simulatedSource({ seed: "live calls", matches: { football: 6, tennis: 2, points: 2 } }),
  });
  await vi.waitUntil(async () => (await request("lives", {})).matches.length === 10, {
    timeout: 30_000,
    interval: 100,
  });
});
afterAll(() => house.close());

async function request<K extends CallKey>(key: K, payload: PayloadIn<K>): Promise<ResultOut<K>> {
  const answer = await house.visitor().call(key, payload);
  if (answer.status === 503) return { matches: [], marketTypes: [], sports: [], total: 0 } as unknown as ResultOut<K>;
  if (answer.status !== 200) throw new Error(`${key}: ${answer.status} ${answer.text}`);
  return decodeResult(calls[key] as Call, answer.body) as ResultOut<K>;
}
const ids = (rows: readonly { readonly matchId: number }[]) => rows.map(({ matchId }) => matchId);
const types = ({ markets }: { readonly markets: readonly { readonly marketTypeId: number }[] }) =>
  new Set(markets.map(({ marketTypeId }) => marketTypeId));
/** A team's name may be shorter than a search's keyword (§9): one that a player can search for. */
const canBeSearched = (name: string) => name.length >= 3;
const football = async () => {
  const found = (await request("lives", { sportId: 1 })).matches.find(
    ({ home, status }) => status !== "not_started" && canBeSearched(home),
  );
  if (found === undefined) throw new Error("no football is being played");
  return found;
};

describe("lives", () => {
  it("returns the matches, markets and counts that the socket sends", async () => {
    const client = await liveClient(house.port, host, ["list", "sports"]);
    const topic = (name: string) => client.feed.topic(name);
    await expect.poll(() => topic("list")?.phase).toBe("live");
    await expect.poll(() => topic("sports")?.phase).toBe("live");
    const { matches, marketTypes, sports } = await request("lives", {});
    const held = topic("list")?.matches() ?? [];
    expect(new Set(ids(matches))).toEqual(new Set(ids(held)));
    for (const match of matches) {
      const same = held.find(({ matchId }) => matchId === match.matchId);
      const { home, away, tournamentName, sportId, startsAt } = match;
      expect(same).toMatchObject({ home, away, tournamentName, sportId, startsAt });
      expect(types(match)).toEqual(same && types(same));
    }
    expect(sports).toEqual(topic("sports")?.sports());
    expect(sports.reduce((sum, { liveCount }) => sum + liveCount, 0)).toBeGreaterThan(5);
    expect(new Map(marketTypes.map(({ marketTypeId, name }) => [marketTypeId, name])).get(1)).toBe("market.1");
    await client.close();
  });

  it("returns a match's score, clock, prices and locks", async () => {
    const match = await football();
    expect(match.score).toMatch(/^\d+:\d+$/u);
    expect(match.time.clock).toMatch(/^(\d{2,3}:\d\d|45\.5)$/u);
    const result = match.markets.find(({ marketTypeId }) => marketTypeId === 1);
    expect(result?.outcomes.map(({ name }) => name)).toEqual(["home", "draw", "away"]);
    for (const { odds } of result?.outcomes ?? []) expect(odds).toBeGreaterThan(1000);
    if (match.betStatus === "stopped") expect([match.stopped, result?.locked]).toEqual([true, true]);
    expect(match.markets.filter(({ marketTypeId }) => marketTypeId === 18).length).toBeLessThanOrEqual(1);
  });

  it("filters by sport, keyword, kick-off and market types, and limits the number of matches", async () => {
    expect((await request("lives", { sportId: 5 })).matches.map(({ sportId }) => sportId)).toEqual([5, 5]);
    const { home, matchId, startsAt } = await football();
    expect(ids((await request("lives", { keyword: home.toUpperCase() })).matches)).toContain(matchId);
    expect((await request("lives", { keyword: "nobody at all" })).matches).toEqual([]);
    const inLanguage = await house.visitor().raw("lives", { sportId: 5, keyWord: "آزاد ریورساید", lang: "fa" });
    expect(inLanguage.text.match(/Riverside Open/g)?.length).toBeGreaterThan(0);
    expect((await request("lives", { keyword: "..." })).matches).toEqual([]);
    expect(ids((await request("lives", { from: startsAt, to: startsAt })).matches)).toContain(matchId);
    expect((await request("lives", { from: "2040-01-01T00:00:00Z" })).matches).toEqual([]);
    const groups = (await request("lives", { sportId: 1, marketTypeIds: [10, 29] })).matches.flatMap(
      ({ markets }) => markets,
    );
    expect(types({ markets: groups })).toEqual(new Set([10, 29]));
    const three = await request("lives", { limit: 3 });
    expect([three.matches.length, three.total]).toEqual([3, 3]);
    // Ten matches are one page; a second one is empty but says how many there are.
    expect(await request("lives", { page: 2 })).toMatchObject({ matches: [], total: 10 });
    expect((await request("lives", { withSportCounts: false })).sports).toEqual([]);
  });

  it("returns the market types of the setting live_odds_types (§4) unless the call asks for others", async () => {
    const typesOf = async (payload: PayloadIn<"lives">) => {
      const { matches } = await request("lives", { sportId: 1, ...payload });
      return types({ markets: matches.flatMap(({ markets }) => markets) });
    };
    const store = (live_odds_types: string) =>
      storeSettings(house.test.db, {
        siteId: house.seeded.siteIds["harbour"]!,
        document: { site_title: "Harbour", live_odds_types },
        actor: "test",
      });
    expect(await typesOf({})).toContain(1);
    await store("10,29");
    await expect.poll(() => typesOf({})).toEqual(new Set([10, 29]));
    expect(await typesOf({ marketTypeIds: [1] })).toEqual(new Set([1]));
    await store("");
    await expect.poll(() => typesOf({})).toContain(1);
  });

  it("orders by kick-off, competition, the operator's list and name (§9), favourites first", async () => {
    const byTime = await request("lives", { order: 1 });
    const times = byTime.matches.map(({ startsAt }) => Date.parse(startsAt));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    const byName = (await request("lives", { order: 5 })).matches.map(({ home }) => home);
    expect(byName).toEqual(byName.toSorted((a, b) => a.localeCompare(b)));
    const byCompetition = (await request("lives", { order: 2 })).matches.map(({ categoryName }) => categoryName);
    expect(byCompetition).toEqual(byCompetition.toSorted((a, b) => a.localeCompare(b)));
    const byList = (await request("lives", { order: 4 })).matches.map(({ listOrder }) => listOrder);
    expect(byList).toEqual(byList.toSorted((a, b) => a - b));
    expect(ids((await request("lives", { order: 5, byTime: true })).matches)).toEqual(ids(byTime.matches));
    const last = ids(byTime.matches).at(-1) ?? 0;
    expect(ids((await request("lives", { order: 1, favorites: [last] })).matches)[0]).toBe(last);
  });

  it("is refused with the field that is invalid or names an unknown sport", async () => {
    const refusals = [
      await house.visitor().raw("lives", { limit: 401 }),
      await house.visitor().raw("lives", { page: 9 }),
      await house.visitor().raw("lives", { order: 3 }),
      await house.visitor().raw("lives", { keyWord: "ab" }),
      await house.visitor().raw("lives", { sportId: 99 }),
    ];
    expect(refusals.map(({ status, body }) => [status, (body as { path: string }).path])).toEqual([
      [400, "limit"],
      [400, "page"],
      [400, "order"],
      [400, "keyWord"],
      [404, "sportId"],
    ]);
  });
});

describe("liveodds", () => {
  it("returns every market of a match, including all open lines of total goals", async () => {
    const { matchId, score } = await football();
    const markets = await request("liveodds", { matchId });
    const lines = markets.filter(({ marketTypeId }) => marketTypeId === 18);
    // Those that the score has decided are gone.
    const goals = score.split(":").reduce((sum, each) => sum + Number(each), 0);
    expect(lines.map(({ special }) => special)).toEqual(
      ["0.5", "1.5", "2.5", "3.5", "4.5", "5.5", "6.5"].filter((line) => Number(line) > goals),
    );
    expect(lines.filter(({ mostBalanced }) => mostBalanced).length).toBeLessThanOrEqual(1);
    const only = await request("liveodds", { matchId, marketTypeIds: [1] });
    expect(only.map(({ marketTypeId }) => marketTypeId)).toEqual([1]);
  });

  it("is refused for a match that is not being played", async () => {
    const { status, body } = await house.visitor().call("liveodds", { matchId: 999_999_999 });
    expect([status, body]).toMatchObject([404, { code: "not_found", path: "matchId" }]);
  });
});

describe("searchMatches", () => {
  it("finds matches in play and marks them as live", async () => {
    const { home, matchId } = await football();
    const hit = (await request("searchMatches", { keyword: home })).find((each) => each.matchId === matchId);
    expect(hit).toMatchObject({ home, live: true, sportName: "Football" });
    expect(await request("searchMatches", { keyword: home, marketTypeIds: [77] })).toEqual([]);
  });

  it("does not find a match whose source is silent", async () => {
    const { db } = house.test;
    const { match_id } = await sql<{ match_id: number }>`
      insert into match (tournament_id, season, source, source_key, home_team_id, away_team_id, starts_at, ends_at, status)
      select tournament_id, 'silent', 'live', 'silent', home_team_id, away_team_id, starts_at, ends_at, 'live' from match
      join team on team_id = home_team_id where source = 'live' and length(name) >= 3 limit 1 returning match_id`
      .execute(db)
      .then(({ rows: [row] }) => row ?? { match_id: 0 });
    await sql`
      with run as (insert into live_run values ('silent', 'silent', now(), now() - interval '11 seconds') returning run)
      insert into live_match (match_id, run) select ${match_id}, run from run`.execute(db);
    const { rows } = await sql<{ name: string }>`
      select name from team join match on team_id = home_team_id where match_id = ${match_id}`.execute(db);
    const keyword = rows[0]?.name ?? "";
    expect(ids(await request("searchMatches", { keyword }))).not.toContain(match_id);
    expect((await house.visitor().call("liveodds", { matchId: match_id })).status).toBe(404);
  });
});

describe("a server without live data", () => {
  it("answers that lives is not served when no source is configured, instead of an empty list", async () => {
    const bare = await startTestHouse();
    const answer = await bare.visitor().call("lives", {});
    expect([answer.status, answer.body]).toMatchObject([501, { code: "not_served", params: { key: "lives" } }]);
    expect((await bare.visitor().call("liveodds", { matchId: 1 })).status).toBe(404);
    expect((await bare.visitor().call("searchMatches", { keyword: "arsenal" })).status).toBe(200);
    await bare.close();
  });

  it("answers busy while its source has not started", async () => {
    const waiting = await startTestHouse({
      live: {
        described: { source: "none" },
        open: () => {
          throw new Error("no line to the source");
        },
      },
    });
    const answer = await waiting.visitor().call("lives", {});
    expect([answer.status, answer.body]).toMatchObject([503, { code: "busy" }]);
    expect(answer.headers["retry-after"]).toBe("1");
    await waiting.close();
  });
});
