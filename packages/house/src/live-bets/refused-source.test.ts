import type { CallError, RequestedSelection } from "@livery/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runDueWork } from "../jobs/due-work.ts";
import type { BettingService } from "../betting/betting-service.ts";
import { placeCoupon } from "../betting/place.ts";
import { bettingFixture, type BettingFixture, type FixtureBettor, slipOf } from "../betting/testing/betting-fixture.ts";
import { silentLog } from "../log.ts";
import type { SourceItem, SourceMatch } from "../live/sources/source.ts";
import {
  begins,
  ends,
  goal,
  happened,
  market,
  modelled,
  pauses,
  priced,
  scored,
  wrongly,
} from "../live/sources/testing/source-items.ts";
import { publishedSource } from "../live/testing/published.ts";
import { decidePending } from "./decide-pending.ts";

let fixture: BettingFixture;
let alice: FixtureBettor;
beforeAll(async () => {
  fixture = await bettingFixture({ matches: 2 });
  await sql`update player set services = services || '{"live": true}'`.execute(fixture.test.db);
  alice = await fixture.bettor("alice");
});
afterAll(() => fixture.close());

let made = 0;
/** The same slip again would be the same coupon: each has a stake of its own. */
let stake = 100;
const lines = market(0, {
  marketTypeId: 18,
  special: "2.5",
  outcomes: [12, 13].map((outcomeId) => ({ outcomeId, odds: 1900 })),
});
const odds = (home: number): SourceItem => ({
  ...market(0),
  outcomes: [
    { outcomeId: 1, odds: home },
    { outcomeId: 2, odds: 3300 },
    { outcomeId: 3, odds: 3600 },
  ],
});
const badly = happened(0, { ...goal, side: "left" } as never);

/** A match whose source reports the test's items, each at its moment and in its order. */
async function sourced(match: SourceMatch, first: readonly SourceItem[]) {
  made += 1;
  const key = `said/${made}`;
  const waiting = [...first];
  let sequence = 0;
  let polledAt = 0;
  const scenery = await publishedSource(fixture.test, (startsAt) => {
    const ownMatch = { ...match, key, home: `Home ${made}`, away: `Away ${made}`, startsAt };
    const announced = [ownMatch];
    const poll = (now: number) => {
      polledAt = now;
      const items = waiting.splice(0).map((item) => ({
        ...item,
        key,
        happenedAt: now,
        sequence: (sequence += 1),
      }));
      return { matches: announced.splice(0), items };
    };
    return { name: "said", speed: 20, poll, aliveAt: () => polledAt, close: () => undefined };
  });
  const { go, offer, matchId } = scenery;
  const enter = async (...items: SourceItem[]) => {
    waiting.push(...items);
    await go(20);
  };
  const ref = { matchId, marketTypeId: 1, outcomeId: 1, special: "" };
  const state = () => [offer.quote(ref)?.state, scenery.topics.quote(ref)?.state];
  const betting: BettingService = { ...fixture.betting, live: offer };
  const place = async (price: number) => {
    const selection: RequestedSelection = { ...ref, odds: price as RequestedSelection["odds"], banker: false };
    const bettor = { sessionHash: alice.sessionHash, player: await alice.player(), idempotencyKey: null };
    return placeCoupon(betting, bettor, { ...slipOf([selection], (stake += 1)), phase: "live" });
  };
  const refusal = (price: number) => place(price).catch((error: unknown) => (error as CallError).code);
  return { ...scenery, enter, state, place, refusal, betting, ref };
}

describe("a bet on a market that its source prices", () => {
  it("is accepted at the source's price, but not after a refused message, in memory or in the database", async () => {
    const { enter, state, place, refusal, markets, betting } = await sourced(priced, [
      happened(0, begins),
      odds(2100),
      lines,
    ]);
    expect(state()).toEqual(["open", "open"]);
    const placed = await place(2100);
    expect([placed.status, placed.odds]).toEqual(["pending", [2100]]);
    await enter(wrongly({ ...odds(2100), status: "ajar" }));
    expect(state()).toEqual(["locked", "locked"]);
    expect(await refusal(2100)).toBe("market_locked");
    const stored = async (type: number) => (await markets()).find((each) => each.market_type_id === type)?.status;
    expect([await stored(1), await stored(18)]).toEqual(["locked", "open"]);
    await sql`update coupon_pending set decide_at = clock_timestamp() where coupon_id = ${placed.couponId}`.execute(
      fixture.test.db,
    );
    await decidePending(betting, silentLog);
    const { status, reason } = await fixture.test.db
      .selectFrom("coupon")
      .select(["status", "reason"])
      .where("coupon_id", "=", BigInt(placed.couponId))
      .executeTakeFirstOrThrow();
    expect([status, reason]).toEqual(["rejected", "market_locked"]);
    await enter(lines);
    expect(state()).toEqual(["locked", "locked"]);
    await enter(odds(2300));
    expect(state()).toEqual(["open", "open"]);
    expect(await refusal(2100)).toBe("odds_changed");
    expect((await place(2300)).odds).toEqual([2300]);
  });

  it("can be placed on a market that opens in play, which its result then closes", async () => {
    const { enter, topics, ref, offer, markets } = await sourced(priced, [happened(0, begins)]);
    expect([await markets(), offer.quote(ref)]).toEqual([[], null]);
    await enter(odds(2100));
    expect(offer.quote(ref)).toMatchObject({ state: "open", odds: 2100 });
    await enter(lines);
    const total = { ...ref, marketTypeId: 18, special: "2.5", outcomeId: 12 };
    expect([topics.quote(total)?.state, topics.get("list")?.quote(total).state]).toEqual(["open", "open"]);
    await enter({ ...odds(2100), about: "result" } as SourceItem);
    expect([topics.quote(ref)?.state, topics.quote(total)?.state]).toEqual(["locked", "open"]);
  });

  it("is settled by the score that its source reported", async () => {
    const { enter, markets, publisher, matchId } = await sourced(priced, [happened(0, begins), odds(2100), lines]);
    await enter(happened(0, scored(2, 1)), happened(0, ends));
    expect(publisher.record(matchId)?.ended?.stored).toBe(true);
    await runDueWork(fixture.test.db);
    expect((await markets()).map(({ status }) => status)).toEqual(["settled", "settled"]);
    const won = await sql<{ outcome_id: number }>`
      select outcome_id from outcome join market using (market_id)
      where match_id = ${matchId} and outcome.result = 'won' order by 1`.execute(fixture.test.db);
    expect(won.rows.map(({ outcome_id }) => outcome_id)).toEqual([1, 12]);
  });
});

describe("a match with a refused message", () => {
  it("takes no bets until the source sends the whole score", async () => {
    const { enter, state, markets } = await sourced(modelled, [happened(0, begins)]);
    expect(state()).toEqual(["open", "open"]);
    await enter(badly, happened(0, { kind: "foul", side: "home" }));
    expect(state()).toEqual(["locked", "locked"]);
    expect(new Set((await markets()).map(({ status }) => status))).toEqual(new Set(["locked"]));
    await enter(happened(0, scored(1, 0)));
    expect(state()).toEqual(["open", "open"]);
  });

  it("is not settled by an uncertain score, neither its first half nor the whole match", async () => {
    const { enter, markets, publisher, matchId, topics } = await sourced(modelled, [happened(0, begins)]);
    await enter(badly, happened(0, pauses));
    await enter(happened(0, { ...begins, status: "2p" } as never), happened(0, scored(1, 0)));
    await enter(happened(0, ends));
    expect(publisher.record(matchId)?.ended?.stored).toBe(true);
    const { status, result } = await fixture.test.db
      .selectFrom("match")
      .select(["status", "result"])
      .where("match_id", "=", matchId)
      .executeTakeFirstOrThrow();
    expect([status, result]).toEqual(["abandoned", null]);
    await runDueWork(fixture.test.db);
    expect(new Set((await markets()).map((each) => each.status))).toEqual(new Set(["closed"]));
    expect(topics.quote({ matchId, marketTypeId: 1, outcomeId: 1, special: "" })?.result).not.toBe("won");
  });
});
