import type { PanelMatchResult } from "@livery/contract/panel";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runDueWork } from "../../jobs/due-work.ts";
import type { PanelBrowser } from "../../testing/panel-house.ts";
import { setStage, type Stage } from "../testing/stage.ts";

let stage: Stage;
let operator: PanelBrowser;
beforeAll(async () => {
  stage = await setStage();
  operator = stage.staff["operator"]!;
  // The house has one tenant, whose operators decide.
  await sql`delete from site_host where host = 'globe.localhost'`.execute(db());
}, 60_000);
afterAll(() => stage.house.close());

const db = () => stage.house.test.db;
const settle = () => runDueWork(db(), { wait: true });
const shown = (matchId: number) => operator.results<PanelMatchResult>("panelResult", { matchId });

describe("a result in the form of its sport", () => {
  /** A tennis match over two sets that began some minutes ago, with its winner, a handicap and a total of sets. */
  const tennis = async (minutesAgo: number, changes: string = "status = 'live'"): Promise<number> => {
    const { rows } = await sql<{ id: number }>`
      with c as (insert into category (sport_id, name, slug) values (5, 'Open', 'open') on conflict (sport_id, slug) do update set name = 'Open' returning category_id),
        t as (insert into tournament (category_id, name, slug, folded) select category_id, 'Open', ${`open-${minutesAgo}-${changes}`}, 'open' from c returning tournament_id),
        p as (insert into team (category_id, name, slug, folded) select category_id, n, n || ${`-${minutesAgo}-${changes}`}, n from c, unnest(array['one', 'two']) n returning team_id),
        m as (insert into match (tournament_id, season, source, source_key, home_team_id, away_team_id, starts_at, ends_at)
          select tournament_id, 's', 'live', 'k', (select min(team_id) from p), (select max(team_id) from p),
            house_now() - ${minutesAgo} * interval '1 minute', house_now() + interval '3 hours' from t returning match_id),
        k as (insert into market (match_id, market_type_id, special) select match_id, type, special from m,
          (values (186, ''), (188, '-1.5'), (314, '2.5')) v(type, special) returning market_id, match_id, market_type_id)
      insert into outcome (market_id, outcome_id, odds)
      select market_id, outcome_id, 1900 from k join market_type_outcome using (market_type_id) returning (select match_id from m) as id`.execute(
      db(),
    );
    const matchId = rows[0]?.id ?? 0;
    await sql`update match set ${sql.raw(changes)} where match_id = ${matchId}`.execute(db());
    return matchId;
  };
  const enter = async (matchId: number, sets: string, more: object = {}) => {
    const periods = sets
      .split(" ")
      .map((set) => ({ home: Number(set.split(":")[0]), away: Number(set.split(":")[1]) }));
    const won = (side: "home" | "away", other: "home" | "away") =>
      periods.filter((set) => set[side] > set[other] && set[side] >= 6).length;
    const { version } = await shown(matchId);
    return operator.panelRaw("panelResultEnter", {
      matchId,
      version,
      fullTime: { home: won("home", "away"), away: won("away", "home") },
      periods,
      certainty: "confirmed",
      ...more,
    });
  };
  const verdicts = async (matchId: number) =>
    (await shown(matchId)).markets.flatMap(({ marketTypeId, outcomes }) =>
      outcomes.map(({ outcomeId, result }) => `${marketTypeId} ${outcomeId} ${result}`),
    );

  test("that the sport cannot have is refused, with the field", async () => {
    const matchId = await tennis(120);
    expect((await shown(matchId)).form).toEqual({
      kind: "tennis",
      setsToWin: 2,
      halfTimeNeeded: false,
      winnerNeeded: true,
    });
    for (const [sets, more, path, problem] of [
      ["6:4 7:7", {}, "periods.1", "setImpossible"],
      ["6:4 6:3 6:2", {}, "periods.2", "setNeedless"],
      ["6:4 3:6", {}, "periods.2", "setMissing"],
      ["6:4 6:3", { halfTime: { home: 1, away: 0 } }, "halfTime", "notOfSport"],
      ["6:4 6:3", { periods: undefined, fullTime: { home: 7, away: 7 } }, "fullTime", "setImpossible"],
    ] as const) {
      const { status, body } = await enter(matchId, sets, more);
      expect([status, body]).toMatchObject([422, { code: "result_impossible", path, params: { problem } }]);
    }
    expect((await shown(matchId)).state).toBe("playing");
  });

  test("that comes too early or differs from the feed's is confirmed, and decides every market", async () => {
    const early = await tennis(1);
    expect((await enter(early, "6:4 6:3")).body).toMatchObject({
      code: "result_doubtful",
      params: { doubts: "early" },
    });
    expect((await enter(early, "6:4 6:3", { confirmed: ["differs"] })).status).toBe(409);
    expect((await enter(early, "6:4 6:3", { certainty: "provisional" })).status).toBe(200);
    expect((await enter(early, "6:4 6:3", { confirmed: ["early"] })).status).toBe(200);
    await settle();
    expect(await shown(early)).toMatchObject({
      state: "settled",
      score: "2:0 (6:4 6:3)",
      periods: [{ home: 6 }, { away: 3 }],
    });
    expect((await verdicts(early)).filter((each) => each.endsWith("null"))).toEqual([]);
    const reported = await tennis(
      300,
      `status = 'ended', result = '{"ft": [0, 2], "ht": null, "et": null, "p": null, "goals": [], "source": "model"}'`,
    );
    await settle();
    expect((await enter(reported, "6:4 6:3")).body).toMatchObject({ params: { doubts: "differs" } });
    expect((await enter(reported, "4:6 3:6")).status).toBe(200);
  });

  test("after a player gave up decides what could not end otherwise, and the rest is void", async () => {
    const matchId = await tennis(20);
    expect((await enter(matchId, "6:4 3:6 4:2", { retired: "away" })).status).toBe(200);
    await settle();
    expect(await verdicts(matchId)).toEqual([
      "186 4 void",
      "186 5 void",
      "188 1714 lost",
      "188 1715 won",
      "314 12 won",
      "314 13 lost",
    ]);
    expect(await shown(matchId)).toMatchObject({ state: "settled", score: "1:1 (6:4 3:6 4:2) RET", retired: "away" });
  });

  test("leaves no market undecided while its match counts as settled", async () => {
    const matchId = await tennis(121);
    // A line that no score decides.
    await sql`
      with made as (insert into market (match_id, market_type_id, special) values (${matchId}, 188, '1.1') returning market_id)
      insert into outcome (market_id, outcome_id, odds) select market_id, id, 1900 from made, unnest(array[1714, 1715]) id`.execute(
      db(),
    );
    expect((await enter(matchId, "6:4 6:3")).status).toBe(200);
    await settle();
    const { markets, state, version } = await shown(matchId);
    expect(state).toBe("awaiting");
    const marketId = markets.find(({ special }) => special === "1.1")?.marketId;
    await operator.results("panelResultMarket", {
      matchId,
      marketId,
      version,
      outcomes: [1714, 1715].map((outcomeId) => ({ outcomeId, result: "void" })),
      reason: "no such line",
    });
    await settle();
    expect((await shown(matchId)).state).toBe("settled");
  });
});
