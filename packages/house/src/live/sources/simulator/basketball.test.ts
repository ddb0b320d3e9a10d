import { describe, expect, it } from "vitest";
import { seededRandom } from "../../../catalogue/prices/seeded.ts";
import { priceBasketball } from "../../prices/basketball.ts";
import { normal } from "../../prices/normal.ts";
import { Calibration, coursesOf } from "../../testing/calibration.ts";
import { scriptsOf } from "../../testing/scripts.ts";
import { clockSecond, type MatchState, matchStateOf, notStarted } from "../match-state.ts";
import { simulateBasketball } from "./basketball.ts";

const scripts = scriptsOf("basketball", "b");
const statusPattern = /^1p pause1 2p pause2 3p pause3 4p (ended|awaiting_ot ot (pause_ot ot )*after_ot)$/;

describe("a simulated basketball match", () => {
  it("has four quarters, and overtimes of five minutes until one side leads at the end of one", () => {
    const overtimes = new Map<number, number>();
    for (const script of scripts(2_500)) {
      // A clock that stops and goes on says its phase anew.
      const statuses = script.events.flatMap(({ event }) => (event.kind === "phase" ? [event.status] : []));
      expect(statuses.filter((status, at) => status !== statuses[at - 1]).join(" ")).toMatch(statusPattern);
      const { periods, phaseSecond, regular, score, status } = matchStateOf(script.events);
      const played = periods.split(" ").map((period) => period.split(":").map(Number));
      const sum = (side: number, to: number) => played.slice(0, to).reduce((all, each) => all + (each[side] ?? 0), 0);
      expect([sum(0, 9), sum(1, 9), sum(0, 4), sum(1, 4)]).toEqual([...score, ...(regular ?? [])]);
      expect(score[0]).not.toBe(score[1]);
      const more = played.length - 4;
      overtimes.set(more, (overtimes.get(more) ?? 0) + 1);
      expect([status, phaseSecond]).toEqual([more > 0 ? "after_ot" : "ended", 2_400 + 300 * more]);
      for (let to = 4; to < played.length; to += 1) expect(sum(0, to)).toBe(sum(1, to));
    }
    expect(overtimes.size).toBeGreaterThan(2);
    expect(1 - (overtimes.get(0) ?? 0) / 2_500).toBeLessThan(0.06);
  });

  it("suspends bets for free throws and for the end of a close match", () => {
    let [free, late] = [0, 0];
    const wrong = [...scripts(500)].flatMap((script) => {
      const courses = coursesOf(script);
      return courses.flatMap((state, at) => {
        const before = courses[at - 1];
        const event = script.events[at];
        if (before === undefined || event?.event.kind !== "score") return [];
        const made = state.score[0] + state.score[1] - before.score[0] - before.score[1];
        const isLate = before.status === "4p" && 2_400 - clockSecond(before, event.at) < 24;
        const isClose = Math.abs(before.score[0] - before.score[1]) <= 3;
        if (made === 1) free += 1;
        if (made > 0 && isLate && isClose) late += 1;
        const mustBeOff = made === 1 || (made > 0 && isLate && isClose);
        return mustBeOff && !before.suspended ? [`${script.match.key} ${before.status} ${event.at}`] : [];
      });
    });
    expect(wrong).toEqual([]);
    expect(free).toBeGreaterThan(5_000);
    expect(late).toBeGreaterThan(50);
  });

  it("scores as its model expects in regular time", () => {
    const model = { kind: "basketball", home: 84, away: 76 } as const;
    const ends = Array.from({ length: 2_500 }, (_, at) =>
      matchStateOf(simulateBasketball(model, seededRandom(`s${at}`))),
    );
    const mean = (side: 0 | 1) => ends.reduce((all, { regular }) => all + (regular?.[side] ?? 0), 0) / ends.length;
    expect(Math.abs(mean(0) - 84)).toBeLessThan(1);
    expect(Math.abs(mean(1) - 76)).toBeLessThan(1);
    // What the prices take the lead to be spread by is what it is spread by.
    const lead = mean(0) - mean(1);
    const leads = ends.map(({ regular }) => (regular?.[0] ?? 0) - (regular?.[1] ?? 0));
    const spread = Math.sqrt(leads.reduce((all, each) => all + (each - lead) ** 2, 0) / leads.length);
    const given = priceBasketball(model, notStarted, 0).find(({ special }) => special === "6.5")?.outcomes[0]?.chance;
    const pricedSpread = [...Array(300)].map((_, at) => 8 + at / 25).find((each) => normal(14.5 / each) < (given ?? 1));
    expect(Math.abs((pricedSpread ?? 0) / spread - 1)).toBeLessThan(0.06);
  });
});

describe("basketball's prices", () => {
  const model = { kind: "basketball", home: 84, away: 76 } as const;
  const chance = (state: MatchState, type: number, outcome: number) =>
    priceBasketball(model, state, state.phaseAt)
      .find(({ marketTypeId }) => marketTypeId === type)
      ?.outcomes.find(({ outcomeId }) => outcomeId === outcome)?.chance ?? Number.NaN;

  it("keep the result of 40 minutes in overtime, and overtime decides the winner", () => {
    const overtime: MatchState = { ...notStarted, status: "ot", running: true, phaseSecond: 2_690, regular: [80, 80] };
    const ahead = { ...overtime, score: [90, 84] as const };
    expect([1, 2, 3].map((outcome) => chance(ahead, 1, outcome))).toEqual([0, 1, 0]);
    expect(chance(ahead, 219, 4)).toBeGreaterThan(0.99);
    // At the end of one overtime its clock stands where the next one's begins.
    const atEnd = { ...ahead, phaseSecond: 2_700, score: [84, 90] as const };
    expect(chance(atEnd, 219, 4)).toBeLessThan(0.001);
    const between = { ...overtime, status: "pause_ot", running: false, phaseSecond: 2_700, score: [90, 90] as const };
    expect(chance(between, 219, 4)).toBeGreaterThan(0.52);
    expect(chance(between, 219, 4)).toBeLessThan(0.65);
  });

  it("match the observed frequencies, and lines open and close during a match", () => {
    const calibration = new Calibration();
    const random = seededRandom("moments");
    for (const script of scripts(8_000, 10_000)) calibration.add(script, Math.floor(random() * 4_800_000));
    expect(calibration.uneven).toEqual([]);
    expect(calibration.off(0.01)).toEqual([]);
    expect([...calibration.offered.keys()].toSorted((a, b) => a - b)).toEqual([1, 16, 219]);
  });
});
