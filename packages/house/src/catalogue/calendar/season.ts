import { zonedInstant } from "@livery/contract";
import { shuffled } from "../prices/seeded.ts";
import type { League } from "./leagues.ts";
import { doubleRoundRobin, type Pairing } from "./round-robin.ts";

const day = 86_400_000;
/** A Friday: rounds are counted in half weeks from it, the weekend's (Friday to Monday) and the other (Tuesday to Thursday). */
const firstFriday = Date.UTC(2024, 0, 5);

/** Days after the half week's first, and index of the league's hours: the slots that a round's matches take in turn. */
type Slot = readonly [days: number, hour: 0 | 1 | 2 | 3];
const weekend: readonly Slot[] = [
  [0, 3], [1, 1], [1, 2], [2, 1], [2, 2], [1, 3], [2, 0], [3, 3], [1, 0], [2, 3],
]; // prettier-ignore
const midweek: readonly Slot[] = [
  [4, 2], [4, 3], [5, 2], [5, 3], [6, 2], [6, 3], [5, 1], [4, 3], [5, 3], [6, 3],
]; // prettier-ignore

/** A match of the calendar. */
export interface PlannedMatch {
  readonly round: number;
  readonly home: string;
  readonly away: string;
  /** RFC 3339 UTC. */
  readonly startsAt: string;
}

export interface Season {
  /** Seasons of a league follow each other without a pause. */
  readonly number: number;
  /** The day it begins: "2026-09-04". */
  readonly season: string;
  /** Milliseconds since the epoch: from the first day to the day after the last. */
  readonly from: number;
  readonly until: number;
}

export function seasonOf(league: League, number: number): Season {
  const from = firstFriday + number * weeksOf(league) * 7 * day;
  const until = from + weeksOf(league) * 7 * day;
  return { number, season: new Date(from).toISOString().slice(0, 10), from, until };
}

/** Weeks that a league's season takes: two rounds a week. */
function weeksOf(league: League): number {
  const even = league.teams.length + (league.teams.length % 2);
  return even - 1;
}

/** The number of the season that a league plays at an instant. */
function seasonNumberAt(league: League, instant: number): number {
  return Math.floor((instant - firstFriday) / (7 * day * weeksOf(league)));
}

/** Between two matches of a team there are at least so many milliseconds. */
const restMs = 48 * 3_600_000;

/**
 * The matches of a league's season by round, the same for the same number and seed: two rounds a week, spread over its days and
 * hours, with rest for each team. All seasons have the same order of pairings: a pair meets at the same ground again one whole season
 * later. A whole season takes longer than a turn of the event loop may.
 */
export function* seasonRounds(league: League, number: number, seed: string): Generator<readonly PlannedMatch[]> {
  const { from } = seasonOf(league, number);
  const teams = shuffled(league.teams, `${seed}/${league.name}`);
  // The last round of the season before may have been played on the evening before this one begins.
  const eve = slotInstant(league, from, [-1, 3]);
  const restedAt = teams.map(() => eve + restMs);
  for (const [round, pairings] of doubleRoundRobin(teams.length).entries()) {
    const week = from + Math.floor(round / 2) * 7 * day;
    const offered = (round % 2 === 0 ? weekend : midweek).map((slot) => slotInstant(league, week, slot));
    const slots = pairings.map((_, index) => offered[index % offered.length] ?? 0).toSorted((a, b) => a - b);
    const rested = (pair: Pairing): number => Math.max(...pair.map((team) => restedAt[team] ?? 0));
    // The teams that have rested longest play first.
    const pairs = shuffled(pairings, `${seed}/${league.name}/${number}/${round}`).toSorted(
      (a, b) => rested(a) - rested(b),
    );
    yield pairs.map((pair, index): PlannedMatch => {
      const startsAt = slotAfter(offered, Math.max(slots[index] ?? 0, rested(pair)));
      const [home, away] = pair;
      restedAt[home] = restedAt[away] = startsAt + restMs;
      return {
        round: round + 1,
        home: teams[home] ?? "",
        away: teams[away] ?? "",
        startsAt: new Date(startsAt).toISOString(),
      };
    });
  }
}

function slotInstant(league: League, week: number, [days, hour]: Slot): number {
  const [hours = 0, minutes = 0] = league.hours[hour].split(":").map(Number);
  return zonedInstant(new Date(week + days * day).toISOString().slice(0, 10), hours * 60 + minutes, league.zone);
}

/** The first slot from an instant on; the last slot of a half week, when every team is rested, if there is none. */
function slotAfter(slots: readonly number[], instant: number): number {
  const later = slots.filter((slot) => slot >= instant);
  return later.length > 0 ? Math.min(...later) : Math.max(...slots);
}

/** Every season of a league that is played between two instants. */
export function seasonsBetween(league: League, from: number, until: number): readonly Season[] {
  const first = seasonNumberAt(league, from);
  return Array.from({ length: seasonNumberAt(league, until) - first + 1 }, (_, at) => seasonOf(league, first + at));
}
