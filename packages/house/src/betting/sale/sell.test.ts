import { add, minor, rational, round, zero, type Rational } from "@livery/betting";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { runDueWork } from "../../jobs/due-work.ts";
import { auditLedger } from "../../ledger/audit.ts";
import { silentLog } from "../../log.ts";
import { storeSettings } from "../../settings/store.ts";
import { cancelCoupon } from "../cancel.ts";
import { couponDetail } from "../coupon-detail.ts";
import { listCoupons } from "../coupon-list.ts";
import { bettingFixture, slipOf, type BettingFixture, type FixtureBettor } from "../testing/betting-fixture.ts";
import { sellerOf } from "../testing/seller.ts";

let fixture: BettingFixture;
let alice: FixtureBettor;
let selling: Awaited<ReturnType<typeof sellerOf>>;
beforeAll(async () => {
  fixture = await bettingFixture({ matches: 40 });
  alice = await fixture.bettor("alice");
  selling = await sellerOf(fixture.betting, alice);
});
afterAll(() => fixture.close());

let keys = 0;
let match = 0;
beforeEach(() => {
  match += 1;
});
const place = async (matches: readonly number[] = [match], stake = 1_000): Promise<number> =>
  (
    await alice.place(
      slipOf(
        matches.map((each) => fixture.selection(each)),
        stake,
      ),
      `sell-${(keys += 1)}-key`,
    )
  ).couponId;
const run = (statement: string) => sql.raw(statement).execute(fixture.test.db);
const coupon = (couponId: number) =>
  fixture.test.db.selectFrom("coupon").selectAll().where("coupon_id", "=", BigInt(couponId)).executeTakeFirstOrThrow();
const detail = (couponId: number) => couponDetail(fixture.test.db, alice.userId, { couponId });

/** What the ledger has of a coupon, in order: kind, then what open, book and cash gained by it. */
async function postings(couponId: number) {
  const { rows } = await sql<{ kind: string; open: bigint; book: bigint; cash: bigint }>`
    select t.kind, coalesce(sum(amount) filter (where e.kind = 'open'), 0)::bigint as open,
      coalesce(sum(amount) filter (where e.kind = 'book'), 0)::bigint as book, coalesce(sum(amount) filter (where e.kind = 'cash'), 0)::bigint as cash
    from ledger_transaction t join ledger_entry e using (transaction_id) where t.coupon_id = ${couponId} and t.kind <> 'place'
    group by t.transaction_id, t.kind order by t.transaction_id`.execute(fixture.test.db);
  return rows.map(({ kind, open, book, cash }) => [kind, open, book, cash]);
}

/** Reciprocals of all prices of a match's three-way market: 1 and the margin. */
function bookOf(at: number): Rational {
  const outcomes = fixture.betting.book.match(fixture.matchIds[at] ?? 0)?.markets.get("1|")?.outcomes ?? new Map();
  return [...outcomes.values()].map(({ odds }: { odds: number }) => rational(1000, odds)).reduce(add, zero);
}

describe("an offer", () => {
  it("is stake × odds × probability less 5 %, and names the maximum return that the player gives up", async () => {
    const couponId = await place();
    const { max_return } = await coupon(couponId);
    const offer = await selling.offer(couponId);
    // Placed at the price of now, the odd cancels out: what is left is the stake over the book, less the margin.
    expect(offer.price).toBe(round(rational(950n * bookOf(match).denominator, bookOf(match).numerator)));
    expect(offer).toMatchObject({
      percent: 100,
      stake: 1_000n,
      remainingStake: 0n,
      maxReturn: max_return,
      sold: false,
      balance: null,
      validMs: 5_000,
    });
    const { rows } = await sql<{ left: number }>`
      select extract(epoch from expires_at - clock_timestamp())::float8 as left from coupon_quote where coupon_id = ${couponId}`.execute(
      fixture.test.db,
    );
    expect(rows[0]?.left).toBeLessThanOrEqual(5);
  });

  it("for a part is that part of price and stake, rounded down", async () => {
    const couponId = await place([match], 999);
    const whole = await selling.offer(couponId);
    expect(await selling.offer(couponId, 50)).toMatchObject({
      percent: 50,
      stake: 499n,
      remainingStake: 500n,
      price: whole.price / 2n,
    });
    // One percent of a price of less than a euro is no cent.
    expect(await selling.tryOffer(await place([match], 100), 1)).toBe("not_sellable");
  });

  it("for a part is below what that part could still return, whatever the rounding (D17)", async () => {
    const coupons = [await place([match], 119), await place([match], 151)];
    const matchId = fixture.matchIds[match] ?? 0;
    // What was likely at their odds is all but sure now.
    await run(`update outcome set odds = case outcome_id when 1 then 1010 else 90000 end
      where market_id in (select market_id from market where match_id = ${matchId})`);
    await fixture.betting.book.refresh([matchId]);
    for (const couponId of coupons)
      for (let percent = 1; percent <= 100; percent += 3) {
        const offer = await selling.offer(couponId, percent);
        expect([percent, offer.price >= 1n && offer.price < offer.maxReturn]).toEqual([percent, true]);
      }
  });

  it("moves no money", async () => {
    const couponId = await place();
    const before = await alice.balance();
    await selling.offer(couponId);
    expect(await alice.balance()).toBe(before);
    expect(await postings(couponId)).toEqual([]);
  });

  it("is refused for a coupon of several matches before one has begun, unless the site's settings allow it", async () => {
    const couponId = await place([match, (match += 1)]);
    expect(await selling.tryOffer(couponId)).toBe("not_sellable");
    expect((await detail(couponId))?.sellable).toBe(false);
    const { siteId } = await alice.player();
    await storeSettings(fixture.test.db, { siteId, document: { sellAccumulators: 1 }, actor: "test" });
    expect((await detail(couponId))?.sellable).toBe(true);
    expect(await selling.tryOffer(couponId)).toMatchObject({ stake: 1_000n });
    await storeSettings(fixture.test.db, { siteId, document: {}, actor: "test" });
    expect(await selling.tryOffer(couponId)).toBe("not_sellable");
  });

  it("is refused when a dealer above does not allow sales, and for a coupon that is not open", async () => {
    const couponId = await place();
    await run(`update dealer set flags = flags || '{"coupon.sell": false}' where name = 'head-office'`);
    expect(await selling.tryOffer(couponId)).toBe("sell_not_allowed");
    await run(`update dealer set flags = flags - 'coupon.sell'`);
    const { tenantId } = await alice.player();
    await cancelCoupon(fixture.test.db, { couponId, tenantId, by: "dealer", actor: "staff:1", reason: null });
    expect(await selling.tryOffer(couponId)).toBe("not_waiting");
    await expect(selling.tryOffer(999_999)).resolves.toBe("not_found");
  });

  it("is refused while the market is locked, and once the match has begun", async () => {
    const couponId = await place();
    const matchId = fixture.matchIds[match] ?? 0;
    await run(`update market set status = 'locked' where match_id = ${matchId}`);
    await fixture.betting.book.refresh([matchId]);
    expect(await selling.tryOffer(couponId)).toBe("market_locked");
    await run(`update market set status = 'open' where match_id = ${matchId}`);
    await run(`update match set starts_at = house_now() where match_id = ${matchId}`);
    await fixture.betting.book.refresh([matchId]);
    expect(await selling.tryOffer(couponId)).toBe("match_started");
  });

  it("is refused for a coupon that is decided and waits for its settlement", async () => {
    const couponId = await place();
    await run(`insert into settlement_due (coupon_id) values (${couponId})`);
    expect(await selling.tryOffer(couponId)).toBe("not_sellable");
    await run(`delete from settlement_due where coupon_id = ${couponId}`);
  });
});

describe("a whole sale", () => {
  it("ends the coupon: the price goes to cash, the rest to the book, with status, settlement and event", async () => {
    const couponId = await place();
    const before = await alice.balance();
    const { price, quote } = await selling.offer(couponId);
    expect(await selling.sell(couponId, quote)).toMatchObject({
      sold: true,
      price,
      stake: 1_000n,
      remainingStake: 0n,
      validMs: 0,
      balance: before + price,
    });
    expect(await alice.balance()).toBe(before + price);
    expect(await postings(couponId)).toEqual([["sell", -1_000n, 1_000n - price, price]]);
    expect(await coupon(couponId)).toMatchObject({
      status: "cashed_out",
      payout: price,
      sold_stake: 0n,
      sold_price: 0n,
    });
    const { rows } =
      await sql`select version, status, payout, actor from coupon_settlement where coupon_id = ${couponId}`.execute(
        fixture.test.db,
      );
    expect(rows).toEqual([{ version: 1, status: "cashed_out", payout: price, actor: `player:${alice.userId}` }]);
    expect(await detail(couponId)).toMatchObject({ status: "cashed_out", payout: price, sellable: false });
    expect((await detail(couponId))?.worth).toBeUndefined();
  });

  it("uses up its quote", async () => {
    const couponId = await place();
    const { quote } = await selling.offer(couponId);
    expect(await selling.sell(couponId, quote)).toMatchObject({ sold: true });
    expect(await selling.sell(couponId, quote)).toBe("not_waiting");
  });
});

describe("a partial sale", () => {
  it("leaves the rest open, and the rest is settled to the cent", async () => {
    const couponId = await place([match], 1_001);
    await fixture.hold(match, [3, 0]);
    const { odds } = fixture.selection(match);
    const before = await alice.balance();
    const half = await selling.offer(couponId, 50);
    expect(half).toMatchObject({ stake: 500n, remainingStake: 501n });
    expect(await selling.sell(couponId, half.quote)).toMatchObject({ price: half.price, balance: before + half.price });
    expect(await coupon(couponId)).toMatchObject({
      status: "open",
      sold_stake: 500n,
      sold_price: half.price,
      payout: null,
    });
    const most = round(rational(501 * odds, 1_000));
    expect(await detail(couponId)).toMatchObject({
      soldStake: 500n,
      soldPrice: half.price,
      maxReturn: most,
      worth: { current: 0n, most },
      cancellableUntil: null,
    });
    // A list shows what the page of the coupon shows.
    const listed = await listCoupons(fixture.test.db, alice.userId, { page: 1, pageSize: 10 });
    expect(listed.rows.find((row) => row.couponId === couponId)?.maxReturn).toBe(most);
    // A quarter of what is left.
    const more = await selling.offer(couponId, 25);
    expect(more).toMatchObject({ stake: 125n, remainingStake: 376n });
    expect(await selling.sell(couponId, more.quote)).toMatchObject({ sold: true });
    await fixture.advance(match + 4);
    await runDueWork(fixture.test.db, { log: silentLog });
    const payout = round(rational(376 * odds, 1_000));
    expect(await coupon(couponId)).toMatchObject({
      status: "won",
      payout,
      sold_stake: 625n,
      sold_price: half.price + more.price,
    });
    expect(await alice.balance()).toBe(before + half.price + more.price + payout);
    expect(await postings(couponId)).toEqual([
      ["sell", -500n, 500n - half.price, half.price],
      ["sell", -125n, 125n - more.price, more.price],
      ["win", -376n, 376n - payout, payout],
    ]);
    const { rows } =
      await sql`select nr, percent, stake, price from coupon_sale where coupon_id = ${couponId} order by nr`.execute(
        fixture.test.db,
      );
    expect(rows).toEqual([
      { nr: 1, percent: 50, stake: 500n, price: half.price },
      { nr: 2, percent: 25, stake: 125n, price: more.price },
    ]);
    expect(await auditLedger(fixture.test.db)).toMatchObject({ clean: true });
  });

  it("ends the cancellation window: only one of sale and cancellation moves the money (I7)", async () => {
    match = 20;
    const couponId = await place();
    const { quote } = await selling.offer(couponId, 10);
    await selling.sell(couponId, quote);
    const { tenantId } = await alice.player();
    await expect(
      cancelCoupon(fixture.test.db, { couponId, tenantId, by: "dealer", actor: "staff:1", reason: null }),
    ).rejects.toMatchObject({ code: "cancel_period_over" });
    const last = await selling.offer(couponId, 100);
    expect(last).toMatchObject({ stake: 900n, remainingStake: 0n });
    expect(await selling.sell(couponId, last.quote)).toMatchObject({ sold: true });
    expect(await coupon(couponId)).toMatchObject({ status: "cashed_out", payout: last.price, sold_stake: 100n });
  });
});

describe("a quote that is no longer valid", () => {
  it("is refused after its five seconds", async () => {
    match = 21;
    const couponId = await place();
    const { quote } = await selling.offer(couponId);
    await run(`update coupon_quote set expires_at = clock_timestamp() where coupon_id = ${couponId}`);
    expect(await selling.sell(couponId, quote)).toBe("quote_expired");
    expect(await postings(couponId)).toEqual([]);
  });

  it("is refused after a newer quote, and for another part, another coupon or another player", async () => {
    match = 22;
    const couponId = await place();
    const other = await place();
    const first = await selling.offer(couponId);
    const second = await selling.offer(couponId, 50);
    expect(await selling.sell(couponId, first.quote)).toBe("quote_expired");
    expect(await selling.sell(couponId, second.quote, null, 60)).toBe("quote_expired");
    expect(await selling.sell(other, second.quote)).toBe("quote_expired");
    const bashir = await sellerOf(fixture.betting, await fixture.bettor("bashir"));
    expect(await bashir.sell(couponId, second.quote)).toBe("not_found");
    expect(await bashir.tryOffer(couponId)).toBe("not_found");
    expect(await postings(couponId)).toEqual([]);
    expect(await selling.sell(couponId, second.quote, null, 50)).toMatchObject({ sold: true });
  });

  it("is refused when the coupon, a result, a lock or a price has changed since", async () => {
    match = 24;
    const matchId = fixture.matchIds[match] ?? 0;
    const couponId = await place();
    const changes: readonly (readonly [statement: string, back: string, refusal: string])[] = [
      [`update coupon set max_pay = max_pay where coupon_id = ${couponId}`, "select 1", "quote_expired"],
      [
        `update market set status = 'locked' where match_id = ${matchId}`,
        `update market set status = 'open' where match_id = ${matchId}`,
        "market_locked",
      ],
      [`update market set version = version + 1 where match_id = ${matchId}`, "select 1", "quote_expired"],
      [
        `update coupon_leg set result = 'void' where coupon_id = ${couponId}`,
        `update coupon_leg set result = 'open' where coupon_id = ${couponId}`,
        "not_sellable",
      ],
      [`update match set starts_at = house_now() where match_id = ${matchId}`, "select 1", "match_started"],
    ];
    for (const [statement, back, refusal] of changes) {
      await fixture.betting.book.refresh([matchId]);
      const { quote } = await selling.offer(couponId);
      await run(statement);
      expect([statement, await selling.sell(couponId, quote)]).toEqual([statement, refusal]);
      await run(back);
    }
    expect(await postings(couponId)).toEqual([]);
  });
});

describe("the idempotency key of a sale", () => {
  it("stands for one sale and one answer, even if the coupon could no longer be sold (I5)", async () => {
    match = 25;
    const couponId = await place();
    const { quote } = await selling.offer(couponId, 50);
    const sold = await selling.sell(couponId, quote, "one-sale-key");
    expect(sold).toMatchObject({ sold: true, remainingStake: minor(500) });
    await run(`update market set status = 'locked' where match_id = ${fixture.matchIds[match]}`);
    expect(await selling.sell(couponId, quote, "one-sale-key")).toEqual(sold);
    expect(await selling.sell(couponId, quote, "one-sale-key", 50)).toBe("key_reused");
    expect(await postings(couponId)).toHaveLength(1);
  });

  it("can be used again after a refusal (D54)", async () => {
    match = 26;
    const couponId = await place();
    expect(await selling.sell(couponId, "no-such-quote", "refused-key")).toBe("quote_expired");
    const { quote } = await selling.offer(couponId);
    expect(await selling.sell(couponId, quote, "refused-key")).toMatchObject({ sold: true });
  });
});

it("the ledger is clean afterwards", async () => {
  expect(await auditLedger(fixture.test.db)).toMatchObject({ clean: true });
});
