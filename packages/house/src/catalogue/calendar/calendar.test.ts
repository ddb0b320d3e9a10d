import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type League, leagues } from "./leagues.ts";
import { doubleRoundRobin } from "./round-robin.ts";
import { seasonOf, seasonRounds, seasonsBetween } from "./season.ts";

const day = 86_400_000;
const planSeason = (league: League, number: number, seed: string) => ({
  ...seasonOf(league, number),
  matches: [...seasonRounds(league, number, seed)].flat(),
});
const matchesBetween = (league: League, from: number, until: number) =>
  seasonsBetween(league, from, until).flatMap(({ number }) => planSeason(league, number, "s").matches);

describe("a double round robin", () => {
  it("lets every team play every other once at home and once away, each team once a round", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 24 }), (teams) => {
        const rounds = doubleRoundRobin(teams);
        expect(rounds).toHaveLength(2 * (teams + (teams % 2) - 1));
        const pairs = rounds.flat().map(([home, away]) => `${home}-${away}`);
        expect(new Set(pairs).size).toBe(teams * (teams - 1));
        expect(pairs).toHaveLength(teams * (teams - 1));
        for (const round of rounds) expect(new Set(round.flat()).size).toBe(2 * round.length);
      }),
    );
  });

  it("gives no team more than three matches in a row at home or away", () => {
    for (const teams of [14, 16, 18, 20]) {
      const rounds = doubleRoundRobin(teams);
      for (let team = 0; team < teams; team += 1) {
        const grounds = rounds.map((round) => (round.some(([home]) => home === team) ? "h" : "a")).join("");
        expect(grounds).not.toMatch(/h{4}|a{4}/u);
      }
    }
  });
});

describe("the built-in leagues", () => {
  it("are those that the calendar names, each with different clubs and an even number of them", () => {
    const names = leagues.map(({ name }) => name);
    for (const expected of [
      "Premier League",
      "Süper Lig",
      "La Liga",
      "Bundesliga",
      "Serie A",
      "Ligue 1",
      "Eredivisie",
      "Primeira Liga",
      "Persian Gulf Pro League",
      "Super League Greece",
    ])
      expect(names).toContain(expected);
    for (const { teams } of leagues) {
      expect(new Set(teams).size).toBe(teams.length);
      expect(teams.length % 2).toBe(0);
    }
  });
});

describe("the calendar", () => {
  it("has matches on every day of a year, at different hours", () => {
    const from = Date.UTC(2026, 10, 20);
    const starts = leagues.flatMap((league) =>
      matchesBetween(league, from, from + 365 * day).map(({ startsAt }) => startsAt),
    );
    for (let at = from; at < from + 365 * day; at += day) {
      const date = new Date(at).toISOString().slice(0, 10);
      const today = starts.filter((start) => start.startsWith(date));
      const hours = new Set(today.map((start) => start.slice(11, 13)));
      expect({ date, enough: today.length >= 8, spread: hours.size >= 4 }).toEqual({
        date,
        enough: true,
        spread: true,
      });
    }
  });

  it("has a match within the next twelve hours at any hour", () => {
    const from = Date.UTC(2026, 10, 20);
    const starts = leagues.flatMap((league) =>
      matchesBetween(league, from, from + 15 * day).map(({ startsAt }) => Date.parse(startsAt)),
    );
    for (let at = from; at < from + 14 * day; at += day / 24)
      expect([at, starts.some((start) => start > at && start <= at + 12 * 3_600_000)]).toEqual([at, true]);
  });

  it("is the same for the same seed, and different for another seed", () => {
    const [league] = leagues;
    if (league === undefined) throw new Error("no league");
    expect(planSeason(league, 3, "a")).toEqual(planSeason(league, 3, "a"));
    expect(planSeason(league, 3, "a").matches).not.toEqual(planSeason(league, 3, "b").matches);
  });

  it("keeps each season's matches within the season", () => {
    for (const league of leagues) {
      const { from, until, matches } = planSeason(league, 5, "s");
      for (const { startsAt } of matches) {
        expect(Date.parse(startsAt)).toBeGreaterThanOrEqual(from - day);
        expect(Date.parse(startsAt)).toBeLessThan(until + day);
      }
    }
  });

  it("gives each club two days between two matches, and no pair the same ground twice in a season's time", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...leagues),
        fc.string(),
        fc.integer({ min: 0, max: 200 }),
        (league, seed, number) => {
          const seasons = [planSeason(league, number, seed), planSeason(league, number + 1, seed)] as const;
          const last = new Map<string, number>();
          const matches = seasons.flatMap((season) => season.matches);
          for (const { home, away, startsAt } of matches.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))) {
            const at = Date.parse(startsAt);
            for (const [name, rest] of [
              [home, 2 * day],
              [away, 2 * day],
              [`${home} at home to ${away}`, seasons[0].until - seasons[0].from - 7 * day],
            ] as const) {
              expect([name, startsAt, at - (last.get(name) ?? 0) >= rest]).toEqual([name, startsAt, true]);
              last.set(name, at);
            }
          }
        },
      ),
      { numRuns: 20 },
    );
  });

  it("has no gap between seasons", () => {
    for (const league of leagues) {
      const seasons = seasonsBetween(league, Date.UTC(2026, 0, 1), Date.UTC(2027, 0, 1));
      for (const [at, season] of seasons.entries()) expect(season.from).toBe(seasons[at - 1]?.until ?? season.from);
    }
  });
});
