import { incidentKinds } from "@livery/feed";
import { describe, expect, it } from "vitest";
import { seededRandom } from "../../../catalogue/prices/seeded.ts";
import { Calibration, coursesOf } from "../../testing/calibration.ts";
import { scriptsOf } from "../../testing/scripts.ts";
import { matchStateOf } from "../match-state.ts";
import { drawScript } from "./draw-script.ts";
import { simulateFootball } from "./football.ts";

const scripts = scriptsOf("football", "f");
const expected = { home: 1.5, away: 1.2 };
function* cups(count: number, from = 0) {
  for (let at = 0; at < count; at += 1) {
    const model = { kind: "football", expected, knockout: true } as const;
    const { match } = drawScript("football", "cup");
    const events = simulateFootball(expected, seededRandom(`cup${from + at}`), true);
    yield { match: { ...match, key: `cup${from + at}`, model }, events };
  }
}
function* both<Script>(some: Iterable<Script>, others: Iterable<Script>) {
  yield* some;
  yield* others;
}
const goalKinds: ReadonlySet<number> = new Set([incidentKinds.goal, incidentKinds.ownGoal, incidentKinds.penaltyGoal]);
const league = /^1p pause 2p ended$/;
const cup =
  /^1p pause 2p (ended|awaiting_ot 1p_ot pause_ot 2p_ot (after_ot|awaiting_penalties penalties after_penalties))$/;
const givenUp = /^1p (pause (2p (ended )?)?)?suspended abandoned$/;

describe("a simulated football match", () => {
  it("has two halves in a league, and in a cup a level match continues until one side wins", () => {
    const endings = new Map<string, number>();
    for (const { events, match } of both(scripts(2_500), cups(1_500))) {
      const { regular, score, shootout, status } = matchStateOf(events);
      endings.set(status, (endings.get(status) ?? 0) + 1);
      const statuses = events.flatMap(({ event }) => (event.kind === "phase" ? [event.status] : [])).join(" ");
      const isCup = match.model?.kind === "football" && match.model.knockout === true;
      expect(statuses).toMatch(status === "abandoned" ? givenUp : isCup ? cup : league);
      if (status === "abandoned" || !isCup) continue;
      expect(regular?.[0] === regular?.[1]).toBe(status !== "ended");
      const [home, away] = status === "after_penalties" ? shootout : score;
      expect([status, home === away]).toEqual([status, false]);
      expect(Math.abs(shootout[0] - shootout[1])).toBeLessThan(5);
      if (status !== "after_penalties") expect(shootout).toEqual([0, 0]);
    }
    expect([...endings.keys()].toSorted()).toEqual(["abandoned", "after_ot", "after_penalties", "ended"]);
    expect(endings.get("abandoned")).toBeLessThan(40);
  });

  it("sends off a player with a second yellow card, and a side with fewer players scores less and concedes more", () => {
    const count = 6_000;
    let [seconds, reds, short, against] = [0, 0, 0, 0];
    for (let at = 0; at < count; at += 1) {
      const events = simulateFootball({ home: 1.4, away: 1.4 }, seededRandom(`men${at}`));
      const end = matchStateOf(events);
      seconds += end.cards.home.yellowRed + end.cards.away.yellowRed;
      reds += end.cards.home.red + end.cards.away.red;
      const off = events.find(({ event }) => event.kind === "card" && event.card !== "yellow");
      if (off === undefined || off.event.kind !== "card") continue;
      const { side } = off.event;
      for (const { at: when, event } of counted(events)) {
        if (when < off.at || event.kind !== "goal") continue;
        if (event.side === side) short += 1;
        else against += 1;
      }
    }
    expect(Math.abs(reds / count - 0.12)).toBeLessThan(0.02);
    expect(seconds / count).toBeGreaterThan(0.04);
    expect(seconds / count).toBeLessThan(0.16);
    // 0.7 against 1.15 of the same.
    expect(Math.abs(short / against - 0.7 / 1.15)).toBeLessThan(0.1);
  });

  it("suspends bets before a goal that is annulled later, and drops that goal afterwards", () => {
    let annulledCount = 0;
    for (const script of scripts(600)) {
      const courses = coursesOf(script);
      script.events.forEach(({ event }, at) => {
        const [state, before] = [courses[at]!, courses[at - 1]];
        if (["goal", "no_goal", "shootout"].includes(event.kind)) expect(state.suspended).toBe(true);
        if (event.kind === "card" && event.card !== "yellow") expect(state.suspended).toBe(true);
        if (event.kind !== "no_goal" || before === undefined) return;
        annulledCount += 1;
        const side = event.side === "home" ? 0 : 1;
        expect(state.score[side]).toBe(before.score[side] - 1);
        const goals = (of: typeof state) => of.incidents.filter(({ kind }) => goalKinds.has(kind));
        expect(goals(state)).toHaveLength(goals(before).length - 1);
      });
      const { incidents, score } = courses.at(-1)!;
      expect(incidents.filter(({ kind }) => goalKinds.has(kind))).toHaveLength(score[0] + score[1]);
    }
    expect(annulledCount).toBeGreaterThan(30);
  });
});

/** The events whose goals count. */
function counted(events: ReturnType<typeof simulateFootball>): ReturnType<typeof simulateFootball> {
  return events.filter(
    ({ at, event }) =>
      event.kind !== "goal" ||
      !events.some(
        (each) => each.event.kind === "no_goal" && each.event.side === event.side && each.at === at + 90_000,
      ),
  );
}

describe("football's prices", () => {
  it("match the observed frequencies, and lines open and close during a match", () => {
    const calibration = new Calibration();
    const random = seededRandom("moments");
    for (const script of both(scripts(6_000, 10_000), cups(3_000, 10_000)))
      calibration.add(script, Math.floor(random() * 7_500_000));
    expect(calibration.uneven).toEqual([]);
    expect(calibration.off(0.01)).toEqual([]);
    expect([...calibration.offered.keys()].toSorted((a, b) => a - b)).toEqual([1, 10, 16, 18, 26, 29, 60, 406]);
  });
});
