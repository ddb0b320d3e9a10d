import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runDueWork } from "../../jobs/due-work.ts";
import { testDatabase, type TestDatabase } from "../../testing/database.ts";
import { simulatedSource } from "../feed-sources.ts";
import { programmeSeason } from "../sources/source.ts";
import { scriptOfKey } from "../sources/simulator/lane.ts";
import { published } from "../testing/published.ts";
import { ProgrammePublisher } from "./publish-programme.ts";

let test: TestDatabase;
beforeAll(async () => {
  test = await testDatabase();
});
afterAll(() => test.drop());

const matches = { football: 1, tennis: 1, basketball: 1, ice_hockey: 1, volleyball: 1, points: 1 };
const source = simulatedSource({ seed: "programme", matches, programme: true });

async function listed() {
  const { rows } = await sql<{ sport: string; day: string; status: string; markets: number; open: number }>`
    select sport.name as sport, to_char(starts_at, 'YYYY-MM-DD') as day, match.status, count(market.market_id)::integer as markets,
      count(*) filter (where market.status = 'open')::integer as open
    from match join tournament using (tournament_id) join category using (category_id) join sport using (sport_id)
      left join market using (match_id)
    where season = ${programmeSeason} group by match_id, sport.name`.execute(test.db);
  return rows;
}

const marketsOf = (matchId: number) =>
  test.db
    .selectFrom("market")
    .select(["market_id", "status"])
    .where("match_id", "=", matchId)
    .orderBy("market_id")
    .execute();

function publisher(): ProgrammePublisher {
  const options = source.programme?.();
  if (options === undefined) throw new Error("no programme");
  return new ProgrammePublisher(test.db, options);
}

describe("the programme of simulated matches", () => {
  it("lists matches of every sport for each of the next days, with open markets, once", async () => {
    const programme = publisher();
    const made = await programme.publish(Date.now());
    expect(await programme.publish(Date.now())).toBe(0);
    expect(await publisher().publish(Date.now())).toBe(0);
    const rows = await listed();
    expect(rows).toHaveLength(made);
    expect(rows.filter(({ markets, open }) => open === 0 || open < markets)).toEqual([]);
    for (const sport of ["Football", "Tennis", "Basketball", "Ice Hockey", "Volleyball", "Handball"])
      for (let ahead = 1; ahead <= 6; ahead += 1) {
        const day = new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
        expect([sport, day, rows.some((row) => row.sport === sport && row.day === day)]).toEqual([sport, day, true]);
      }
  });

  it("is what the source plays: a listed match goes live with its own markets, and ends with their results", async () => {
    const { rows } = await sql<{ id: number; key: string }>`
      select match_id as id, source_key as key from match join tournament using (tournament_id) join category using (category_id)
      where sport_id = 23 and season = ${programmeSeason} and status = 'not_started' order by starts_at limit 1`.execute(
      test.db,
    );
    const script = scriptOfKey(rows[0]?.key ?? "");
    if (script === null) throw new Error("no match is listed");
    const before = await marketsOf(rows[0]?.id ?? 0);
    const played = await published(test, { ...script, match: { ...script.match, listed: true } });
    expect(played.matchId).toBe(rows[0]?.id);
    expect(await marketsOf(played.matchId)).toMatchObject(before.map(({ market_id }) => ({ market_id })));
    await played.go(60, () =>
      [...(played.publisher.record(played.matchId)?.markets ?? [])].some((each) => each.shownOpen),
    );
    expect(played.publisher.record(played.matchId)?.markets.some(({ stored }) => stored.status === "open")).toBe(true);
    await played.go(20_000, () => played.publisher.record(played.matchId)?.ended?.stored === true, 1_000);
    await runDueWork(test.db);
    expect((await marketsOf(played.matchId)).every(({ status }) => status === "settled")).toBe(true);
  });

  it("gives a match that nobody played the result that it would have had", async () => {
    const { rows } = await sql<{ id: number }>`
      update match set starts_at = house_now() - interval '9 hours', ends_at = house_now() - interval '6 hours'
      where match_id in (select match_id from match where season = ${programmeSeason} and status = 'not_started' order by starts_at desc limit 6)
      returning match_id as id`.execute(test.db);
    await sql`update live_run set alive_at = clock_timestamp() - interval '1 hour'`.execute(test.db);
    await runDueWork(test.db);
    const ids = rows.map(({ id }) => id);
    const ended = await test.db.selectFrom("match").select(["status", "result"]).where("match_id", "in", ids).execute();
    expect(ended.filter(({ status, result }) => (status === "ended") === (result !== null))).toHaveLength(6);
    expect(ended.some(({ status }) => status === "ended")).toBe(true);
  });

  it("is listed in full after a failure of the database", async () => {
    const options = simulatedSource({ seed: "again", matches: { tennis: 2 }, programme: true }).programme?.();
    if (options === undefined) throw new Error("no programme");
    const programme = new ProgrammePublisher(test.db, options);
    await sql`alter table match add constraint fails check (source_key not like 'again/%')`.execute(test.db);
    await expect(programme.publish(Date.now())).rejects.toThrow("fails");
    await sql`alter table match drop constraint fails`.execute(test.db);
    const made = await programme.publish(Date.now());
    const { rows } = await sql<{ key: string }>`
      select distinct split_part(source_key, '/', 3) as key from match where source_key like 'again/tennis/%' order by 1`.execute(
      test.db,
    );
    expect(made).toBeGreaterThan(0);
    expect(rows.map(({ key }) => key)).toEqual(["1", "2"]);
  });
});
