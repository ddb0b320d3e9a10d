import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runDueWork } from "../jobs/due-work.ts";
import { marketKey } from "../catalogue/price-book.ts";
import { auditLedger } from "../ledger/audit.ts";
import { bettingFixture, slipOf, type BettingFixture, type FixtureBettor } from "./testing/betting-fixture.ts";

/** The final of 2022: 2:0 at half time, 2:2 after 90 minutes, 3:3 after extra time, 4:2 on penalties. */
const final = { ft: [2, 2], ht: [2, 0], et: [3, 3], p: [4, 2], goals: [], source: "file" };

/** What each outcome of each market came to; every outcome that is not named lost. */
const expectedResults: Readonly<Record<string, Readonly<Record<number, "won" | "void" | "half_won" | "half_lost">>>> = {
  "1|": { 2: "won" },
  "10|": { 9: "won", 11: "won" },
  "11|": { 4: "void", 5: "void" },
  "14|0:1": { 1713: "won" },
  "14|1:0": { 1711: "won" },
  "16|-0.5": { 1715: "won" },
  "16|0": { 1714: "void", 1715: "void" },
  "16|0.25": { 1714: "half_won", 1715: "half_lost" },
  "16|-0.25": { 1714: "half_lost", 1715: "half_won" },
  "18|2.5": { 12: "won" },
  "18|3.75": { 12: "half_won", 13: "half_lost" },
  "18|4": { 12: "void", 13: "void" },
  "18|4.25": { 12: "half_lost", 13: "half_won" },
  "18|4.5": { 13: "won" },
  "26|": { 72: "won" },
  "29|": { 74: "won" },
  "45|": { 298: "won" },
  "47|": { 420: "won" },
  "60|": { 1: "won" },
  "63|": { 9: "won", 10: "won" },
  "64|": { 4: "won" },
  "65|0:2": { 1712: "won" },
  "66|-1.75": { 1714: "half_won", 1715: "half_lost" },
  "66|-2": { 1714: "void", 1715: "void" },
  "68|0.5": { 12: "won" },
  "68|2": { 12: "void", 13: "void" },
  "74|": { 72: "won" },
  "75|": { 76: "won" },
  "406|": { 4: "won" },
};

const stake = 101;

let fixture: BettingFixture;
let alice: FixtureBettor;
let last = 0;
beforeAll(async () => {
  fixture = await bettingFixture({ matches: 2, hoursAhead: 500 });
  alice = await fixture.bettor("alice");
  for (const match of [0, 1]) await offerEverything(match);
});
afterAll(() => fixture.close());

const db = () => fixture.test.db;
const matchId = (match: number) => fixture.matchIds[match] ?? 0;

/** Offers every market of the table that the house has not made a price for, at 2.35. */
async function offerEverything(match: number): Promise<void> {
  const rows = Object.keys(expectedResults).map((key) => ({
    type: Number(key.split("|")[0]),
    special: key.split("|")[1],
  }));
  await sql`
    with made as (
      insert into market (match_id, market_type_id, special)
      select ${matchId(match)}::integer, type, special from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(type integer, special text)
      on conflict do nothing returning market_id, market_type_id
    )
    insert into outcome (market_id, outcome_id, odds) select market_id, outcome_id, 2350 from made join market_type_outcome using (market_type_id)`.execute(
    db(),
  );
  await fixture.betting.book.refresh([matchId(match)]);
}

interface Bet {
  readonly market: string;
  readonly outcomeId: number;
  readonly odds: number;
  readonly couponId: number;
}

async function betOn(match: number, markets: readonly string[]): Promise<readonly Bet[]> {
  const bets: Bet[] = [];
  for (const market of markets) {
    const outcomes = fixture.betting.book.match(matchId(match))?.markets.get(market)?.outcomes ?? new Map();
    const [type, special] = market.split("|");
    for (const outcomeId of outcomes.keys()) {
      const selection = fixture.selection(match, Number(type), outcomeId, special);
      const { couponId } = await alice.place(slipOf([selection], stake), `market-${(last += 1)}-key`);
      bets.push({ market, outcomeId, odds: selection.odds, couponId });
    }
  }
  return bets;
}

/** Of one coupon, minor units, a half up. */
function due({ market, outcomeId, odds }: Bet): bigint {
  const thousandths = { won: 2 * odds, half_won: odds + 1000, void: 2000, half_lost: 1000, lost: 0 };
  const result = expectedResults[market]?.[outcomeId] ?? "lost";
  return (BigInt(stake) * BigInt(thousandths[result]) + 1000n) / 2000n;
}

const couponsOf = async (bets: readonly Bet[]) => {
  const rows = await db()
    .selectFrom("coupon")
    .select(["coupon_id", "status", "payout"])
    .where(
      "coupon_id",
      "in",
      bets.map(({ couponId }) => BigInt(couponId)),
    )
    .execute();
  const byId = new Map(rows.map((row) => [Number(row.coupon_id), row]));
  return bets.map((bet) => ({
    ...bet,
    status: byId.get(bet.couponId)?.status,
    payout: byId.get(bet.couponId)?.payout,
  }));
};

describe("every market type that a score decides", () => {
  it("has an expected result in this test, and the correct score has its 26 outcomes", async () => {
    const { rows } = await sql<{ type: number }>`select market_type_id as type from market_type order by 1`.execute(
      db(),
    );
    const tried = new Set(Object.keys(expectedResults).map((key) => Number(key.split("|")[0])));
    // Sports of sets and of points have markets of their own.
    expect(rows.map(({ type }) => type).filter((type) => ![186, 188, 219, 314].includes(type))).toEqual(
      [...tried].toSorted((a, b) => a - b),
    );
    const scores = fixture.betting.book.match(matchId(0))?.markets.get(marketKey(45, ""))?.outcomes;
    expect(scores?.size).toBe(26);
  });

  it("pays each of its outcomes by the score of a final, to the cent", async () => {
    const bets = await betOn(0, Object.keys(expectedResults));
    expect(bets.length).toBeGreaterThan(90);
    await sql`
      update match set held_result = ${JSON.stringify(final)}::jsonb, starts_at = house_now() - interval '3 hours', ends_at = house_now() - interval '1 hour'
      where match_id = ${matchId(0)}`.execute(db());
    await runDueWork(db());
    for (const { market, outcomeId, status, payout, ...bet } of await couponsOf(bets)) {
      const result = expectedResults[market]?.[outcomeId] ?? "lost";
      const expected = due({ market, outcomeId, ...bet });
      expect({ market, outcomeId, status, payout }).toEqual({
        market,
        outcomeId,
        status: result === "void" ? "void" : result === "lost" ? "lost" : "won",
        payout: expected,
      });
    }
    const { rows } = await sql<{ status: string; count: bigint }>`
      select status, count(*) as count from market where match_id = ${matchId(0)} group by status`.execute(db());
    expect(rows.map(({ status }) => status)).toEqual(["settled"]);
    expect(await auditLedger(db())).toMatchObject({ clean: true, breaches: [] });
  });

  it("of the first half is decided at half time, while the match goes on", async () => {
    const ofHalf = Object.keys(expectedResults).filter((key) => /^(6\d|7\d)\|/.test(key));
    const bets = await betOn(1, [...ofHalf, "47|"]);
    await sql`update match set source = 'live', status = 'live', starts_at = house_now() - interval '1 hour' where match_id = ${matchId(1)}`.execute(
      db(),
    );
    await sql`insert into live_run (run, source, started_at, alive_at) values ('halves', 'test', now(), now())`.execute(
      db(),
    );
    await sql`insert into live_match (match_id, run, half_time) values (${matchId(1)}, 'halves', array[2, 0])`.execute(
      db(),
    );
    await runDueWork(db());
    for (const { market, outcomeId, status, payout, ...bet } of await couponsOf(bets)) {
      if (market === "47|") expect({ market, outcomeId, status }).toEqual({ market, outcomeId, status: "open" });
      else
        expect({ market, outcomeId, payout }).toEqual({
          market,
          outcomeId,
          payout: due({ market, outcomeId, ...bet }),
        });
    }
    expect(await auditLedger(db())).toMatchObject({ clean: true, breaches: [] });
  });
});
