import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { leagues } from "../../../catalogue/calendar/leagues.ts";
import { seededRandom } from "../../../catalogue/prices/seeded.ts";
import { matchStateOf, follow, notStarted } from "../match-state.ts";
import { playedOut } from "../event.ts";
import { drawScript } from "./draw-script.ts";
import type { SimulatedSport } from "./fixture.ts";
import { simulateFootball } from "./football.ts";
import { playerName, teamName } from "./names.ts";
import { lanesOf, simulator } from "./simulator.ts";

const day = 86_400_000;
const sport = fc.constantFrom<SimulatedSport>("football", "tennis", "basketball", "ice_hockey", "volleyball", "points");

describe("a simulated match", () => {
  it("is the same for the same seed, has events in order, and is over only at its end", () => {
    fc.assert(
      fc.property(sport, fc.string({ minLength: 1 }), (kind, seed) => {
        const { events, match } = drawScript(kind, seed);
        expect(drawScript(kind, seed)).toEqual({ events, match });
        expect(events.every(({ at }, index) => at >= (events[index - 1]?.at ?? 0))).toBe(true);
        expect(matchStateOf(events.slice(0, -1)).over).toBe(false);
        const state = matchStateOf(events);
        expect(state).toMatchObject({ over: true, suspended: false });
        const [home, away] = state.score[0] === state.score[1] ? state.shootout : state.score;
        expect(kind === "football" || !playedOut.has(state.status) || home !== away).toBe(true);
        expect(match.home).not.toBe(match.away);
      }),
      { numRuns: 60 },
    );
  });

  it("is in no tournament that has the name of a brand: every brand's demo shows it", () => {
    const seeds = Array.from({ length: 100 }, (_, at) => String(at));
    const tournaments = (["football", "tennis"] as const).flatMap((kind) =>
      seeds.map((seed) => drawScript(kind, seed).match.tournament),
    );
    expect(tournaments).toContain("Invitation Cup");
    expect(tournaments.filter((name) => name.includes("Harbour"))).toEqual([]);
  });

  it("of football scores as the model expects", () => {
    const expected = { home: 1.7, away: 1.0 };
    const scores = Array.from(
      { length: 3_000 },
      (_, at) => matchStateOf(simulateFootball(expected, seededRandom(String(at)))).score,
    );
    const mean = (side: 0 | 1): number => scores.reduce((sum, score) => sum + score[side], 0) / scores.length;
    expect(mean(0)).toBeCloseTo(1.7, 0.9);
    expect(mean(1)).toBeCloseTo(1.0, 0.9);
  });
});

describe("the teams of the simulator", () => {
  const lengths = { football: [105, 165], tennis: [40, 240], basketball: [68, 102], points: [60, 66] } as const;

  it("rest two days between two matches, never meet twice at the same end in two months, and are in one lane", () => {
    const kind = fc.constantFrom(...(Object.keys(lengths) as (keyof typeof lengths)[]));
    fc.assert(
      fc.property(kind, fc.string(), fc.integer({ min: 0, max: 500 }), (sport, seed, weeks) => {
        const startsAt = 1_700_000_000_000;
        const from = startsAt + weeks * 7 * day;
        const random = seededRandom(seed);
        const [least, most] = lengths[sport];
        const draw: typeof drawScript = (_, key, fixture) => ({
          match: { ...fixture, key } as never,
          events: [{ at: (least + random() * (most - least)) * 60_000 } as never],
        });
        const lanes = lanesOf({ seed, speed: 1, startsAt, from, matches: { [sport]: 2 }, draw });
        const last = new Map<string, number>();
        const tooSoon: string[] = [];
        const note = (name: string, at: number, rest: number): void => {
          if (at - (last.get(name) ?? 0) < rest) tooSoon.push(name);
          last.set(name, at);
        };
        const teams = lanes.map((lane) => {
          const played = lane.more(from + 70 * day).filter((each) => each.startsAt >= from);
          for (const { match, startsAt: at } of played) {
            for (const team of [match.home, match.away]) note(team, at, 2 * day);
            note(`${match.home} at home to ${match.away}`, at, 60 * day);
          }
          return new Set(played.flatMap(({ match }) => [match.home, match.away]));
        });
        expect(tooSoon).toEqual([]);
        expect(new Set(teams.flatMap((names) => [...names])).size).toBe(teams.reduce((sum, { size }) => sum + size, 0));
      }),
      { numRuns: 8 },
    );
  });

  it("have a name of their own, which no club of a real league has", () => {
    const real = new Set(leagues.flatMap(({ teams }) => teams));
    for (const [name, count] of [
      [(index: number) => teamName("football", index), 6_000],
      [playerName, 15_000],
    ] as const) {
      const names = new Set(Array.from({ length: count }, (_, index) => name(index)));
      expect(names.size).toBe(count);
      expect([...names].filter((each) => real.has(each))).toEqual([]);
    }
  });
});

describe("the simulator", () => {
  const options = { seed: "t", speed: 20, startsAt: 1_800_000_000_000, matches: { football: 3, tennis: 2, points: 2 } };

  it("starts with a match in every lane, and continues without end", () => {
    const source = simulator(options);
    const first = source.poll(options.startsAt);
    expect(first.matches.length).toBeGreaterThanOrEqual(7);
    expect(first.items.length).toBeGreaterThan(7);
    const day = source.poll(options.startsAt + 86_400_000 / 4);
    expect(day.matches.length).toBeGreaterThan(7);
  });

  it("returns the same events however often it is polled", () => {
    const until = options.startsAt + 900_000;
    const whole = simulator(options).poll(until).items;
    const often = simulator(options);
    const parts = Array.from({ length: 91 }, (_, step) => often.poll(options.startsAt + step * 10_000).items).flat();
    const sorted = (items: typeof whole) => items.map((item) => JSON.stringify(item)).sort();
    expect(sorted(parts)).toEqual(sorted(whole));
  });

  it("draws at most two days of a lane when another node takes over, and plays the same matches", () => {
    const options = { seed: "t", speed: 20, startsAt: 1_800_000_000_000, matches: { football: 2, points: 2 } };
    const day = 86_400_000 / options.speed;
    for (const days of [0.3, 1.1, 2, 7.5]) {
      const now = options.startsAt + days * day;
      const first = simulator(options);
      for (let at = options.startsAt; at < now; at += day / 4) first.poll(at);
      first.poll(now);
      const draw = vi.fn<typeof drawScript>(drawScript);
      const other = simulator({ ...options, from: now - 5_000, draw });
      const playing = other.poll(now);
      // A football match of two hours, the generic one of one: 12 and 24 a day and lane, and the one to come.
      expect(draw.mock.calls.length).toBeLessThanOrEqual(2 * (2 * (13 + 25) + 2));
      expect(playing.matches.length).toBeGreaterThanOrEqual(2);
      const keys = (source: typeof other): string[] =>
        Array.from({ length: 8 }, (_, step) => source.poll(now + ((step + 1) * day) / 4).matches)
          .flat()
          .map(({ key, startsAt }) => `${key} ${startsAt}`)
          .toSorted();
      const to = keys(first);
      expect(to.length).toBeGreaterThan(2 * 2 * 12);
      expect(keys(other)).toEqual(to);
      expect(new Set(to).size).toBe(to.length);
    }
  });

  it("after a restart leaves out finished matches, and replays a running match from its kick-off", () => {
    const now = options.startsAt + 1_200_000;
    const before = simulator(options);
    const known = before.poll(now);
    const after = simulator({ ...options, from: now - 5_000 }).poll(now);
    const running = new Map<string, ReturnType<typeof matchStateOf>>();
    const all = (items: typeof known.items, into: typeof running): void => {
      for (const item of items)
        if (item.about === "match") into.set(item.key, follow(into.get(item.key) ?? notStarted, item));
    };
    all(known.items, running);
    const restarted = new Map<string, ReturnType<typeof matchStateOf>>();
    all(after.items, restarted);
    const going = [...running].filter(([, state]) => !state.over);
    expect(going.map(([key]) => restarted.get(key))).toEqual(going.map(([, state]) => state));
    expect(after.matches.length).toBeLessThanOrEqual(known.matches.length);
  });
});
