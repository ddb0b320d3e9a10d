import { thousandths, type Minor } from "@livery/betting";
import { CallError, type RequestedSelection, type PlaceCoupon } from "@livery/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { couponDetail } from "../betting/coupon-detail.ts";
import { placeCoupon } from "../betting/place.ts";
import { offeredSelections } from "../betting/sharing/offered-selections.ts";
import { bettingFixture, type BettingFixture, type FixtureBettor, slipOf } from "../betting/testing/betting-fixture.ts";
import type { BettingService } from "../betting/betting-service.ts";
import { auditLedger } from "../ledger/audit.ts";
import { silentLog } from "../log.ts";
import { drawScript } from "../live/sources/simulator/draw-script.ts";
import { published, withGoal } from "../live/testing/published.ts";
import { decidePending } from "./decide-pending.ts";

let fixture: BettingFixture;
let alice: FixtureBettor;
let made = 0;
beforeAll(async () => {
  fixture = await bettingFixture({ matches: 2 });
  await sql`update player set services = services || '{"live": true}'`.execute(fixture.test.db);
  alice = await fixture.bettor("alice");
});
afterAll(() => fixture.close());

/** A match in play, in which nothing happens for a while, and a betting service that accepts bets on it. */
async function inPlay() {
  made += 1;
  const match = await published(fixture.test, drawScript("football", `bets/${made}`));
  const betting: BettingService = { ...fixture.betting, live: match.offer };
  const selection = (change: Partial<RequestedSelection> = {}): RequestedSelection => {
    const ref = { matchId: match.matchId, marketTypeId: 1, outcomeId: 1, special: "" };
    const { odds, position } = given(match.offer.quote(ref));
    return { ...ref, odds, banker: false, feed: position, ...change };
  };
  const place = async (slip: PlaceCoupon, key: string | null = null, at: BettingService = betting) =>
    placeCoupon(at, { sessionHash: alice.sessionHash, player: await alice.player(), idempotencyKey: key }, slip);
  return { ...match, betting, selection, place };
}

/** What a test rests on is there. */
function given<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error("what the test rests on is not there");
  return value;
}

const live = (
  selections: readonly RequestedSelection[],
  stake: number,
  change: Partial<PlaceCoupon> = {},
): PlaceCoupon => ({
  ...slipOf(selections, stake),
  phase: "live",
  ...change,
});
const refusal = (error: unknown) => (error instanceof CallError ? { code: error.code, params: error.params } : error);
const over = (couponId: number) =>
  sql`update coupon_pending set decide_at = clock_timestamp() where coupon_id = ${couponId}`.execute(fixture.test.db);
const coupon = (couponId: number) =>
  fixture.test.db.selectFrom("coupon").selectAll().where("coupon_id", "=", BigInt(couponId)).executeTakeFirstOrThrow();

describe("a live bet", () => {
  let before: Minor;
  beforeEach(async () => {
    before = await alice.balance();
  });

  it("is pending for its delay, and then confirmed at the current price (D14)", async () => {
    const { place, selection, betting } = await inPlay();
    const placed = await place(live([selection()], 500), "live-key-0001");
    expect(placed.status).toBe("pending");
    expect(Date.parse(placed.pendingUntil ?? "") - Date.now()).toBeGreaterThan(3_000);
    expect(await alice.balance()).toBe(before - 500n);
    const waiting = await couponDetail(fixture.test.db, alice.userId, placed);
    expect(waiting?.status).toBe("pending");
    expect(waiting?.pendingMs).toBeGreaterThan(2_000);
    expect(waiting?.pendingMs).toBeLessThanOrEqual(5_000);
    expect(await decidePending(betting, silentLog)).toBe(0);
    await over(placed.couponId);
    expect((await couponDetail(fixture.test.db, alice.userId, placed))?.pendingMs).toBe(0);
    expect(await decidePending(betting, silentLog)).toBe(1);
    expect((await couponDetail(fixture.test.db, alice.userId, placed))?.pendingMs).toBeUndefined();
    expect(await coupon(placed.couponId)).toMatchObject({
      status: "open",
      phase: "live",
      stake: 500n,
      max_return: placed.maxReturn,
    });
    expect(await place(live([selection()], 500), "live-key-0001")).toEqual(placed);
  });

  it("is limited by the limits of its outcome (§3), which the feed and the slip's code follow from the next tick on", async () => {
    const { go, matchId, selection, place, publisher, topics, betting } = await inPlay();
    const ofHome = async (limits: string) => {
      await sql`update outcome set ${sql.raw(limits)} from market
        where market.market_id = outcome.market_id and match_id = ${matchId} and market_type_id = 1 and outcome_id = 1`.execute(
        fixture.test.db,
      );
      publisher.invalidate([matchId]);
      await go(20);
    };
    const limitsOf = (topic: string) => {
      const match = given(topics.get(topic)).matches({ types: null, balancedTypes: new Set() });
      const market = given(match.find((each) => each.matchId === matchId)).markets.find(
        (each) => each.marketTypeId === 1,
      );
      const [home, draw] = given(market).outcomes;
      return [home?.single, home?.combined, draw?.single];
    };
    const none = { minStake: null, maxStake: null, maxPay: null };
    expect(limitsOf("list")).toEqual([none, none, none]);
    await ofHome("single_min_stake = 50, single_max_stake = 300, single_max_pay = 4000, combined_max_stake = 200");
    const single = { minStake: 50n, maxStake: 300n, maxPay: 4000n };
    const combined = { ...none, maxStake: 200n };
    expect(limitsOf(`match:${matchId}`)).toEqual([single, combined, none]);
    expect(limitsOf("list")).toEqual([single, combined, none]);
    expect(await offeredSelections(betting, [selection()])).toMatchObject([{ live: true, single, combined }]);
    expect(refusal(await place(live([selection()], 301)).catch((error: unknown) => error))).toEqual({
      code: "stake_too_high",
      params: { max: 300 },
    });
    // The state's version is the new one too: a bet within the limits is taken.
    const placed = await place(live([selection()], 300));
    expect(placed.status).toBe("pending");
    await ofHome("single_min_stake = null, single_max_stake = null, single_max_pay = null, combined_max_stake = null");
    expect(limitsOf(`match:${matchId}`)).toEqual([none, none, none]);
    await over(placed.couponId);
    await decidePending(betting, silentLog);
  });

  it("is rejected when it was not decided in time, by any server, whatever its odds have become", async () => {
    const { place, selection, betting } = await inPlay();
    const placed = await place(live([selection()], 300));
    const ago = (seconds: number) =>
      sql`update coupon_pending set decide_at = clock_timestamp() - ${seconds}::integer * interval '1 second'
        where coupon_id = ${placed.couponId}`.execute(fixture.test.db);
    // A house without prices leaves it to the one that publishes, for as long as one may take over.
    await ago(15);
    expect(await decidePending(betting, silentLog, "forgotten")).toBe(0);
    await ago(25);
    expect(await decidePending({ ...betting, live: null }, silentLog, "forgotten")).toBe(1);
    expect(await coupon(placed.couponId)).toMatchObject({ status: "rejected", reason: "feed_stale", payout: 0n });
    expect(await alice.balance()).toBe(before);
    const lateBet = await place(live([selection()], 400));
    await sql`update coupon_pending set decide_at = clock_timestamp() - interval '1 hour'`.execute(fixture.test.db);
    expect(await decidePending(betting, silentLog)).toBe(1);
    expect(await coupon(lateBet.couponId)).toMatchObject({ status: "rejected", reason: "feed_stale" });
  });

  it("is decided by another process after a kill, since pending bets are in the database", async () => {
    const { place, selection, betting } = await inPlay();
    const placed = await place(live([selection()], 300));
    await over(placed.couponId);
    const another: BettingService = { ...betting };
    const counts = await Promise.all([decidePending(another, silentLog), decidePending(betting, silentLog)]);
    expect(Math.max(...counts)).toBe(1);
    expect((await coupon(placed.couponId)).status).toBe("open");
    expect(await alice.balance()).toBe(before - 300n);
  });

  it("is rejected and refunded when its match is suspended at the end of the delay", async () => {
    made += 1;
    const match = await published(fixture.test, withGoal());
    const betting: BettingService = { ...fixture.betting, live: match.offer };
    const ref = { matchId: match.matchId, marketTypeId: 1, outcomeId: 2, special: "" };
    const { odds } = given(match.offer.quote(ref));
    const bettor = { sessionHash: alice.sessionHash, player: await alice.player(), idempotencyKey: null };
    const placed = await placeCoupon(
      betting,
      bettor,
      live([{ ...ref, odds, banker: false }], 700, { oddsChange: "any" }),
    );
    const record = given(match.publisher.record(match.matchId));
    await match.go(1_900, () => record.state.score[0] + record.state.score[1] > 0);
    await over(placed.couponId);
    await decidePending(betting, silentLog);
    expect(await coupon(placed.couponId)).toMatchObject({ status: "rejected", reason: "market_locked", payout: 0n });
    expect(await alice.balance()).toBe(before);
    await expect(
      placeCoupon(betting, bettor, live([{ ...ref, odds, banker: false }], 100)).catch((error: unknown) =>
        Promise.reject(refusal(error) as Error),
      ),
    ).rejects.toEqual({
      code: "market_locked",
      params: { match: `${record.source.home} – ${record.source.away}` },
    });
  });

  it("is rejected when its odds have changed, unless the player accepts any change (D13)", async () => {
    const { place, selection, betting, go, offer } = await inPlay();
    const selectionBefore = selection();
    const strict = await place(live([selectionBefore], 200, { oddsChange: "none" }));
    const easy = await place(live([selectionBefore], 1_000, { oddsChange: "any" }));
    const moved = () =>
      offer.quote(selectionBefore)?.odds !== selectionBefore.odds && offer.quote(selectionBefore)?.state === "open";
    await go(3_000, moved);
    expect(moved()).toBe(true);
    await over(strict.couponId);
    await over(easy.couponId);
    await decidePending(betting, silentLog);
    expect(await coupon(strict.couponId)).toMatchObject({ status: "rejected", reason: "odds_changed" });
    const legs = await fixture.test.db
      .selectFrom("coupon_leg")
      .select("odds")
      .where("coupon_id", "=", BigInt(easy.couponId))
      .execute();
    expect(legs).toEqual([{ odds: offer.quote(selectionBefore)?.odds }]);
    expect((await coupon(easy.couponId)).max_return).toBe(BigInt(legs[0]?.odds ?? 0));
    expect(await place(live([selectionBefore], 100)).catch(refusal)).toMatchObject({ code: "odds_changed" });
  });

  it("is refused in the specification's words while its source is silent, by the database too", async () => {
    const { place, selection, publisher } = await inPlay();
    const slip = live([selection()], 100);
    await sql`update live_run set alive_at = clock_timestamp() - interval '11 seconds' where run = ${publisher.run}`.execute(
      fixture.test.db,
    );
    const { source } = given(publisher.record(slip.selections[0]?.matchId ?? 0));
    expect(await place(slip).catch(refusal)).toEqual({
      code: "market_locked",
      params: { match: `${source.home} – ${source.away}` },
    });
    expect(await alice.balance()).toBe(before);
  });

  it("is refused, and a pending one rejected, by the database when another node has the lease and the server does not know it yet (D50)", async () => {
    const { place, selection, betting, publisher } = await inPlay();
    const waiting = await place(live([selection()], 100));
    await sql`select live_next_epoch('another')`.execute(fixture.test.db);
    const slip = live([selection()], 200);
    const { source } = given(publisher.record(slip.selections[0]?.matchId ?? 0));
    expect(await place(slip).catch(refusal)).toEqual({
      code: "market_locked",
      params: { match: `${source.home} – ${source.away}` },
    });
    await over(waiting.couponId);
    await decidePending(betting, silentLog);
    expect(await coupon(waiting.couponId)).toMatchObject({ status: "rejected", reason: "feed_stale" });
    expect(await alice.balance()).toBe(before);
  });

  it("is refused when the server is more than a tick behind the feed that the player saw, or has no feed", async () => {
    const { place, selection, offer, betting } = await inPlay();
    const selectionBefore = selection();
    const ahead = {
      ...given(selectionBefore.feed),
      offset: (offer.position(selectionBefore.feed?.topic ?? "")?.offset ?? 0) + 2,
    };
    expect(await place(live([{ ...selectionBefore, feed: ahead }], 100)).catch(refusal)).toMatchObject({
      code: "feed_stale",
    });
    expect(await place(live([selectionBefore], 100), null, { ...betting, live: null }).catch(refusal)).toMatchObject({
      code: "feed_stale",
    });
  });

  it("is refused by a server whose publisher has an earlier epoch than the player saw (D50)", async () => {
    const { place, selection, betting, topics } = await inPlay();
    const selectionBefore = selection();
    const later = { ...given(selectionBefore.feed), epoch: topics.epoch + 1, offset: 1 };
    expect(await place(live([{ ...selectionBefore, feed: later }], 100)).catch(refusal)).toMatchObject({
      code: "feed_stale",
    });
    // Of an earlier epoch the house is ahead: it takes the bet at its own price.
    const earlier = { ...given(selectionBefore.feed), epoch: topics.epoch - 1, offset: 1_000_000 };
    const placed = await place(live([{ ...selectionBefore, feed: earlier }], 100));
    expect(placed.status).toBe("pending");
    await over(placed.couponId);
    await decidePending(betting, silentLog);
  });

  it("needs the phase of its matches: live, or mixed beside a match that has not begun", async () => {
    const { place, selection } = await inPlay();
    expect(await place(slipOf([selection()], 100)).catch(refusal)).toEqual({
      code: "kind_mismatch",
      params: { phase: "live" },
    });
    const mixed = await place({ ...slipOf([selection(), fixture.selection(0)], 100), phase: "mixed" });
    expect(mixed.status).toBe("pending");
    const legs = await fixture.test.db
      .selectFrom("coupon_leg")
      .select(["position", "live_run"])
      .where("coupon_id", "=", BigInt(mixed.couponId))
      .orderBy("position")
      .execute();
    expect(legs.map(({ live_run }) => live_run !== null)).toEqual([true, false]);
  });

  it("needs the live service", async () => {
    const { place, selection } = await inPlay();
    await sql`update player set services = services - 'live' where player_id = ${alice.userId}`.execute(
      fixture.test.db,
    );
    fixture.betting.players.forget(alice.userId);
    expect(await place(live([selection()], 100)).catch(refusal)).toEqual({
      code: "service_off",
      params: { service: "live" },
    });
    await sql`update player set services = services || '{"live": true}' where player_id = ${alice.userId}`.execute(
      fixture.test.db,
    );
    fixture.betting.players.forget(alice.userId);
  });

  it("is offered at the player's maximum odds when the feed's are longer, and both are stored (D9)", async () => {
    const { place, selection, offer, betting } = await inPlay();
    const { odds: feed } = given(offer.quote({ ...selection(), outcomeId: 2 }));
    const most = thousandths(feed - 200);
    const maxOdds = async (odds: number | null) => {
      await sql`update player set max_odds = ${odds} where player_id = ${alice.userId}`.execute(fixture.test.db);
      fixture.betting.players.forget(alice.userId);
    };
    await maxOdds(most);
    expect(await place(live([selection({ outcomeId: 2, odds: feed })], 100)).catch(refusal)).toMatchObject({
      code: "odds_changed",
      params: { old: (feed / 1000).toFixed(3), new: (most / 1000).toFixed(3) },
    });
    const placed = await place(live([selection({ outcomeId: 2, odds: most })], 100));
    expect(placed.odds).toEqual([most]);
    const legs = () =>
      sql<{
        odds: number;
        feed: number;
      }>`select odds, feed_odds as feed from coupon_leg where coupon_id = ${placed.couponId}`.execute(fixture.test.db);
    expect((await legs()).rows).toEqual([{ odds: most, feed }]);
    await over(placed.couponId);
    expect(await decidePending(betting, silentLog)).toBeGreaterThan(0);
    expect((await coupon(placed.couponId)).status).toBe("open");
    expect((await legs()).rows).toEqual([{ odds: most, feed }]);
    await maxOdds(null);
  });

  it("takes more of its dealers' exposure limits when it can return more at the end of its delay (I11)", async () => {
    const { place, selection, betting, go, offer } = await inPlay();
    // What other tests left waiting gives nothing back meanwhile.
    await sql`update coupon_pending set decide_at = clock_timestamp()`.execute(fixture.test.db);
    await decidePending(betting, silentLog);
    const selectionBefore = [1, 2, 3].map((outcomeId) => {
      const ref = { ...selection(), outcomeId };
      return { ...ref, odds: given(offer.quote(ref)).odds };
    });
    const placed = [];
    for (const each of selectionBefore) placed.push(await place(live([each], 1_000, { oddsChange: "any" })));
    const risen = () => selectionBefore.findIndex((each) => (offer.quote(each)?.odds ?? 0) > each.odds);
    await go(3_000, () => risen() >= 0 && offer.quote(selection())?.state === "open");
    const { couponId } = given(placed[risen()]);
    const limited = (limit: string) =>
      sql`update dealer set exposure_limit = ${sql.raw(limit)} where name = 'north'`.execute(fixture.test.db);
    await limited("(select sum(exposure) from coupon where status in ('open', 'pending'))");
    await over(couponId);
    await decidePending(betting, silentLog);
    expect(await coupon(couponId)).toMatchObject({ status: "rejected", reason: "dealer_limit_exceeded", exposure: 0n });

    const repeated = await place(
      live(
        [{ ...given(selectionBefore[risen()]), odds: given(offer.quote(given(selectionBefore[risen()]))).odds }],
        100,
        {
          oddsChange: "any",
        },
      ),
    );
    await limited("100000000");
    await sql`update coupon set max_return = max_return - 50 where coupon_id = ${repeated.couponId}`.execute(
      fixture.test.db,
    );
    await over(repeated.couponId);
    await decidePending(betting, silentLog);
    const open = await coupon(repeated.couponId);
    expect(open).toMatchObject({ status: "open", exposure: open.max_return - open.stake });
    expect((await sql`select from exposure_drift()`.execute(fixture.test.db)).rows).toEqual([]);
    await limited("null");
  });

  it("leaves the ledger clean", async () => {
    expect(await auditLedger(fixture.test.db)).toMatchObject({ clean: true });
  });
});
