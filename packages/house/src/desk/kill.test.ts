import { appendFile, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { minor } from "@livery/betting";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeLeague } from "../api/testing/offer.ts";
import { type OpenDatabase, openDatabase } from "../db/open.ts";
import { auditLedger } from "../ledger/audit.ts";
import { TestBrowser } from "../testing/browser.ts";
import { scenePassword, seedScene } from "../testing/scene.ts";
import { removeProject } from "../testing/server.ts";
import { spawnHouse, type SpawnedHouse } from "../testing/spawn-house.ts";

const kills = 10;
const workers = 32;
const atLeastInFlight = 20;
const playerNames = Array.from({ length: 8 }, (_, at) => `player${at}`);
const plenty = { points: 1_000_000, seconds: 60 };

let root: string;
let outside: string;
let command: OpenDatabase;
let house: SpawnedHouse;
let port = 0;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), `livery-test-${process.pid}-`));
  outside = await mkdtemp(join(tmpdir(), "livery-acknowledged-"));
  command = await openDatabase({ root, purpose: "test" });
  await start();
});
afterAll(async () => {
  await house.end("SIGKILL");
  await command.close();
  await removeProject(root);
  await rm(outside, { recursive: true });
});

/** Starts the house on the port that the clients know, on the PostgreSQL that a killed one left. */
async function start(): Promise<void> {
  house = await spawnHouse({ root, port, limits: { address: plenty, site: plenty } });
  if (house.said.port === undefined) throw new Error(`the house did not start: ${JSON.stringify(house.said)}`);
  port = house.said.port;
}

interface Placement {
  readonly key: string;
  readonly browser: TestBrowser;
  readonly body: object;
}

/** Clients that place without a pause, log what is acknowledged outside the house, and repeat what is not. */
class Clients {
  readonly #log: string;
  readonly #make: (number: number) => Placement;
  #made = 0;
  #stopping = false;
  inFlight = 0;
  acknowledged = 0;

  constructor(log: string, make: (number: number) => Placement) {
    this.#log = log;
    this.#make = make;
  }

  async run(count: number): Promise<void> {
    await Promise.all(Array.from({ length: count }, () => this.#work()));
  }

  stop(): void {
    this.#stopping = true;
  }

  async #work(): Promise<void> {
    while (!this.#stopping) {
      const placement = this.#make((this.#made += 1));
      const text = await this.#acknowledged(placement);
      await appendFile(this.#log, `${JSON.stringify({ key: placement.key, text })}\n`);
      this.acknowledged += 1;
    }
  }

  /** Sends with the same key until an answer comes. */
  async #acknowledged({ browser, key, body }: Placement): Promise<string> {
    for (;;) {
      this.inFlight += 1;
      try {
        const answer = await browser.raw("createcoupon", body, { "idempotency-key": key });
        if (answer.status === 200) return answer.text;
        if (answer.status !== 503) throw new RangeError(`${answer.status} ${answer.text}`);
      } catch (error) {
        if (error instanceof RangeError) throw error;
        // The house is being killed or restarted: nobody knows what became of the bet.
        await sleep(20);
      } finally {
        this.inFlight -= 1;
      }
    }
  }
}

const acknowledgements = async (log: string) =>
  (await readFile(log, "utf8"))
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { key: string; text: string });

describe("a house that is killed with bets in flight", () => {
  let placements: (number: number) => Placement;
  let matchIds: readonly number[];
  beforeAll(async () => {
    const players = playerNames.map((userName) => ({
      userName,
      site: "harbour",
      password: scenePassword,
      lang: "en",
      balance: minor(2_000_000),
    }));
    await seedScene(command.db, { players });
    ({ matchIds } = await makeLeague(command.db, {
      category: "England",
      flag: "gb-eng",
      tournament: "Premier League",
      matches: Array.from({ length: 10 }, (_, at) => [`Home ${at}`, `Away ${at}`, 5 + at] as const),
    }));
    const { rows } = await sql<{
      match_id: number;
      odds: number;
    }>`select match_id, odds from market join outcome using (market_id) where market_type_id = 1 and outcome_id = 1`.execute(
      command.db,
    );
    const odds = new Map(rows.map((row) => [row.match_id, row.odds]));
    const browsers = await Promise.all(
      playerNames.map(async (userName) => {
        const browser = new TestBrowser(port, "harbour.localhost", "harbour-test-key");
        const answer = await browser.call("userLogin", { userName, password: scenePassword });
        if (answer.status !== 200) throw new Error(answer.text);
        return browser;
      }),
    );
    const nobody = new TestBrowser(port, "nobody.localhost", "");
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

  it(`has every acknowledged coupon once, none twice, and a ledger that sums to zero, after ${kills} times`, async () => {
    const log = join(outside, "acknowledged.jsonl");
    const clients = new Clients(log, placements);
    const running = clients.run(workers);
    const inFlightAtKill: number[] = [];
    for (let kill = 1; kill <= kills; kill += 1) {
      const before = clients.acknowledged;
      for (
        const until = Date.now() + 20_000;
        clients.acknowledged < before + 40 || clients.inFlight < atLeastInFlight;
        await sleep(3)
      )
        if (Date.now() > until)
          throw new Error(
            `after ${clients.acknowledged - before} bets since the start only ${clients.inFlight} are in flight`,
          );
      inFlightAtKill.push(clients.inFlight);
      await house.end("SIGKILL");
      await start();
    }
    clients.stop();
    await running;

    expect(Math.min(...inFlightAtKill)).toBeGreaterThanOrEqual(atLeastInFlight);
    const acknowledged = await acknowledgements(log);
    expect(new Set(acknowledged.map(({ key }) => key)).size).toBe(acknowledged.length);
    const { rows } = await sql<{ key: string; coupon_id: string; legs: number }>`
      select key, coupon_id::text, (select count(*)::integer from coupon_leg where coupon_leg.coupon_id = coupon.coupon_id) as legs
      from coupon left join idempotency on scope = 'coupon' and (answer->>'couponId')::bigint = coupon_id order by key`.execute(
      command.db,
    );
    // Every coupon has one key, and every key that was sent was acknowledged in the end.
    expect(rows.map(({ key }) => key)).toEqual(acknowledged.map(({ key }) => key).toSorted());
    expect(new Set(rows.map(({ coupon_id }) => coupon_id)).size).toBe(rows.length);
    const ids = new Map(rows.map(({ key, coupon_id }) => [key, coupon_id]));
    for (const { key, text } of acknowledged) expect(text).toContain(`"ticketId":${ids.get(key)},`);
    expect(rows.every(({ legs }) => legs === 1 || legs === 2)).toBe(true);

    expect(await auditLedger(command.db)).toMatchObject({ clean: true, currencies: [{ currency: "EUR", sum: 0n }] });
    const { rows: sums } = await sql<{ staked: bigint; taken: bigint }>`
      select (select sum(stake)::int8 from coupon) as staked, (select sum(2000000 - balance)::int8 from ledger_account where kind = 'cash') as taken`.execute(
      command.db,
    );
    expect(sums).toEqual([{ staked: BigInt(100 * acknowledged.length), taken: BigInt(100 * acknowledged.length) }]);
  }, 240_000);

  it("answers a repetition after all that with the first answer's bytes", async () => {
    const acknowledged = await acknowledgements(join(outside, "acknowledged.jsonl"));
    for (const { key, text } of acknowledged.slice(0, 60)) {
      const { browser, body } = placements(Number(key.slice(-6)));
      expect((await browser.raw("createcoupon", body, { "idempotency-key": key })).text).toBe(text);
    }
  });

  it("settles every coupon once, though it is killed while it does", async () => {
    const result = JSON.stringify({ ft: [1, 0], ht: null, et: null, p: null, goals: [], source: "file" });
    await sql`update match set held_result = ${result}::jsonb, starts_at = house_now() - interval '3 hours', ends_at = house_now() - interval '1 hour' where match_id = any (${matchIds}::integer[])`.execute(
      command.db,
    );
    const waiting = async () =>
      (
        await sql<{ count: number }>`select count(*)::integer as count from coupon where status = 'open'`.execute(
          command.db,
        )
      ).rows[0]?.count ?? 0;
    const counts: number[] = [await waiting()];
    for (let kill = 0; kill < 3; kill += 1) {
      // In the midst of it, if the machine lets us: some are settled, some are not.
      for (const until = Date.now() + 3_000; (await waiting()) === counts.at(-1) && Date.now() < until; await sleep(1));
      await house.end("SIGKILL");
      counts.push(await waiting());
      await start();
    }
    for (const until = Date.now() + 30_000; (await waiting()) > 0 && Date.now() < until; await sleep(50));
    expect(await waiting()).toBe(0);
    const { rows } = await sql<{ coupons: number; settlements: number; wins: number; wrong: number }>`
      select (select count(*)::integer from coupon where status = 'won' and payout = max_return) as coupons,
        (select count(*)::integer from coupon_settlement) as settlements,
        (select count(*)::integer from ledger_transaction where kind = 'win') as wins,
        (select count(*)::integer from (select owner_id from ledger_entry where kind = 'open' group by owner_id having sum(amount) <> 0) open) as wrong`.execute(
      command.db,
    );
    expect(rows).toEqual([{ coupons: counts[0], settlements: counts[0], wins: counts[0], wrong: 0 }]);
    expect(await auditLedger(command.db)).toMatchObject({ clean: true });
  }, 120_000);
});
