import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CouponLeg } from "@livery/contract";
import { runDueWork } from "../jobs/due-work.ts";
import { legsInPlay } from "../betting/legs-in-play.ts";
import { testDatabase, type TestDatabase } from "../testing/database.ts";
import { matchStateOf } from "./sources/match-state.ts";
import type { TimedEvent } from "./sources/event.ts";
import type { Script } from "./sources/script.ts";
import { drawScript } from "./sources/simulator/draw-script.ts";
import type { SimulatedSport } from "./sources/simulator/fixture.ts";
import type { LiveSource } from "./sources/source.ts";
import { reviewMs, withSuspensions } from "./sources/suspensions.ts";
import { published } from "./testing/published.ts";

let test: TestDatabase;
beforeAll(async () => {
  test = await testDatabase();
});
afterAll(() => test.drop());

/** A match of a sport that ends in one of these ways. */
function endingIn(sport: SimulatedSport, ...statuses: readonly string[]): Script {
  for (let seed = 0; ; seed += 1) {
    const script = drawScript(sport, `sports/${seed}`);
    if (statuses.includes(matchStateOf(script.events).status)) return script;
  }
}

/** Plays a match through; returns which markets accepted bets on the way, and their results. */
async function playedThrough(script: Script) {
  const { db } = test;
  const { go, matchId, markets, offer, publisher, topics } = await published(test, script);
  const ended = () => publisher.record(matchId)?.ended?.stored === true;
  const open = new Set<string>();
  const closed = new Set<string>();
  const listed = new Set<string>();
  const inOvertime = new Set<string>();
  const standings = new Set<string>();
  const live = { topics, quote: offer.quote } as unknown as Parameters<typeof legsInPlay>[0];
  const leg = (marketTypeId: number, outcomeId: number) =>
    ({ matchId, marketTypeId, outcomeId, special: "", result: "open" }) as unknown as CouponLeg;
  for (let steps = 0; steps < 1_000 && !ended(); steps += 1) {
    const isOvertime = publisher.record(matchId)?.state.status.endsWith("ot") === true;
    for (const { market_type_id, special, status } of await markets()) {
      const key = `${market_type_id}|${special}`;
      if (status === "open") open.add(key);
      if (status === "open" && isOvertime) inOvertime.add(key);
      if (status === "locked" && open.has(key)) closed.add(key);
    }
    if (isOvertime)
      for (const each of legsInPlay(live, [leg(1, 2), leg(219, 4)]))
        standings.add(`${each.marketTypeId} ${each.inPlay?.standing}`);
    const [shown] = topics.get("list")?.matches({ types: null, balancedTypes: new Set() }) ?? [];
    listed.add((shown?.markets ?? []).map(({ marketTypeId }) => marketTypeId).join());
    await go(20, ended);
  }
  await runDueWork(db);
  const { rows } = await sql<{ key: string; outcome: number; result: string; status: string }>`
    select market_type_id || '|' || special as key, outcome_id as outcome, outcome.result, market.status
    from outcome join market using (market_id) where match_id = ${matchId} order by 1, 2`.execute(db);
  const { result, status } = await db
    .selectFrom("match")
    .select(["result", "status"])
    .where("match_id", "=", matchId)
    .executeTakeFirstOrThrow();
  const won = rows.filter((row) => row.result === "won").map(({ key, outcome }) => `${key} ${outcome}`);
  return {
    matchId,
    result,
    status,
    open: [...open],
    closed: [...closed],
    listed: [...listed],
    inOvertime: [...inOvertime],
    standings: [...standings],
    won,
    unsettled: rows.filter((row) => row.status !== "settled"),
  };
}

describe("a match of volleyball", () => {
  it("takes bets on the winner, the set handicap and the total of sets, and is settled by its sets", async () => {
    const script = endingIn("volleyball", "ended");
    const { score } = matchStateOf(script.events);
    const [home, away] = score;
    const played = await playedThrough(script);
    expect([played.status, played.result?.ft, played.unsettled]).toEqual(["ended", score, []]);
    expect(played.open).toEqual(expect.arrayContaining(["186|", "188|-1.5", "188|1.5", "314|3.5", "314|4.5"]));
    expect(played.closed).toEqual(expect.arrayContaining(["188|-2.5", "314|3.5"]));
    // Of the total's lines the list shows one.
    expect(played.listed).toContain("186,314");
    expect(played.listed.every((types) => types.split(",").length <= 2)).toBe(true);
    expect(played.won).toContain(`186| ${home > away ? 4 : 5}`);
    expect(played.won).toContain(`188|-1.5 ${home - away > 1.5 ? 1714 : 1715}`);
    expect(played.won).toContain(`314|3.5 ${home + away > 3.5 ? 12 : 13}`);
  });
});

describe("a match of ice hockey", () => {
  it("ends for most bets with its third period: overtime decides the winner, the only market open in it", async () => {
    const script = endingIn("ice_hockey", "after_ot");
    const { regular, score } = matchStateOf(script.events);
    const played = await playedThrough(script);
    expect([played.status, played.result?.ft, played.result?.et]).toEqual(["ended", regular, score]);
    expect([played.inOvertime, played.unsettled]).toEqual([["219|"], []]);
    expect(played.open).toEqual(expect.arrayContaining(["1|", "10|", "16|-1.5", "18|5.5", "26|", "219|"]));
    expect(played.listed).toContain("1,18,219");
    expect(played.won).toEqual(expect.arrayContaining(["1| 2", `219| ${score[0] > score[1] ? 4 : 5}`]));
    expect(played.won).toContain(`26| ${(regular![0] + regular![1]) % 2 === 1 ? 70 : 72}`);
  });

  it("may end with a shoot-out, whose goals are not in the score", async () => {
    const script = endingIn("ice_hockey", "after_penalties");
    const { regular, score, shootout } = matchStateOf(script.events);
    const played = await playedThrough(script);
    expect(score).toEqual(regular);
    expect([played.result?.ft, played.result?.p, played.unsettled]).toEqual([regular, shootout, []]);
    expect(played.won).toEqual(expect.arrayContaining(["1| 2", `219| ${shootout[0] > shootout[1] ? 4 : 5}`]));
  });
});

describe("a match of basketball", () => {
  it("is settled by its 40 minutes except for the winner, which overtime decides", async () => {
    const script = endingIn("basketball", "after_ot");
    const { regular, score } = matchStateOf(script.events);
    const played = await playedThrough(script);
    expect([played.result?.ft, played.result?.et, played.unsettled]).toEqual([regular, score, []]);
    expect(played.inOvertime).toEqual(["219|"]);
    expect(played.listed).toContain("1,219");
    expect(played.open.filter((key) => key.startsWith("16|")).length).toBeGreaterThan(6);
    expect(played.won).toEqual(expect.arrayContaining(["1| 2", `219| ${score[0] > score[1] ? 4 : 5}`]));
    // How a bet stands: of 40 minutes nothing is said any more, of who wins it is who is ahead.
    expect(played.standings).toEqual(expect.arrayContaining(["1 null"]));
    expect(played.standings.some((each) => /^219 (won|lost)$/.test(each))).toBe(true);
    expect(played.standings.some((each) => /^1 (won|lost)$/.test(each))).toBe(false);
  });
});

describe("a match of tennis", () => {
  it("is void after its time when a player retires, and the sets that were played settle nothing (D20)", async () => {
    const { db } = test;
    const played = await playedThrough(endingIn("tennis", "retired"));
    expect([played.status, played.result, played.won]).toEqual(["abandoned", null, []]);
    expect(played.open).toContain("186|");
    await sql`update match set starts_at = starts_at - interval '49 hours' where match_id = ${played.matchId}`.execute(
      db,
    );
    await runDueWork(db);
    const { rows } = await sql<{ result: string }>`
      select distinct outcome.result from outcome join market using (market_id) where match_id = ${played.matchId}`.execute(
      db,
    );
    expect(rows).toEqual([{ result: "void" }]);
  });
});

describe("a match of football", () => {
  it("of a cup continues when level: extra time and penalties decide the winner and nothing else", async () => {
    const script = endingIn("football", "after_penalties");
    const { regular, score, shootout } = matchStateOf(script.events);
    const played = await playedThrough(script);
    expect(played.result).toMatchObject({ ft: regular, et: score, p: shootout });
    expect([played.inOvertime, played.unsettled]).toEqual([["406|"], []]);
    expect(played.won).toEqual(expect.arrayContaining(["1| 2", `406| ${shootout[0] > shootout[1] ? 4 : 5}`]));
  });

  it("takes bets again on a line that a goal had decided, when the goal is annulled", async () => {
    const script = withAnnulledGoal();
    const { go, matchId, publisher, topics } = await published(test, script);
    const goals = () => publisher.record(matchId)?.state.score.reduce((all, each) => all + each, 0);
    const overState = () => topics.quote({ matchId, marketTypeId: 18, outcomeId: 12, special: "0.5" })?.state;
    await go(60);
    expect(overState()).toBe("open");
    await go(9_000, () => goals() === 1);
    expect([goals(), overState()]).toEqual([1, "hidden"]);
    await go(200, () => goals() === 0);
    expect([goals(), overState()]).toEqual([0, "locked"]);
    await go(40);
    expect(overState()).toBe("open");
  });

  it("that is abandoned after an interruption is void after its time (D20)", async () => {
    const played = await playedThrough(endingIn("football", "abandoned"));
    expect([played.status, played.result]).toEqual(["abandoned", null]);
    expect(played.won.filter((each) => !each.startsWith("60|"))).toEqual([]);
  });
});

describe("a match of a sport without a model", () => {
  it("is shown and counted with its clock, takes bets at its source's prices, and is settled", async () => {
    const { db } = test;
    await sql`insert into sport (sport_id, name, list_order) values (29, 'Futsal', 9)`.execute(db);
    const { go, matchId, publisher, topics } = await published(test, futsal(), withWinner);
    await go(60);
    const [shown] = topics.get("list")?.matches({ types: null, balancedTypes: new Set() }) ?? [];
    expect(shown).toMatchObject({
      sportId: 29,
      status: "1p",
      score: "1:0",
      setScores: "1:0",
      home: "Quay",
      marketCount: 1,
    });
    expect(shown?.clock).toMatchObject({ phase: "1p", stopped: false });
    expect(shown?.markets).toMatchObject([{ marketTypeId: 219, open: true }]);
    expect(topics.get("sports")?.sports()).toMatchObject([{ sportId: 29, name: "Futsal", liveCount: 1, inPlay: 1 }]);
    expect(topics.quote({ matchId, marketTypeId: 219, outcomeId: 4, special: "" })).toMatchObject({ state: "open" });
    await go(4_000, () => publisher.record(matchId)?.ended?.stored === true);
    await runDueWork(db);
    const { rows } = await sql<{ outcome_id: number; result: string }>`
      select outcome_id, outcome.result from outcome join market using (market_id) where match_id = ${matchId} order by 1`.execute(
      db,
    );
    expect(rows).toEqual([
      { outcome_id: 4, result: "lost" },
      { outcome_id: 5, result: "won" },
    ]);
  });
});

function futsal(): Script {
  const { match } = drawScript("football", "futsal");
  const phase = (status: string, second: number, running: boolean) =>
    ({ kind: "phase", status, second, running }) as const;
  const score = (home: number, away: number, periods: string) =>
    ({ kind: "score", total: [home, away], game: "", periods, serving: null }) as const;
  return {
    match: { ...match, key: "futsal", sportId: 29, home: "Quay", away: "Pier", periodLength: 20, model: null },
    events: [
      { at: 0, event: phase("1p", 0, true) },
      { at: 10_000, event: score(1, 0, "1:0") },
      { at: 1_200_000, event: phase("pause", 1_200, false) },
      { at: 1_500_000, event: phase("2p", 1_200, true) },
      { at: 1_600_000, event: score(1, 2, "1:0 0:2") },
      { at: 2_700_000, event: phase("ended", 2_400, false) },
    ],
  };
}

/** The source brings the price of who wins with every poll. */
function withWinner(source: LiveSource): LiveSource {
  let sequence = 0;
  return {
    ...source,
    poll: (now) => {
      const { items, matches } = source.poll(now);
      const numbered = items.map((item) => ({ ...item, sequence: (sequence += 1) }));
      const price = {
        about: "market",
        key: "futsal",
        happenedAt: now,
        sequence: (sequence += 1),
        marketTypeId: 219,
        special: "",
        status: "open",
        outcomes: [
          { outcomeId: 4, probability: 0.6 },
          { outcomeId: 5, probability: 0.4 },
        ],
        mostBalanced: false,
      } as const;
      const isOver = numbered.some(
        (item) => item.about === "match" && item.event.kind === "phase" && item.event.status === "ended",
      );
      return { matches, items: isOver ? numbered : [...numbered, price] };
    },
  };
}

/** A football match whose only goal does not count after all. */
function withAnnulledGoal(): Script {
  const { match } = drawScript("football", "taken");
  const phase = (at: number, status: string, second: number, running: boolean): TimedEvent => ({
    at,
    event: { kind: "phase", status, second, running },
  });
  const events: TimedEvent[] = [
    phase(0, "1p", 0, true),
    { at: 600_000, event: { kind: "goal", side: "home", penalty: false, ownGoal: false } },
    { at: 600_000 + reviewMs, event: { kind: "no_goal", side: "home" } },
    phase(2_700_000, "pause", 2_700, false),
    phase(3_600_000, "2p", 2_700, true),
    phase(6_300_000, "ended", 5_400, false),
  ];
  return { match, events: withSuspensions(events) };
}
