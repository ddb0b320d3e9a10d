import { minor } from "@livery/betting";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { auditLedger } from "@livery/house";
import {
  fixturePassword,
  makeLeague,
  seedFixture,
  startTestHouse,
  type TestBrowser,
  type TestHouse,
} from "@livery/house/testing/fixtures";
import { broken } from "./invariants.ts";
import { nightly } from "@livery/feed/testing";
import { seededRandom } from "./seeded-random.ts";

const clients = 32;
const requests = nightly ? 60_000 : 1_600;
const duplicates = 0.3;
const players = ["anna", "boris", "clara", "daria"] as const;
const balance = 400_000;
const seed = inject("seed");

let house: TestHouse;
let hot: number;
const browsers: TestBrowser[] = [];
beforeAll(async () => {
  house = await startTestHouse({ poolSize: 12 }, (db) =>
    seedFixture(db, {
      players: players.map((userName) => ({
        userName,
        site: "harbour",
        password: fixturePassword,
        lang: "en",
        balance: minor(balance),
      })),
    }),
  );
  const { matchIds } = await makeLeague(house.test.db, {
    category: "England",
    flag: "gb-eng",
    tournament: "Premier League",
    matches: [["Arsenal", "Everton", 48]],
  });
  hot = matchIds[0] ?? 0;
  for (const name of players) browsers.push(await house.player(name));
});
afterAll(() => house.close());

interface Sent {
  readonly key: string;
  readonly browser: TestBrowser;
  readonly body: object;
}

/** The market moves while it is bet on: other prices, now and then a lock. */
async function moving(isOver: () => boolean): Promise<number> {
  let moves = 0;
  for (; !isOver(); moves += 1) {
    const { db } = house.test;
    if (moves % 7 === 3)
      await sql`update market set status = case status when 'open' then 'locked' else 'open' end where match_id = ${hot} and market_type_id = 1`.execute(
        db,
      );
    else
      await sql`update outcome set odds = ${1_500 + (moves % 5) * 100} where outcome_id = 1
        and market_id = (select market_id from market where match_id = ${hot} and market_type_id = 1)`.execute(db);
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
  await sql`update market set status = 'open' where match_id = ${hot}`.execute(house.test.db);
  return moves;
}

test(
  `${clients} clients with ${duplicates * 100} % duplicates on one changing market place one coupon per key, and the ledger is clean`,
  async () => {
    const draw = seededRandom(seed);
    const sent: Sent[] = [];
    const answers = new Map<string, Set<string>>();
    const answerCounts = new Map<string, number>();
    let left = requests;
    let over = false;

    const next = (): Sent => {
      const known = sent[Math.floor(draw() * sent.length)];
      if (known !== undefined && draw() < duplicates) return known;
      const amount = 100 + Math.floor(draw() * 400);
      // Some take the price of now, some the one that they saw.
      const tips = [{ matchId: hot, oddUniq: "1_1_", odd: "1.500" }];
      const made = {
        key: `hammer-${sent.length}-key`,
        browser: browsers[Math.floor(draw() * browsers.length)] as TestBrowser,
        body: {
          ticketStake: amount,
          totalStake: amount,
          ticketType: "TK",
          couponType: 0,
          oddChangeOk: draw() < 0.6 ? "any" : "none",
          tips,
        },
      };
      sent.push(made);
      return made;
    };
    const client = async (): Promise<void> => {
      while (left > 0) {
        left -= 1;
        const { browser, key, body } = next();
        const answer = await browser.raw("createcoupon", body, { "idempotency-key": key });
        const result = answer.status === 200 ? "placed" : (answer.body as { code: string }).code;
        answerCounts.set(result, (answerCounts.get(result) ?? 0) + 1);
        if (answer.status === 200) answers.set(key, (answers.get(key) ?? new Set()).add(answer.text));
      }
    };
    const market = moving(() => over);
    await Promise.all(Array.from({ length: clients }, client));
    over = true;
    const moves = await market;

    console.log(
      `hammer: ${requests} requests, ${moves} moves of the market (seed ${seed}): ${[...answerCounts].map(([result, times]) => `${result} ${times}`).join(", ")}`,
    );
    const refusals = new Set(["insufficient_credit", "odds_changed", "market_locked", "busy"]);
    expect([...answerCounts.keys()].filter((result) => result !== "placed" && !refusals.has(result))).toEqual([]);
    expect(answers.size).toBeGreaterThan(requests / 20);
    // Every answer to a key is the first one, byte for byte, and names the key's one coupon (I5).
    expect([...answers].filter(([, texts]) => texts.size !== 1)).toEqual([]);
    const { db } = house.test;
    const { rows } = await sql<{ key: string; coupon: string }>`
    select key, coupon_id::text as coupon from coupon left join idempotency on scope = 'coupon' and (answer->>'couponId')::bigint = coupon_id`.execute(
      db,
    );
    expect(rows.map(({ key }) => key).toSorted()).toEqual([...answers.keys()].toSorted());
    expect(
      rows.filter(({ key, coupon }) => ![...(answers.get(key) ?? [])][0]?.includes(`"ticketId":${coupon},`)),
    ).toEqual([]);
    expect(await broken(db)).toEqual([]);
    expect(await auditLedger(db)).toMatchObject({ clean: true, currencies: [{ sum: 0n }] });
    const { rows: sums } = await sql<{ staked: bigint; taken: bigint }>`
    select (select coalesce(sum(stake), 0)::int8 from coupon) as staked,
      (select sum(${balance}::bigint - balance)::int8 from ledger_account where kind = 'cash') as taken`.execute(db);
    expect(sums[0]?.taken).toBe(sums[0]?.staked);
  },
  nightly ? 3_600_000 : 300_000,
);
