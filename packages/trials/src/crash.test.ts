import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { minor } from "@livery/betting";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { auditLedger } from "@livery/house";
import { fixturePassword, makeLeague, seedFixture, TestBrowser } from "@livery/house/testing/fixtures";
import { acknowledgements, Clients, type Placement } from "./clients.ts";
import { broken } from "./invariants.ts";
import { Killable } from "./killable.ts";
import { nightly } from "@livery/feed/testing";
import { seededRandom } from "./seeded-random.ts";

const cycles = nightly ? 200 : 20;
const workers = 32;
const atLeastInFlight = 20;
const playerNames = Array.from({ length: 8 }, (_, at) => `player${at}`);
const seed = inject("seed");

/** What is killed in a cycle: half of the time the house alone. */
const victims = ["house", "database", "house", "both"] as const;

let house: Killable;
let outside: string;
beforeAll(async () => {
  house = await Killable.make();
  outside = await mkdtemp(join(tmpdir(), "livery-acknowledged-"));
  await house.command();
  await house.start();
});
afterAll(async () => {
  await house.remove();
  await rm(outside, { recursive: true });
});

async function kill(victim: (typeof victims)[number]): Promise<void> {
  if (victim === "house") await house.killHouse();
  else if (victim === "database") {
    await house.killDatabase();
    await house.houseEnded();
  } else await Promise.all([house.killHouse(), house.killDatabase()]);
  await house.start();
}

describe("a server and a PostgreSQL that are killed during bets", () => {
  let placements: (number: number) => Placement;
  let matchIds: readonly number[];
  beforeAll(async () => {
    const db = await house.command();
    const players = playerNames.map((userName) => ({
      userName,
      site: "harbour",
      password: fixturePassword,
      lang: "en",
      balance: minor(9_000_000),
    }));
    await seedFixture(db, { players });
    ({ matchIds } = await makeLeague(db, {
      category: "England",
      flag: "gb-eng",
      tournament: "Premier League",
      matches: Array.from({ length: 10 }, (_, at) => [`Home ${at}`, `Away ${at}`, 24 + at] as const),
    }));
    const { rows } = await sql<{ match_id: number; odds: number }>`
      select match_id, odds from market join outcome using (market_id) where market_type_id = 1 and outcome_id = 1`.execute(
      db,
    );
    const odds = new Map(rows.map((row) => [row.match_id, row.odds]));
    const browsers = await Promise.all(
      playerNames.map(async (userName) => {
        const browser = new TestBrowser(house.port, "harbour.localhost", "harbour-test-key");
        const answer = await browser.call("userLogin", { userName, password: fixturePassword });
        if (answer.status !== 200) throw new Error(answer.text);
        return browser;
      }),
    );
    const nobody = new TestBrowser(house.port, "nobody.localhost", "");
    const tip = (match: number) => {
      const matchId = matchIds[match % matchIds.length] ?? 0;
      return { matchId, oddUniq: "1_1_", odd: ((odds.get(matchId) ?? 0) / 1000).toFixed(3) };
    };
    placements = (number) => {
      const tips = number % 3 === 0 ? [tip(number), tip(number + 1)] : [tip(number)];
      return {
        key: `in-flight-${String(number).padStart(6, "0")}`,
        browser: browsers[number % browsers.length] ?? nobody,
        body: { ticketStake: 100, totalStake: 100, ticketType: tips.length === 1 ? "TK" : "KK", couponType: 0, tips },
      };
    };
  });

  it(
    `have every acknowledged coupon exactly once, and a ledger that sums to zero, after ${cycles} kills`,
    async () => {
      const log = join(outside, "acknowledged.jsonl");
      const clients = new Clients(log, placements);
      const running = clients.run(workers);
      const draw = seededRandom(seed);
      const inFlightAtKill: number[] = [];
      for (let cycle = 0; cycle < cycles; cycle += 1) {
        await clients.waitUntil(1 + Math.floor(draw() * 60), atLeastInFlight);
        inFlightAtKill.push(clients.inFlight);
        await kill(victims[cycle % victims.length] ?? "house");
      }
      await clients.waitUntil(1, 0);
      clients.stop();
      await running;

      expect(Math.min(...inFlightAtKill)).toBeGreaterThanOrEqual(atLeastInFlight);
      const db = await house.command();
      const acknowledged = await acknowledgements(log);
      expect(new Set(acknowledged.map(({ key }) => key)).size).toBe(acknowledged.length);
      const { rows } = await sql<{ key: string; coupon_id: string }>`
      select key, coupon_id::text from coupon left join idempotency on scope = 'coupon' and (answer->>'couponId')::bigint = coupon_id
      order by key`.execute(db);
      // Every coupon has one key, and every key that was sent was acknowledged in the end.
      expect(rows.map(({ key }) => key)).toEqual(acknowledged.map(({ key }) => key).toSorted());
      const ids = new Map(rows.map(({ key, coupon_id }) => [key, coupon_id]));
      expect(acknowledged.filter(({ key, text }) => !text.includes(`"ticketId":${ids.get(key)},`))).toEqual([]);
      await db.connection().execute(async (patient) => {
        // Of the coupons of 200 cycles it takes longer than a request may.
        await sql`set statement_timeout = 0`.execute(patient);
        expect(await broken(patient)).toEqual([]);
        expect(await auditLedger(patient)).toMatchObject({ clean: true, currencies: [{ currency: "EUR", sum: 0n }] });
        await sql`reset statement_timeout`.execute(patient);
      });
      const { rows: sums } = await sql`
      select (select sum(stake)::int8 from coupon) as staked, (select sum(9000000 - balance)::int8 from ledger_account where kind = 'cash') as taken`.execute(
        db,
      );
      expect(sums).toEqual([{ staked: BigInt(100 * acknowledged.length), taken: BigInt(100 * acknowledged.length) }]);
      console.log(
        `crash: ${cycles} cycles, ${acknowledged.length} bets acknowledged, at least ${Math.min(...inFlightAtKill)} in flight (seed ${seed})`,
      );
    },
    nightly ? 7_200_000 : 600_000,
  );

  it("answer a repetition afterwards with the bytes of the first answer", async () => {
    const acknowledged = await acknowledgements(join(outside, "acknowledged.jsonl"));
    for (const { key, text } of acknowledged.slice(0, 60)) {
      const { browser, body } = placements(Number(key.slice(-6)));
      expect((await browser.raw("createcoupon", body, { "idempotency-key": key })).text).toBe(text);
    }
  }, 60_000);

  it("settle every coupon once, though both are killed during settlement", async () => {
    const result = JSON.stringify({ ft: [1, 0], ht: null, et: null, p: null, goals: [], source: "file" });
    await sql`update match set held_result = ${result}::jsonb, starts_at = house_now() - interval '3 hours', ends_at = house_now() - interval '1 hour'
      where match_id = any (${matchIds}::integer[])`.execute(await house.command());
    const waiting = async (): Promise<number> => {
      const { rows } = await sql<{
        count: number;
      }>`select count(*)::integer as count from coupon where status = 'open'`.execute(await house.command());
      return rows[0]?.count ?? 0;
    };
    const all = await waiting();
    let before = all;
    for (const victim of ["house", "both", "house"] as const) {
      // In the midst of it, if the machine lets us: some are settled, some are not.
      for (const until = Date.now() + 3_000; (await waiting()) === before && Date.now() < until; await sleep(5));
      await kill(victim);
      before = await waiting();
    }
    for (const until = Date.now() + 120_000; (await waiting()) > 0 && Date.now() < until; await sleep(50));
    expect(await waiting()).toBe(0);
    const db = await house.command();
    const { rows } = await sql`
      select (select count(*)::integer from coupon where status = 'won' and payout = max_return) as coupons,
        (select count(*)::integer from coupon_settlement) as settlements,
        (select count(*)::integer from ledger_transaction where kind = 'win') as wins`.execute(db);
    expect(rows).toEqual([{ coupons: all, settlements: all, wins: all }]);
    expect(await auditLedger(db)).toMatchObject({ clean: true });
  }, 300_000);
});
