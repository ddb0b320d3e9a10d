import { minor } from "@livery/betting";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runDueWork } from "../jobs/due-work.ts";
import { cancelCoupon } from "../betting/cancel.ts";
import { type BettingFixture, bettingFixture, type FixtureBettor, slipOf } from "../betting/testing/betting-fixture.ts";
import { sellerOf } from "../betting/testing/seller.ts";
import { type Exported, exportLedger } from "./export.ts";
import { post } from "./post.ts";
import { sealLedger } from "./sealer.ts";
import { verified } from "./testing/export-file.ts";

const matches = 14;
let fixture: BettingFixture;
let alice: FixtureBettor;
let tenantId: number;
let last = 0;
const db = () => fixture.test.db;
const place = (...given: Parameters<typeof slipOf>) => alice.place(slipOf(...given), `export-${(last += 1)}-key`);

async function exported(): Promise<{ readonly text: string; readonly summary: Exported }> {
  const pieces: string[] = [];
  const summary = await exportLedger(db(), tenantId, async (piece) => void pieces.push(piece));
  return { text: pieces.join(""), summary };
}

/** Coupons of every kind and fate: won, lost, half of it void, sold in part and whole, cancelled, rejected, taken back, waiting. */
beforeAll(async () => {
  fixture = await bettingFixture({ matches, hoursAhead: 3 });
  alice = await fixture.bettor("alice");
  ({ tenantId } = await alice.player());
  const seller = await sellerOf(fixture.betting, alice);
  const selections = (...at: readonly number[]) => at.map((match) => fixture.selection(match));
  const sold = await place(selections(12), 800);
  const { couponId: partly } = await place(selections(11), 900);
  await sql`update player set bonus = '{"percent": 5, "tipCount": 2, "odds": 1010}' where player_id = ${alice.userId}`.execute(
    db(),
  );
  for (let at = 0; at < 8; at += 1) {
    await place(selections(at), 500 + at);
    await place(selections(at, at + 1), 300 + at);
    await place([...selections(at), fixture.selection(at, 1, 3), ...selections(at + 1)], 700 + at);
    const banker = { ...fixture.selection(at), banker: true };
    const system = [banker, ...selections(at + 1, at + 2, at + 3)];
    await place(system, 600 + at, { kind: "system", sizes: [1, 2] });
  }
  for (const [couponId, percent] of [
    [partly, 40],
    [sold.couponId, 100],
  ] as const) {
    const { quote } = await seller.offer(couponId, percent);
    await seller.sell(couponId, quote, `sell-${couponId}-key`, percent);
  }
  const { couponId: cancelled } = await place(selections(10), 400);
  await cancelCoupon(db(), { couponId: cancelled, tenantId, by: "dealer", actor: "staff:1", reason: "a test" });
  for (let at = 0; at < matches; at += 1) await fixture.hold(at, at % 4 === 3 ? [0, 1] : [2, 0]);
  await sql`update match set status = 'cancelled' where match_id in (${fixture.matchIds[2]}, ${fixture.matchIds[5]})`.execute(
    db(),
  );
  await fixture.advance(matches + 1);
  await runDueWork(db());
  // Some were settled while others of them wait; a result that changes takes back what was paid.
  await sql`update match set result = jsonb_set(result, '{ft}', '[0, 4]') where match_id = ${fixture.matchIds[4]}`.execute(
    db(),
  );
  await runDueWork(db());
  await sealLedger(db());
  const moves = [
    { account: "clearing:1", amount: minor(-250) },
    { account: `cash:${alice.userId}`, amount: minor(250) },
  ] as const;
  await post(db(), {
    tenantId,
    kind: "deposit",
    currency: "EUR",
    actor: "test",
    note: 'tab\t, "quotes" and فارسی',
    moves,
  });
}, 120_000);
afterAll(() => fixture.close());

describe("the export of a busy server", () => {
  test("passes, and reports what it holds and what is not sealed yet", async () => {
    const { text, summary } = await exported();
    const verdict = await verified(text);
    expect(verdict.problems).toEqual([]);
    const { rows } = await sql<{
      coupons: number;
      settled: number;
      transactions: number;
      entries: number;
      statuses: string[];
    }>`
      select (select count(*) from coupon)::int4 as coupons, (select count(*) from coupon where status in ('won', 'lost', 'void'))::int4 as settled,
        (select count(*) from ledger_transaction)::int4 as transactions, (select count(*) from ledger_entry)::int4 as entries,
        (select array_agg(distinct status::text order by status::text) from coupon) as statuses`.execute(db());
    const { statuses, ...counts } = rows[0]!;
    expect(statuses).toEqual(expect.arrayContaining(["cancelled", "cashed_out", "lost", "open", "void", "won"]));
    expect(verdict).toMatchObject({ ...counts, unsealed: { transactions: 1, entries: 2 } });
    expect(summary).toEqual({
      rows: text.split("\n").length - 1,
      coupons: counts.coupons,
      transactions: counts.transactions,
      entries: counts.entries,
      unsealed: 1,
    });
    expect(verdict.settled).toBeGreaterThan(20);
    const kinds = await db().selectFrom("ledger_transaction").select("kind").distinct().execute();
    expect(kinds.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["sell", "resettle", "bonus", "cancel"]));
    // The chain of a later export holds the seal that was noted of this one; it holds no other.
    expect((await verified(text, verdict.seal!.hash)).problems).toEqual([]);
  });

  test("with any byte changed names the row", async () => {
    const { text } = await exported();
    const bytes = Buffer.from(text);
    const ends = [...bytes.entries()].filter(([, byte]) => byte === 10).map(([at]) => at);
    const letters = text.split("\n").map((line) => line.slice(line.indexOf('["') + 2).split('"', 1)[0] ?? "");
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(
        fc.nat(ends.length - 1),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 1, max: 255 }),
        async (row, where, flip) => {
          const start = row === 0 ? 0 : ends[row - 1]! + 1;
          // The line's end among them.
          const at = start + Math.floor(where * (ends[row]! - start));
          const harmed = Buffer.from(bytes);
          harmed[at] = harmed[at]! ^ flip;
          const { problems } = await verified(harmed);
          expect([row + 1, at, flip, problems[0]]).toEqual([
            row + 1,
            at,
            flip,
            { row: row + 1, what: expect.any(String) },
          ]);
          seen.add(letters[row]!);
        },
      ),
      { numRuns: 250, seed: 20261120 },
    );
    expect([...seen].toSorted()).toEqual(expect.arrayContaining(["C", "E", "H", "L", "S", "T"]));
    for (const letter of ["P", "A", "Z", "livery export"]) {
      const row = letters.indexOf(letter);
      const harmed = Buffer.from(bytes);
      harmed[ends[row]! - 30] = harmed[ends[row]! - 30]! ^ 1;
      expect([letter, (await verified(harmed)).problems[0]]).toEqual([
        letter,
        { row: row + 1, what: expect.any(String) },
      ]);
    }
  }, 120_000);

  test("with a row removed, duplicated or moved names the row", async () => {
    const { text } = await exported();
    const lines = text.split("\n").slice(0, -1);
    const first = async (rows: readonly string[]) => (await verified(`${rows.join("\n")}\n`)).problems[0];
    for (const at of [0, 1, 5, 40, Math.floor(lines.length / 2), lines.length - 3, lines.length - 2]) {
      expect([at, await first(lines.toSpliced(at, 1))]).toEqual([
        at,
        { row: at + 1, what: expect.stringContaining("it is missing") },
      ]);
      expect([at, await first(lines.toSpliced(at, 0, lines[at]!))]).toEqual([
        at,
        { row: at + 1, what: expect.stringContaining("it is there twice") },
      ]);
      if (at === lines.length - 2) continue;
      expect([at, await first(lines.toSpliced(at, 2, lines[at + 1]!, lines[at]!))]).toEqual([
        at,
        { row: at + 1, what: expect.stringContaining("it is missing") },
      ]);
    }
    expect(await first(lines.slice(0, -1))).toEqual({
      row: lines.length,
      what: "it is missing: the export has no end",
    });
  });

  test("names a row that was changed in the database past the ledger's functions", async () => {
    const change = async (statement: string) => {
      const client = await fixture.test.pool.connect();
      try {
        await client.query(`begin; grant update on ledger_entry, ledger_transaction to current_user; alter table ledger_transaction disable trigger user;
          ${statement}; alter table ledger_transaction enable trigger user; revoke update on ledger_entry, ledger_transaction from current_user; commit`);
      } finally {
        client.release();
      }
    };
    const { rows } = await sql<{
      id: bigint;
    }>`select max(transaction_id) as id from ledger_transaction where kind = 'win'`.execute(db());
    const id = rows[0]!.id;
    await change(`update ledger_transaction set actor = 'somebody' where transaction_id = ${id}`);
    const { text } = await exported();
    const row = text.split("\n").findIndex((line) => line.includes(`["T", "${id}"`)) + 1;
    expect((await verified(text)).problems).toEqual([
      { row, what: `transaction ${id} is not the one that was sealed` },
    ]);
    await change(`update ledger_transaction set actor = 'system' where transaction_id = ${id}`);
    expect((await verified((await exported()).text)).problems).toEqual([]);
  });

  test("finds a coupon whose payout differs from its legs, even if everything else agrees", async () => {
    const { rows } = await sql<{ id: bigint }>`
      select coupon_id as id from coupon where status = 'won' and not exists (select from coupon_leg l where l.coupon_id = coupon.coupon_id and result <> 'won') limit 1`.execute(
      db(),
    );
    const id = rows[0]!.id;
    await sql`update coupon_leg set odds = odds + 100 where coupon_id = ${id} and position = 0`.execute(db());
    const { text } = await exported();
    const row = text.split("\n").findIndex((line) => line.includes(`["C", "${id}"`)) + 1;
    expect((await verified(text)).problems).toEqual([
      { row, what: expect.stringMatching(/^it says won, \d+ .* its legs say won/) },
    ]);
    await sql`update coupon_leg set odds = odds - 100 where coupon_id = ${id} and position = 0`.execute(db());
  });

  test("is a snapshot of one moment and one tenant, whatever is written meanwhile", async () => {
    const pieces: string[] = [];
    const { rows } = await sql<{ count: bigint }>`select count(*) from ledger_transaction`.execute(db());
    const summary = await exportLedger(db(), tenantId, async (piece) => {
      pieces.push(piece);
      await place([fixture.selection(13)], 100).catch(() => undefined);
      await sql`select ledger_post(${tenantId}, 'deposit', 'EUR', null, 'test', null, ${JSON.stringify([
        { account: "clearing:1", amount: -1 },
        { account: `cash:${alice.userId}`, amount: 1 },
      ])}::jsonb)`.execute(db());
      await sealLedger(db());
    });
    expect(summary.transactions).toBe(Number(rows[0]!.count));
    expect((await verified(pieces.join(""))).problems).toEqual([]);
    expect((await exported()).summary.transactions).toBeGreaterThan(summary.transactions);
  });
});
