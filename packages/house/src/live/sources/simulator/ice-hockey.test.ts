import { describe, expect, it } from "vitest";
import { seededRandom } from "../../../catalogue/prices/seeded.ts";
import { remainingGoals, overtimeChance, priceIceHockey, ratesWith } from "../../prices/ice-hockey.ts";
import { Calibration, coursesOf } from "../../testing/calibration.ts";
import { scriptsOf } from "../../testing/scripts.ts";
import { type MatchState, matchStateOf, follow, notStarted } from "../match-state.ts";
import { simulateIceHockey } from "./ice-hockey.ts";

const scripts = scriptsOf("ice_hockey", "h");
const statusPattern =
  /^1p pause1 2p pause2 3p (ended|awaiting_ot ot after_ot|awaiting_ot ot awaiting_penalties penalties after_penalties)$/;

describe("a simulated ice hockey match", () => {
  it("has three periods, and when level an overtime to the first goal and then a shoot-out with a winner", () => {
    const endings = new Map<string, number>();
    for (const script of scripts(1_500)) {
      const statuses = script.events.flatMap(({ event }) => (event.kind === "phase" ? [event.status] : [])).join(" ");
      expect(statuses).toMatch(statusPattern);
      const { regular, score, shootout, status, periods } = matchStateOf(script.events);
      endings.set(status, (endings.get(status) ?? 0) + 1);
      const sum = (side: 0 | 1) => periods.split(" ").reduce((all, each) => all + Number(each.split(":")[side]), 0);
      expect([sum(0), sum(1)]).toEqual(score);
      const [level, over] = [regular?.[0] === regular?.[1], score[0] - score[1]];
      expect([status, level]).toEqual([status, status !== "ended"]);
      if (status === "ended") expect([score, shootout]).toEqual([regular, [0, 0]]);
      if (status === "after_ot") expect([Math.abs(over), shootout]).toEqual([1, [0, 0]]);
      if (status === "after_penalties") expect([over, shootout[0] === shootout[1]]).toEqual([0, false]);
    }
    expect([...endings.keys()].toSorted()).toEqual(["after_ot", "after_penalties", "ended"]);
    const level = 1 - (endings.get("ended") ?? 0) / 1_500;
    expect(level).toBeGreaterThan(0.13);
    expect(level).toBeLessThan(0.22);
    // Three against three score 1.6 times as often: of five minutes a little over half have a goal.
    const early = (endings.get("after_ot") ?? 0) / (level * 1_500);
    expect(Math.abs(early - 0.54)).toBeLessThan(0.12);
  });

  it("ends at the second of the overtime goal", () => {
    const ends = [...scripts(300)].flatMap(({ events }) => {
      const state = matchStateOf(events);
      const goal = events.findLast(({ event }) => event.kind === "goal");
      const begun = events.findLast(({ event }) => event.kind === "phase" && event.status === "ot");
      if (state.status === "ended") return [[state.phaseSecond, 3_600] as const];
      if (state.status === "after_penalties") return [[state.phaseSecond, 3_900] as const];
      return [[state.phaseSecond, 3_600 + Math.floor((goal!.at - begun!.at) / 1000)] as const];
    });
    expect(ends.some(([, second]) => second > 3_600 && second < 3_900)).toBe(true);
    for (const [shown, played] of ends) expect(shown).toBe(played);
  });

  it("ends its shoot-out as soon as the other side cannot draw level", () => {
    const leads = Array.from({ length: 600 }, (_, seed) => {
      const events = simulateIceHockey({ kind: "ice_hockey", home: 0.05, away: 0.05 }, seededRandom(`shots${seed}`));
      const { shootout, status } = matchStateOf(events);
      return status === "after_penalties" ? shootout[0] - shootout[1] : 1;
    });
    expect([...new Set(leads)].toSorted((a, b) => a - b)).toEqual([-2, -1, 1, 2]);
  });

  it("suspends bets for goals, exclusions and the shoot-out", () => {
    const wrong = [...scripts(400)].flatMap((script) => {
      const courses = coursesOf(script);
      return script.events.flatMap(({ event }, at) =>
        (event.kind === "goal" || event.kind === "shootout" || event.kind === "exclusion") && !courses[at]?.suspended
          ? [`${script.match.key} ${event.kind} ${at}`]
          : [],
      );
    });
    expect(wrong).toEqual([]);
  });

  it("scores as its model expects, more on a power play and less when short-handed", () => {
    const model = { kind: "ice_hockey", home: 3, away: 2.6 } as const;
    const goals = { even: 0, more: 0, fewer: 0 };
    const seconds = { even: 0, more: 0, fewer: 0 };
    let [home, away] = [0, 0];
    for (let seed = 0; seed < 2_000; seed += 1) {
      const events = simulateIceHockey(model, seededRandom(`rates${seed}`));
      let state: MatchState = notStarted;
      for (const { at, event } of events) {
        if (state.running && state.regular === null) {
          // Of the home side: the seconds since the last event are counted one by one.
          for (let since = Math.floor(lastAt / 1000); since < Math.floor(at / 1000); since += 1) {
            const of = (side: "home" | "away") => menOut(state, side, since * 1000 - state.phaseAt);
            const more = of("away") - of("home");
            seconds[more > 0 ? "more" : more < 0 ? "fewer" : "even"] += 1;
          }
          if (event.kind === "goal" && event.side === "home") {
            const of = (side: "home" | "away") => menOut(state, side, at - state.phaseAt);
            const more = of("away") - of("home");
            goals[more > 0 ? "more" : more < 0 ? "fewer" : "even"] += 1;
          }
        }
        lastAt = at;
        state = follow(state, { at, event });
      }
      home += state.regular?.[0] ?? 0;
      away += state.regular?.[1] ?? 0;
    }
    const rate = (kind: keyof typeof goals) => (goals[kind] / seconds[kind]) * 3_600;
    expect(Math.abs(rate("even") - 3)).toBeLessThan(0.12);
    expect(Math.abs(rate("more") - 3 * 2.4)).toBeLessThan(0.6);
    expect(Math.abs(rate("fewer") - 3 * 0.35)).toBeLessThan(0.3);
    const expected = remainingGoals(model, notStarted, 0);
    expect(Math.abs(home / 2_000 - expected.home)).toBeLessThan(0.13);
    expect(Math.abs(away / 2_000 - expected.away)).toBeLessThan(0.13);
  });
});

let lastAt = 0;
const menOut = (state: MatchState, side: "home" | "away", sinceMs: number): number =>
  state.exclusions.filter((each) => each.side === side && each.until > state.phaseSecond + Math.floor(sinceMs / 1000))
    .length;

describe("ice hockey's prices", () => {
  const model = { kind: "ice_hockey", home: 2.8, away: 2.8 } as const;
  const chance = (state: MatchState, type: number, outcome: number) =>
    priceIceHockey(model, state, state.phaseAt)
      .find(({ marketTypeId }) => marketTypeId === type)
      ?.outcomes.find(({ outcomeId }) => outcomeId === outcome)?.chance ?? Number.NaN;

  it("take the power play into account, and a goal ends it", () => {
    const begun = { ...notStarted, status: "3p", running: true, phaseSecond: 2_400 };
    const excluded = follow(begun, { at: 0, event: { kind: "exclusion", side: "away", seconds: 120 } });
    expect(chance(excluded, 1, 1)).toBeGreaterThan(chance(begun, 1, 1) + 0.02);
    expect(ratesWith(model, excluded.exclusions).home).toBeCloseTo((2.8 / 3_600) * 2.4, 9);
    const goal = { kind: "goal", ownGoal: false, penalty: false } as const;
    expect(follow(excluded, { at: 0, event: { ...goal, side: "home" } }).exclusions).toEqual([]);
    expect(follow(excluded, { at: 0, event: { ...goal, side: "away" } }).exclusions).toHaveLength(1);
    expect(follow(excluded, { at: 120_000, event: { ...goal, side: "away" } }).exclusions).toEqual([]);
  });

  it("keep the result of 60 minutes in overtime, and leave the winner open", () => {
    const overtime = { ...notStarted, status: "ot", running: true, phaseSecond: 3_600, score: [2, 2], regular: [2, 2] };
    const state = overtime as unknown as MatchState;
    expect([1, 2, 3].map((outcome) => chance(state, 1, outcome))).toEqual([0, 1, 0]);
    expect(chance(state, 219, 4)).toBeCloseTo(0.5, 9);
    expect(chance(notStarted, 219, 4)).toBeCloseTo(0.5, 9);
    const goals = (5.6 / 3_600) * 300 * 1.6;
    const first = 1 - Math.exp(-goals);
    expect(overtimeChance({ kind: "ice_hockey", home: 3.6, away: 2 }, 300)).toBeCloseTo(
      (3.6 / 5.6) * first + 0.5 * (1 - first),
      9,
    );
  });

  const calibration = new Calibration();
  const random = seededRandom("moments");
  const matches = 6_000;
  const parts = 4;

  // In parts: all of them in one test would hold its file up for long beside others.
  it.each(Array.from({ length: parts }, (_, part) => part + 1))("are sampled during matches, part %i", (part) => {
    const first = 10_000 + ((part - 1) * matches) / parts;
    for (const script of scripts(matches / parts, first)) calibration.add(script, Math.floor(random() * 6_300_000));
    expect(calibration.offered.size).toBeGreaterThan(0);
  });

  it("match the observed frequencies, and lines open and close during a match", () => {
    expect(calibration.uneven).toEqual([]);
    expect(calibration.off(0.008)).toEqual([]);
    expect([...calibration.offered.keys()].toSorted((a, b) => a - b)).toEqual([1, 10, 16, 18, 26, 29, 219]);
  });
});
