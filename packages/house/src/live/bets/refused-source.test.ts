import type { CallError, Pick } from "@livery/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runDueWork } from "../../catalogue/course/due-work.ts";
import type { Desk } from "../../desk/desk.ts";
import { placeCoupon } from "../../desk/place.ts";
import { deskScene, type DeskScene, type SceneBettor, slipOf } from "../../desk/testing/scene.ts";
import { silentLog } from "../../log.ts";
import type { SourceItem, SourceMatch } from "../sources/source.ts";
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
} from "../sources/testing/words.ts";
import { publishedSource } from "../testing/published.ts";
import { decidePending } from "./decide-pending.ts";

let scene: DeskScene;
let alice: SceneBettor;
beforeAll(async () => {
  scene = await deskScene({ matches: 2 });
  await sql`update player set services = services || '{"live": true}'`.execute(scene.test.db);
  alice = await scene.bettor("alice");
});
afterAll(() => scene.close());

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

/** A match whose source says what the test has it say, each at its moment and in its order. */
async function said(match: SourceMatch, first: readonly SourceItem[]) {
  made += 1;
  const key = `said/${made}`;
  const waiting = [...first];
  let sequence = 0;
  let heardAt = 0;
  const scenery = await publishedSource(scene.test, (startsAt) => {
    const own = { ...match, key, home: `Home ${made}`, away: `Away ${made}`, startsAt };
    const announced = [own];
    const poll = (now: number) => {
      heardAt = now;
      const items = waiting.splice(0).map((item) => ({
        ...item,
        key,
        happenedAt: now,
        sequence: (sequence += 1),
      }));
      return { matches: announced.splice(0), items };
    };
    return { name: "said", speed: 20, poll, aliveAt: () => heardAt, close: () => undefined };
  });
  const { go, offer, matchId } = scenery;
  const says = async (...items: SourceItem[]) => {
    waiting.push(...items);
    await go(20);
  };
  const ref = { matchId, marketTypeId: 1, outcomeId: 1, special: "" };
  const state = () => [offer.quote(ref)?.state, scenery.topics.quote(ref)?.state];
  const desk: Desk = { ...scene.desk, live: offer };
  const place = async (price: number) => {
    const pick: Pick = { ...ref, odds: price as Pick["odds"], banker: false };
    const bettor = { sessionHash: alice.sessionHash, player: await alice.player(), idempotencyKey: null };
    return placeCoupon(desk, bettor, { ...slipOf([pick], (stake += 1)), phase: "live" });
  };
  const refusal = (price: number) => place(price).catch((error: unknown) => (error as CallError).code);
  return { ...scenery, says, state, place, refusal, desk, ref };
}

describe("a bet on a market that its source prices", () => {
  it("is taken at the source's price, and not while its last word is refused, in memory or in the database", async () => {
    const { says, state, place, refusal, markets, desk } = await said(priced, [happened(0, begins), odds(2100), lines]);
    expect(state()).toEqual(["open", "open"]);
    const placed = await place(2100);
    expect([placed.status, placed.odds]).toEqual(["pending", [2100]]);
    await says(wrongly({ ...odds(2100), status: "ajar" }));
    expect(state()).toEqual(["locked", "locked"]);
    expect(await refusal(2100)).toBe("market_locked");
    const stored = async (type: number) => (await markets()).find((each) => each.market_type_id === type)?.status;
    expect([await stored(1), await stored(18)]).toEqual(["locked", "open"]);
    await sql`update coupon_pending set decide_at = clock_timestamp() where coupon_id = ${placed.couponId}`.execute(
      scene.test.db,
    );
    await decidePending(desk, silentLog);
    const { status, reason } = await scene.test.db
      .selectFrom("coupon")
      .select(["status", "reason"])
      .where("coupon_id", "=", BigInt(placed.couponId))
      .executeTakeFirstOrThrow();
    expect([status, reason]).toEqual(["rejected", "market_locked"]);
    await says(lines);
    expect(state()).toEqual(["locked", "locked"]);
    await says(odds(2300));
    expect(state()).toEqual(["open", "open"]);
    expect(await refusal(2100)).toBe("odds_changed");
    expect((await place(2300)).odds).toEqual([2300]);
  });

  it("can be one of a market that opens in play, and is closed with its result", async () => {
    const { says, topics, ref, offer, markets } = await said(priced, [happened(0, begins)]);
    expect([await markets(), offer.quote(ref)]).toEqual([[], null]);
    await says(odds(2100));
    expect(offer.quote(ref)).toMatchObject({ state: "open", odds: 2100 });
    await says(lines);
    const total = { ...ref, marketTypeId: 18, special: "2.5", outcomeId: 12 };
    expect([topics.quote(total)?.state, topics.get("list")?.quote(total).state]).toEqual(["open", "open"]);
    await says({ ...odds(2100), about: "result" } as SourceItem);
    expect([topics.quote(ref)?.state, topics.quote(total)?.state]).toEqual(["locked", "open"]);
  });

  it("is settled by the score that its source said", async () => {
    const { says, markets, publisher, matchId } = await said(priced, [happened(0, begins), odds(2100), lines]);
    await says(happened(0, scored(2, 1)), happened(0, ends));
    expect(publisher.record(matchId)?.ended?.stored).toBe(true);
    await runDueWork(scene.test.db);
    expect((await markets()).map(({ status }) => status)).toEqual(["settled", "settled"]);
    const won = await sql<{ outcome_id: number }>`
      select outcome_id from outcome join market using (market_id)
      where match_id = ${matchId} and outcome.result = 'won' order by 1`.execute(scene.test.db);
    expect(won.rows.map(({ outcome_id }) => outcome_id)).toEqual([1, 12]);
  });
});

describe("a match of which something was refused", () => {
  it("takes no bets until the whole score is said", async () => {
    const { says, state, markets } = await said(modelled, [happened(0, begins)]);
    expect(state()).toEqual(["open", "open"]);
    await says(badly, happened(0, { kind: "foul", side: "home" }));
    expect(state()).toEqual(["locked", "locked"]);
    expect(new Set((await markets()).map(({ status }) => status))).toEqual(new Set(["locked"]));
    await says(happened(0, scored(1, 0)));
    expect(state()).toEqual(["open", "open"]);
  });

  it("is settled by no score that nobody knows: neither its first half nor the whole", async () => {
    const { says, markets, publisher, matchId, topics } = await said(modelled, [happened(0, begins)]);
    await says(badly, happened(0, pauses));
    await says(happened(0, { ...begins, status: "2p" } as never), happened(0, scored(1, 0)));
    await says(happened(0, ends));
    expect(publisher.record(matchId)?.ended?.stored).toBe(true);
    const { status, result } = await scene.test.db
      .selectFrom("match")
      .select(["status", "result"])
      .where("match_id", "=", matchId)
      .executeTakeFirstOrThrow();
    expect([status, result]).toEqual(["abandoned", null]);
    await runDueWork(scene.test.db);
    expect(new Set((await markets()).map((each) => each.status))).toEqual(new Set(["closed"]));
    expect(topics.quote({ matchId, marketTypeId: 1, outcomeId: 1, special: "" })?.result).not.toBe("won");
  });
});
