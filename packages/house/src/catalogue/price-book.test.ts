import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listen } from "../db/listener.ts";
import { bettingFixture, type BettingFixture } from "../betting/testing/betting-fixture.ts";
import { silentLog } from "../log.ts";

let fixture: BettingFixture;
let listener: { close(): Promise<void> };
beforeAll(async () => {
  fixture = await bettingFixture({ matches: 5 });
  const { book } = fixture.betting;
  listener = await listen({
    connection: fixture.test.connection,
    log: silentLog,
    onChange: (channel, payload) => channel === "livery_match" && book.invalidate(payload),
    onGap: () => book.invalidateAll(),
  });
});
afterAll(async () => {
  await listener.close();
  await fixture.close();
});

const market = (match: number) => fixture.betting.book.match(fixture.matchIds[match] ?? 0)?.markets.get("1|");
const marketId = (match: number) =>
  sql`(select market_id from market where match_id = ${fixture.matchIds[match]} and market_type_id = 1)`;
/** The content of the book, once it has been notified. */
async function eventually(read: () => unknown, expected: unknown): Promise<unknown> {
  for (const until = Date.now() + 5_000; read() !== expected && Date.now() < until; await sleep(5));
  return read();
}

describe("the price book", () => {
  it("holds every market of every match that has not begun", () => {
    expect(fixture.betting.book.size).toBe(5);
    const held = [...(fixture.betting.book.match(fixture.matchIds[0] ?? 0)?.markets.keys() ?? [])];
    expect(held).toEqual(expect.arrayContaining(["1|", "10|", "18|1.5", "18|2.5", "18|3.5", "29|", "45|", "47|"]));
    expect(market(0)?.outcomes.size).toBe(3);
  });

  it("receives a changed price, with the market version that belongs to it", async () => {
    const before = market(1);
    await sql`update outcome set odds = 7770 where market_id = ${marketId(1)} and outcome_id = 2`.execute(
      fixture.test.db,
    );
    expect(await eventually(() => market(1)?.outcomes.get(2)?.odds, 7770)).toBe(7770);
    expect(market(1)?.version).toBe((before?.version ?? 0n) + 1n);
  });

  it("receives a lock, a limit and a result", async () => {
    await sql`update market set status = 'locked' where market_id = ${marketId(2)}`.execute(fixture.test.db);
    expect(await eventually(() => market(2)?.status, "locked")).toBe("locked");
    await sql`update outcome set single_max_stake = 4200 where market_id = ${marketId(2)} and outcome_id = 1`.execute(
      fixture.test.db,
    );
    expect(await eventually(() => market(2)?.outcomes.get(1)?.single.maxStake, 4200n)).toBe(4200n);
    const { version } = market(2) ?? { version: 0n };
    await sql`update outcome set result = 'won' where market_id = ${marketId(2)} and outcome_id = 1`.execute(
      fixture.test.db,
    );
    expect(await eventually(() => market(2)?.version, version + 1n)).toBe(version + 1n);
  });

  it("drops a match that has begun, and adds it again when it is reinstated", async () => {
    const matchId = fixture.matchIds[3] ?? 0;
    await sql`update match set status = 'live' where match_id = ${matchId}`.execute(fixture.test.db);
    expect(await eventually(() => fixture.betting.book.match(matchId), undefined)).toBeUndefined();
    await sql`update match set status = 'not_started' where match_id = ${matchId}`.execute(fixture.test.db);
    expect(await eventually(() => fixture.betting.book.match(matchId)?.matchId, matchId)).toBe(matchId);
  });

  it("keeps the market version when nothing changed that a bet depends on", async () => {
    const { version } = market(4) ?? { version: 0n };
    await sql`update outcome set odds = odds where market_id = ${marketId(4)}`.execute(fixture.test.db);
    await sql`update match set round = 'Final' where match_id = ${fixture.matchIds[4]}`.execute(fixture.test.db);
    await fixture.betting.book.load();
    expect(market(4)?.version).toBe(version);
  });

  it("loads everything again after its connection was lost, so that no change is missed", async () => {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name like '%listener%' and datname = current_database()`.execute(
      fixture.test.db,
    );
    await sql`update outcome set odds = 8880 where market_id = ${marketId(0)} and outcome_id = 3`.execute(
      fixture.test.db,
    );
    expect(await eventually(() => market(0)?.outcomes.get(3)?.odds, 8880)).toBe(8880);
  });
});
