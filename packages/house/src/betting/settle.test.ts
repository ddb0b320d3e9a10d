import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runDueWork } from "../jobs/due-work.ts";
import { auditLedger } from "../ledger/audit.ts";
import { bettingFixture, slipOf, type BettingFixture, type FixtureBettor } from "./testing/betting-fixture.ts";

let fixture: BettingFixture;
let alice: FixtureBettor;
let last = 0;
beforeAll(async () => {
  fixture = await bettingFixture({ matches: 40, hoursAhead: 500 });
  alice = await fixture.bettor("alice");
});
afterAll(() => fixture.close());

const db = () => fixture.test.db;
const place = (...given: Parameters<typeof slipOf>) => alice.place(slipOf(...given), `settle-${(last += 1)}-key`);
const coupon = (id: number) =>
  db().selectFrom("coupon").selectAll().where("coupon_id", "=", BigInt(id)).executeTakeFirstOrThrow();
const movements = async (id: number) => {
  const rows = await db()
    .selectFrom("ledger_transaction as t")
    .innerJoin("ledger_entry as e", "e.transaction_id", "t.transaction_id")
    .select(["t.kind as why", "e.kind", "e.amount"])
    .where("t.coupon_id", "=", BigInt(id))
    .orderBy("e.transaction_id")
    .orderBy("position")
    .execute();
  return rows.map(({ why, kind, amount }) => `${why} ${kind} ${amount}`);
};
const odds = (match: number, ...rest: [number?, number?, string?]) => fixture.selection(match, ...rest).odds;
const settle = () => runDueWork(db());
/** Ends the matches up to and including this one, with the scores that were held. */
async function end(match: number): Promise<void> {
  await sql`update match set starts_at = house_now() - interval '3 hours', ends_at = house_now() - interval '1 hour' where match_id = ${fixture.matchIds[match]}`.execute(
    db(),
  );
  await settle();
}

describe("settling a coupon", () => {
  it("a won single: stake and gain in one posting, and the coupon is won", async () => {
    await fixture.hold(0, [2, 0]);
    const price = odds(0);
    const { couponId, balance } = await place([fixture.selection(0)], 1_000);
    await end(0);
    const payout = BigInt(price);
    expect(await coupon(couponId)).toMatchObject({ status: "won", payout, bonus: 0n, reason: null });
    expect(await alice.balance()).toBe(balance + payout);
    expect(await movements(couponId)).toEqual([
      "place cash -1000",
      "place open 1000",
      "win open -1000",
      `win book ${1_000n - payout}`,
      `win cash ${payout}`,
    ]);
  });

  it("a lost single: the stake goes to the book", async () => {
    await fixture.hold(1, [0, 2]);
    const { couponId, balance } = await place([fixture.selection(1)], 1_000);
    await end(1);
    expect(await coupon(couponId)).toMatchObject({ status: "lost", payout: 0n });
    expect(await alice.balance()).toBe(balance);
    expect(await movements(couponId)).toEqual([
      "place cash -1000",
      "place open 1000",
      "lose open -1000",
      "lose book 1000",
    ]);
  });

  it("an accumulator waits for its last leg, but is lost as soon as one leg is", async () => {
    await fixture.hold(2, [1, 0]);
    await fixture.hold(3, [1, 0]);
    await fixture.hold(4, [0, 1]);
    const won = await place([fixture.selection(2), fixture.selection(3)], 1_000);
    const lost = await place([fixture.selection(4), fixture.selection(3)], 1_000);
    await end(2);
    await end(4);
    expect((await coupon(won.couponId)).status).toBe("open");
    expect((await coupon(lost.couponId)).status).toBe("lost");
    await end(3);
    expect(await coupon(won.couponId)).toMatchObject({ status: "won", payout: won.maxReturn });
    const legs = await db()
      .selectFrom("coupon_leg")
      .select("result")
      .where("coupon_id", "=", BigInt(lost.couponId))
      .orderBy("position")
      .execute();
    expect(legs.map(({ result }) => result)).toEqual(["lost", "won"]);
  });

  it("a bonus is a posting of its own (D11)", async () => {
    await sql`update player set bonus = '{"percent": 5, "tipCount": 2, "odds": 1010}' where player_id = ${alice.userId}`.execute(
      db(),
    );
    fixture.betting.players.forget(alice.userId);
    await fixture.hold(5, [1, 0]);
    await fixture.hold(6, [1, 0]);
    const { couponId, balance, maxReturn } = await place([fixture.selection(5), fixture.selection(6)], 1_000);
    await sql`update player set bonus = '{"percent": 0, "tipCount": 0, "odds": 1000}' where player_id = ${alice.userId}`.execute(
      db(),
    );
    fixture.betting.players.forget(alice.userId);
    await end(5);
    await end(6);
    const row = await coupon(couponId);
    expect(row).toMatchObject({ status: "won", bonus_percent: 10, payout: maxReturn });
    expect(await alice.balance()).toBe(balance + maxReturn);
    expect((await movements(couponId)).slice(-2)).toEqual([`bonus book ${-row.bonus}`, `bonus cash ${row.bonus}`]);
  });

  it("the maximum payout caps what is paid (D7)", async () => {
    await sql`update outcome set single_max_pay = 1100 where market_id in (select market_id from market where match_id = ${fixture.matchIds[7]})`.execute(
      db(),
    );
    await fixture.hold(7, [3, 0]);
    await fixture.betting.book.load();
    const { couponId, maxReturn } = await place([fixture.selection(7)], 1_000);
    expect(maxReturn).toBe(1_100n);
    await end(7);
    expect(await coupon(couponId)).toMatchObject({ status: "won", payout: 1_100n, capped: true });
  });

  it("a system pays its winning lines, and the rest of the stake goes to the book", async () => {
    await fixture.hold(8, [1, 0]);
    await fixture.hold(9, [1, 0]);
    await fixture.hold(10, [0, 1]);
    const { couponId } = await place([fixture.selection(8), fixture.selection(9), fixture.selection(10)], 3_000, {
      kind: "system",
      sizes: [2],
    });
    const expected = (1_000n * BigInt(odds(8)) * BigInt(odds(9)) + 500_000n) / 1_000_000n;
    await end(8);
    await end(10);
    expect((await coupon(couponId)).status).toBe("open");
    await end(9);
    expect(await coupon(couponId)).toMatchObject({ status: "won", payout: expected });
  });

  it("the score after 90 minutes counts, not extra time (D20)", async () => {
    const result = { ft: [1, 1], ht: null, et: [2, 1], p: null, goals: [], source: "file" };
    const home = await place([fixture.selection(11)], 1_000);
    const draw = await place([fixture.selection(11, 1, 2)], 1_000);
    await sql`update match set held_result = ${JSON.stringify(result)}::jsonb where match_id = ${fixture.matchIds[11]}`.execute(
      db(),
    );
    await end(11);
    expect([(await coupon(home.couponId)).status, (await coupon(draw.couponId)).status]).toEqual(["lost", "won"]);
  });

  it("a postponed match is void after 48 hours: a single's stake is returned, an accumulator's leg drops out (D20)", async () => {
    await fixture.hold(13, [2, 1]);
    const single = await place([fixture.selection(12)], 1_000);
    const double = await place([fixture.selection(12), fixture.selection(13)], 1_000);
    await sql`update match set status = 'postponed', starts_at = house_now() - interval '47 hours', ends_at = house_now() - interval '45 hours' where match_id = ${fixture.matchIds[12]}`.execute(
      db(),
    );
    await end(13);
    expect([(await coupon(single.couponId)).status, (await coupon(double.couponId)).status]).toEqual(["open", "open"]);
    await fixture.advance(1.01);
    await settle();
    expect(await coupon(single.couponId)).toMatchObject({ status: "void", payout: 1_000n, reason: null });
    const facts = await db()
      .selectFrom("coupon_settlement")
      .selectAll()
      .where("coupon_id", "=", BigInt(single.couponId))
      .execute();
    expect(facts).toMatchObject([{ version: 1, status: "void", actor: "system", reason: "not_played" }]);
    expect(await movements(single.couponId)).toEqual([
      "place cash -1000",
      "place open 1000",
      "void open -1000",
      "void cash 1000",
    ]);
    expect(await coupon(double.couponId)).toMatchObject({ status: "won", payout: BigInt(odds(13)) });
  });

  it("a cancelled match is void at once, an abandoned one after 48 hours", async () => {
    const cancelled = await place([fixture.selection(14)], 1_000);
    const abandoned = await place([fixture.selection(15)], 1_000);
    await sql`update match set status = 'cancelled' where match_id = ${fixture.matchIds[14]}`.execute(db());
    await sql`update match set status = 'abandoned', starts_at = house_now() - interval '1 hour' where match_id = ${fixture.matchIds[15]}`.execute(
      db(),
    );
    await settle();
    expect([(await coupon(cancelled.couponId)).status, (await coupon(abandoned.couponId)).status]).toEqual([
      "void",
      "open",
    ]);
    await fixture.advance(47.1);
    await settle();
    expect((await coupon(abandoned.couponId)).status).toBe("void");
  });

  it("a match that is over without a result leaves its coupons open until a result arrives", async () => {
    await fixture.hold(39, [0, 0]);
    const { couponId } = await place([fixture.selection(39)], 500);
    await sql`update match set held_result = null where match_id = ${fixture.matchIds[39]}`.execute(db());
    await end(39);
    expect((await coupon(couponId)).status).toBe("open");
    await sql`update match set result = '{"ft": [1, 0]}' where match_id = ${fixture.matchIds[39]}`.execute(db());
    await settle();
    expect((await coupon(couponId)).status).toBe("won");
  });
});

describe("a settlement happens once (I6, I7)", () => {
  it("when several workers do it at once", async () => {
    await fixture.hold(16, [1, 0]);
    const placed = [];
    for (let at = 0; at < 30; at += 1) placed.push(await place([fixture.selection(16)], 100 + at));
    await sql`update match set starts_at = house_now() - interval '3 hours', ends_at = house_now() - interval '1 hour' where match_id = ${fixture.matchIds[16]}`.execute(
      db(),
    );
    const before = await alice.balance();
    const works = await Promise.all(Array.from({ length: 6 }, () => runDueWork(db(), { wait: true })));
    expect(works.reduce((sum, { settled: count }) => sum + count, 0)).toBe(30);
    const paid = placed.reduce((sum, { maxReturn }) => sum + maxReturn, 0n);
    expect(await alice.balance()).toBe(before + paid);
    for (const { couponId } of placed)
      expect((await movements(couponId)).filter((each) => each.startsWith("win cash"))).toHaveLength(1);
  });

  it("and a second call changes nothing, nor can any statement reopen the coupon", async () => {
    const { rows } = await sql<{
      id: bigint;
      status: string;
    }>`select coupon_id as id, status from coupon where status = 'won' limit 1`.execute(db());
    const id = rows[0]?.id ?? 0n;
    const later = await sql<{
      done: boolean;
    }>`select settle_coupon(${JSON.stringify({ coupon: String(id), results: ["won"], status: "won", payout: "1", stakeReturned: "1", gain: "0", bonus: "0", bonusPercent: 0, capped: false, actor: "test", reason: "result" })}::jsonb) as done`.execute(
      db(),
    );
    expect(later.rows[0]?.done).toBe(false);
    await expect(
      sql`update coupon set status = 'open', settled_at = null where coupon_id = ${id}`.execute(db()),
    ).rejects.toMatchObject({ code: "LV030" });
    const facts = await db().selectFrom("coupon_settlement").selectAll().where("coupon_id", "=", id).execute();
    expect(facts).toMatchObject([{ version: 1, actor: "system", reason: "result", status: "won" }]);
  });

  it("and figures of other legs than the coupon's current ones are refused", async () => {
    await fixture.hold(17, [1, 0]);
    const { couponId } = await place([fixture.selection(17)], 500);
    const stale = {
      coupon: String(couponId),
      results: ["won"],
      status: "won",
      payout: "900",
      stakeReturned: "500",
      gain: "400",
      bonus: "0",
      bonusPercent: 0,
      capped: false,
      actor: "test",
      reason: "result",
    };
    const { rows } = await sql<{
      done: boolean;
    }>`select settle_coupon(${JSON.stringify(stale)}::jsonb) as done`.execute(db());
    expect(rows[0]?.done).toBe(false);
    expect((await coupon(couponId)).status).toBe("open");
  });

  it("also when one coupon of the batch fails: it is set aside and the others are paid", async () => {
    await fixture.hold(18, [1, 0]);
    const good = await place([fixture.selection(18)], 500);
    const bad = await place([fixture.selection(18)], 501);
    await sql`alter table coupon add constraint poison check (stake <> 501 or status = 'open') not valid`.execute(db());
    await end(18);
    expect([(await coupon(good.couponId)).status, (await coupon(bad.couponId)).status]).toEqual(["won", "open"]);
    const due = await db().selectFrom("settlement_due").selectAll().execute();
    expect(due).toMatchObject([
      { coupon_id: BigInt(bad.couponId), attempts: 1, last_error: expect.stringContaining("poison") as string },
    ]);
    await sql`alter table coupon drop constraint poison`.execute(db());
    await sql`update settlement_due set due_at = now()`.execute(db());
    await settle();
    expect((await coupon(bad.couponId)).status).toBe("won");
  });

  it("and leaves the ledger clean, with nothing in the accounts of settled coupons", async () => {
    expect(await auditLedger(db())).toMatchObject({ clean: true });
    const { rows } = await sql<{ left: number }>`
      select count(*)::integer as left from (select owner_id from ledger_entry where kind = 'open' group by owner_id having sum(amount) <> 0) open
      join coupon on coupon_id = owner_id where status <> 'open'`.execute(db());
    expect(rows[0]?.left).toBe(0);
  });
});
