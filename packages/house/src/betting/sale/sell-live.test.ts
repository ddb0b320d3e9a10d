import { add, multiply, rational, round, thousandths, zero } from "@livery/betting";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { decidePending } from "../../live-bets/decide-pending.ts";
import { drawScript } from "../../live/sources/simulator/draw-script.ts";
import { published } from "../../live/testing/published.ts";
import { silentLog } from "../../log.ts";
import type { BettingService, LiveOffer } from "../betting-service.ts";
import { placeCoupon } from "../place.ts";
import { bettingFixture, slipOf, type BettingFixture, type FixtureBettor } from "../testing/betting-fixture.ts";
import { sellerOf } from "../testing/seller.ts";

let fixture: BettingFixture;
let alice: FixtureBettor;
let made = 0;
beforeAll(async () => {
  fixture = await bettingFixture({ matches: 2 });
  await sql`update player set services = services || '{"live": true}'`.execute(fixture.test.db);
  alice = await fixture.bettor("alice");
});
afterAll(() => fixture.close());

/** A confirmed live single on the home win, and what to sell it with. */
async function liveSingle(stake = 1_000) {
  made += 1;
  const match = await published(fixture.test, drawScript("football", `sale/${made}`));
  const betting: BettingService = { ...fixture.betting, live: match.offer };
  const ref = { matchId: match.matchId, marketTypeId: 1, outcomeId: 1, special: "" };
  const odds = match.offer.quote(ref)?.odds ?? thousandths(1000);
  const bettor = { sessionHash: alice.sessionHash, player: await alice.player(), idempotencyKey: null };
  const slip = { ...slipOf([{ ...ref, odds, banker: false }], stake), phase: "live", oddsChange: "any" } as const;
  const { couponId } = await placeCoupon(betting, bettor, slip);
  await sql`update coupon_pending set decide_at = clock_timestamp() where coupon_id = ${couponId}`.execute(
    fixture.test.db,
  );
  await decidePending(betting, silentLog);
  return { match, betting, ref, couponId };
}

/** The same offer with every price changed by some tenths, as a tick changes it: the market's version stays. */
const moved = (offer: LiveOffer, tenths: number): LiveOffer => ({
  ...offer,
  quote: (ref) => {
    const quote = offer.quote(ref);
    return quote && { ...quote, odds: thousandths(Math.trunc((quote.odds * tenths) / 10)) };
  },
});

it("a live single is sold at the chances of the current tick with the margin taken out", async () => {
  const { match, betting, couponId, ref } = await liveSingle();
  const { odds } = await fixture.test.db
    .selectFrom("coupon_leg")
    .select("odds")
    .where("coupon_id", "=", BigInt(couponId))
    .executeTakeFirstOrThrow();
  const prices = [1, 2, 3].map((outcomeId) => match.offer.quote({ ...ref, outcomeId })?.odds ?? 0);
  const book = prices.map((each) => rational(1000, each)).reduce(add, zero);
  const selling = await sellerOf(betting, alice);
  const { price, quote } = await selling.offer(couponId);
  expect(price).toBe(round(multiply(rational(950 * odds, prices[0] ?? 0), rational(book.denominator, book.numerator))));
  expect(await selling.sell(couponId, quote, "live-sale-key")).toMatchObject({ sold: true, price });
});

it("a quote is honoured while it is not above the current fair value, and refused otherwise", async () => {
  const { match, betting, couponId } = await liveSingle();
  const selling = await sellerOf(betting, alice);
  const first = await selling.offer(couponId, 50);
  // Longer odds by a tenth eat the margin of the book and a bit of what the offer kept; by a half they eat more than all of it.
  const near = await sellerOf({ ...betting, live: moved(match.offer, 11) }, alice);
  const far = await sellerOf({ ...betting, live: moved(match.offer, 15) }, alice);
  expect(await far.sell(couponId, first.quote)).toBe("quote_expired");
  const paid = await near.sell(couponId, first.quote);
  expect(paid).toMatchObject({ sold: true, price: first.price });
});

it("a live sale is refused while the market is locked, the match is over or the source is silent", async () => {
  const { match, betting, couponId } = await liveSingle();
  const selling = await sellerOf(betting, alice);
  const { quote } = await selling.offer(couponId);
  const as = (state: "locked" | "over" | "stale") =>
    sellerOf(
      {
        ...betting,
        live: {
          ...match.offer,
          quote: (ref) => {
            const now = match.offer.quote(ref);
            return now && { ...now, state };
          },
        },
      },
      alice,
    );
  expect(await (await as("locked")).sell(couponId, quote)).toBe("market_locked");
  expect(await (await as("over")).tryOffer(couponId)).toBe("not_sellable");
  expect(await (await as("stale")).tryOffer(couponId)).toBe("feed_stale");
  // The database's own look: what it says of the source counts, whatever memory has.
  await sql`update live_run set alive_at = clock_timestamp() - interval '11 seconds'`.execute(fixture.test.db);
  expect(await selling.sell(couponId, quote)).toBe("feed_stale");
});

it("the database refuses a live sale when another node has the lease and the selling server does not know it yet (D50)", async () => {
  const { betting, couponId } = await liveSingle();
  const selling = await sellerOf(betting, alice);
  const { quote } = await selling.offer(couponId);
  await sql`select live_next_epoch('another')`.execute(fixture.test.db);
  expect(await selling.sell(couponId, quote)).toBe("feed_stale");
});
