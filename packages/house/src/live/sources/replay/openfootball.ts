import { football } from "@livery/feed";
import { expectedGoals } from "../../../catalogue/prices/goals-model.ts";
import { seededRandom } from "../../../catalogue/prices/seeded.ts";
import { strengthOf } from "../../../catalogue/prices/strengths.ts";
import { readOpenFootball } from "../../../catalogue/openfootball/read.ts";
import type { KeyedFixture } from "../../../catalogue/openfootball/with-keys.ts";
import type { Side, TimedEvent } from "../event.ts";
import { inOrder, type Script } from "../script.ts";
import { withSuspensions } from "../suspensions.ts";
import { periodStarts, phases, type PlayedPeriod } from "./periods.ts";

/** A goal with its period and the second in it. */
interface PlacedGoal {
  readonly side: Side;
  readonly period: number;
  readonly second: number;
  readonly penalty: boolean;
  readonly ownGoal: boolean;
}

/** First and last minute of each period: two halves, and two of extra time. */
const periodMinutes = [45, 90, 105, 120] as const;
const periodSeconds = [2700, 2700, 900, 900] as const;
const kickSeconds = 45;

/**
 * Scripts of the played matches of an openfootball file, in the file's order. A goal of minute m falls in the middle of it, one
 * of 45+2 in the stoppage of the first half, so the score at half time is right. If the file's goals do not add up to its score,
 * the score holds and the missing ones are placed by the match's seed. Throws OpenFootballFileError.
 */
export function openFootballScripts(bytes: Uint8Array, path: string): readonly Script[] {
  const { competition, fixtures } = readOpenFootball(bytes, path);
  return fixtures.flatMap((fixture): Script[] => {
    const events = eventsOf(fixture, `${path}/${fixture.key}`);
    if (events === null) return [];
    const { home, away } = fixture;
    const { category, flag, tournament, neutral, season } = competition;
    const expected = expectedGoals(strengthOf(home), strengthOf(away), neutral);
    const match = {
      key: `${season}/${fixture.key}`,
      sportId: football,
      category,
      flag,
      tournament,
      home,
      away,
      neutral,
      periodLength: 45,
    };
    return [{ match: { ...match, model: { kind: "football", expected } }, events }];
  });
}

function eventsOf(fixture: KeyedFixture, seed: string): TimedEvent[] | null {
  const { score } = fixture;
  if (score?.ft == null) return null;
  const random = seededRandom(`replay/${seed}`);
  const goals = placedGoals(fixture, random);
  const extra = score.et !== null;
  const shootout = score.p;
  const periods: PlayedPeriod[] = [];
  const count = extra ? 4 : 2;
  for (let period = 0; period < count; period += 1) {
    const nominal = periodSeconds[period] ?? 0;
    const last = Math.max(0, ...goals.filter((goal) => goal.period === period).map(({ second }) => second));
    const minutes = Math.max(
      Math.ceil((last + 15 - nominal) / 60),
      (period % 2 === 0 ? 1 : 3) + Math.floor(random() * 3),
    );
    const lasted = Math.max(nominal + minutes * 60, last + 30);
    const final = period === count - 1;
    periods.push({
      status: ["1p", "2p", "1p_ot", "2p_ot"][period] ?? "",
      next: final
        ? shootout
          ? "awaiting_penalties"
          : extra
            ? "after_ot"
            : "ended"
        : (["pause", "awaiting_ot", "pause_ot"][period] ?? ""),
      from: [0, 2700, 5400, 6300][period] ?? 0,
      lasted,
      added: { seconds: minutes * 60, at: nominal - 10 },
      breakSeconds: final ? (shootout ? 300 : 0) : ([900, 300, 60][period] ?? 0),
    });
  }
  const kicks = shootout === null ? [] : shootoutKicks(shootout);
  if (shootout !== null)
    periods.push({
      status: "penalties",
      next: "after_penalties",
      from: extra ? 7200 : 5400,
      lasted: (kicks.length + 1) * kickSeconds,
      added: null,
      breakSeconds: 0,
    });
  const starts = periodStarts(periods);
  const scored = goals.map(({ side, period, second, penalty, ownGoal }): TimedEvent => ({
    at: (starts[period] ?? 0) + second * 1000,
    event: { kind: "goal", side, penalty, ownGoal },
  }));
  const shot = kicks.map((side, index): TimedEvent => ({
    at: (starts.at(-1) ?? 0) + (index + 1) * kickSeconds * 1000,
    event: { kind: "shootout", side },
  }));
  return withSuspensions(inOrder([...phases(periods), ...scored, ...shot]));
}

/** The goals of each side by period, in the numbers that the score gives for the first half, 90 minutes and extra time. */
function placedGoals({ score, goals }: KeyedFixture, random: () => number): PlacedGoal[] {
  const ft = score?.ft ?? [0, 0];
  const et = score?.et ?? ft;
  const ht = score?.ht ?? null;
  const placed = goals.map((goal): PlacedGoal => ({ ...goal, ...periodOf(goal.minute, goal.added) }));
  return (["home", "away"] as const).flatMap((side, at) => {
    const of = (periods: readonly number[]): PlacedGoal[] =>
      placed.filter((goal) => goal.side === side && periods.includes(goal.period));
    // If the goals with minutes add up to the score, they hold, whatever the file has as half-time score.
    const regular =
      ht === null || of([0, 1]).length === ft[at]
        ? fitted(of([0, 1]), ft[at] ?? 0, [0, 1], side, random)
        : [
            ...fitted(of([0]), ht[at] ?? 0, [0], side, random),
            ...fitted(of([1]), (ft[at] ?? 0) - (ht[at] ?? 0), [1], side, random),
          ];
    return [...regular, ...fitted(of([2, 3]), (et[at] ?? 0) - (ft[at] ?? 0), [2, 3], side, random)];
  });
}

/** Exactly `count` goals: the first of the named ones, or more at moments that follow from the seed. */
function fitted(
  named: PlacedGoal[],
  count: number,
  periods: readonly number[],
  side: Side,
  random: () => number,
): PlacedGoal[] {
  const goals = named.slice(0, Math.max(0, count));
  while (goals.length < count) {
    const period = periods[Math.floor(random() * periods.length)] ?? 0;
    goals.push({
      side,
      period,
      second: 60 + Math.floor(random() * ((periodSeconds[period] ?? 0) - 90)),
      penalty: false,
      ownGoal: false,
    });
  }
  return goals;
}

function periodOf(minute: number, added: number): { period: number; second: number } {
  const found = periodMinutes.findIndex((last) => minute <= last);
  const period = found < 0 ? 3 : found;
  const begins = period === 0 ? 0 : (periodMinutes[period - 1] ?? 0);
  // Minute 46 is the second half's first; 45+1 is the first minute after the first half's forty-fifth.
  return { period, second: (minute - begins - 1 + added) * 60 + 30 };
}

/** The side of each scored kick: the sides take turns, and the winner scores the last one. */
function shootoutKicks([home, away]: readonly [number, number]): Side[] {
  const winner: Side = home > away ? "home" : "away";
  const left = { home, away };
  left[winner] -= 1;
  const kicks: Side[] = [];
  while (left.home + left.away > 0)
    for (const side of ["home", "away"] as const)
      if (left[side] > 0) {
        left[side] -= 1;
        kicks.push(side);
      }
  return [...kicks, winner];
}
