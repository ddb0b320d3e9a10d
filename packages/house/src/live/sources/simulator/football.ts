import { drawGoals, type ExpectedGoals, firstHalfShare } from "../../../catalogue/prices/goals-model.ts";
import { extraTimeShare, menFactor } from "../../prices/football.ts";
import { clockSecond, matchStateOf } from "../match-state.ts";
import type { LiveEvent, Side, TimedEvent } from "../event.ts";
import { periodStarts, phases, type PlayedPeriod } from "../replay/periods.ts";
import { inOrder } from "../script.ts";
import { sides } from "../sides.ts";
import { reviewMs, withSuspensions } from "../suspensions.ts";
import { drawCards, drawCount } from "./football-cards.ts";
import { drawShootOut } from "./shoot-out.ts";

const halfSeconds = 2_700;
const extraSeconds = 900;
const breaks = { half: 900, extra: 300, extraHalf: 60, shots: 240 } as const;
/** Events of a side in an average match, apart from goals that count and cards. */
const averages = { corners: 5, shots: 9, fouls: 11, annulled: 0.07 } as const;
/** The shares of penalties and own goals among goals. */
const kinds = { penalty: 0.13, ownGoal: 0.03 } as const;
const shots = { aSide: 5, chance: 0.76, apartSeconds: 35 } as const;
/** The chance that a match is interrupted, from when to when, and how long after that it is abandoned. */
const abandoned = { chance: 0.004, fromMs: 600_000, toMs: 6_000_000, afterMs: 1_200_000 } as const;

type Random = () => number;

/**
 * A match drawn from the model that prices it: the same for the same random numbers.
 * @param knockout whether a level match goes on, with extra time and penalties
 */
export function simulateFootball(expected: ExpectedGoals, random: Random, knockout = false): TimedEvent[] {
  const isAbandoned = random() < abandoned.chance;
  const halves = [halfOf(0, random), halfOf(1, random)];
  const drawTime = timeIn(halves, firstHalfShare, random);
  const cards = drawCards(drawTime, random);
  const goals = drawGoalTimes(expected, 1, cards, drawTime, random);
  const played = [...halves];
  const more: TimedEvent[] = [];
  if (knockout && isLevel(goals)) more.push(...playOn(expected, played, cards, random));
  const strength = (side: Side): number => expected[side] / ((expected.home + expected.away) / 2);
  const others = sides.flatMap((side) => {
    const some = (mean: number, event: () => LiveEvent): TimedEvent[] =>
      times(drawCount(mean, random()), drawTime).map((at) => ({ at, event: event() }));
    return [
      ...some(averages.corners * strength(side), () => ({ kind: "corner", side })),
      ...some(averages.shots * strength(side), () => ({ kind: "shot", side, onTarget: random() < 0.33 })),
      ...some(averages.fouls, () => ({ kind: "foul", side })),
    ];
  });
  const annulled = annulledGoals(halves, [...goals, ...cards], drawTime, random);
  const events = withSuspensions(inOrder([...phases(played), ...goals, ...cards, ...others, ...annulled, ...more]));
  return isAbandoned ? brokenOff(events, random) : events;
}

function halfOf(half: 0 | 1, random: Random): PlayedPeriod {
  const minutes = (half === 0 ? 1 : 3) + Math.floor(random() * 4);
  return {
    status: half === 0 ? "1p" : "2p",
    next: half === 0 ? "pause" : "ended",
    from: half * halfSeconds,
    lasted: halfSeconds + minutes * 60 + Math.floor(random() * 30),
    added: { seconds: minutes * 60, at: halfSeconds - 10 },
    breakSeconds: half === 0 ? breaks.half : 0,
  };
}

/** Draws moments in two halves; `share` of them fall in the first. */
function timeIn(halves: readonly PlayedPeriod[], share: number, random: Random, start = 0): () => number {
  const starts = periodStarts(halves);
  return () => {
    const half = random() < share ? 0 : 1;
    const lasted = halves[half]?.lasted ?? 0;
    return start + (starts[half] ?? 0) + Math.floor(random() * (lasted - 20) * 1000) + 10_000;
  };
}

/** Goals of a share of regular time, by the men of each side at their time. */
function drawGoalTimes(
  expected: ExpectedGoals,
  share: number,
  cards: readonly TimedEvent[],
  drawTime: () => number,
  random: Random,
): TimedEvent[] {
  return sides.flatMap((side) => {
    const sentOff = (who: Side, at: number): number =>
      cards.filter((card) => card.at < at && isSendingOff(card.event) && card.event.side === who).length;
    const factor = (at: number): number => menFactor({ home: sentOff("home", at), away: sentOff("away", at) })[side];
    // More goals are drawn than the model expects of equal sides, and then left out so that each moment has its own rate.
    const most = menFactor({ home: side === "home" ? 0 : 3, away: side === "home" ? 3 : 0 })[side];
    return times(drawGoals(expected[side] * share * most, random()), drawTime)
      .filter((at) => random() < factor(at) / most)
      .flatMap((at) => goal(at, side, random()));
  });
}

const isSendingOff = (event: LiveEvent): event is Extract<LiveEvent, { kind: "card" }> =>
  event.kind === "card" && event.card !== "yellow";

function goal(at: number, side: Side, uniform: number): TimedEvent[] {
  const penalty = uniform < kinds.penalty;
  const event: LiveEvent = { kind: "goal", side, penalty, ownGoal: !penalty && uniform > 1 - kinds.ownGoal };
  return penalty
    ? [
        { at: at - 5_000, event: { kind: "penalty", side } },
        { at, event },
      ]
    : [{ at, event }];
}

function isLevel(events: readonly TimedEvent[]): boolean {
  const [home, away] = matchStateOf(events).score;
  return home === away;
}

/** Extra time, and penalties if it is level, too: adds the periods to the played ones, and returns the events. */
function playOn(
  expected: ExpectedGoals,
  played: PlayedPeriod[],
  cards: readonly TimedEvent[],
  random: Random,
): TimedEvent[] {
  const endsBy = (next: string, breakSeconds: number): void => {
    const last = played.pop();
    if (last !== undefined) played.push({ ...last, next, breakSeconds });
  };
  const now = (): number => played.reduce((all, { lasted, breakSeconds }) => all + (lasted + breakSeconds) * 1000, 0);
  endsBy("awaiting_ot", breaks.extra);
  const start = now();
  const extra = ([1, 2] as const).map((half): PlayedPeriod => ({
    status: `${half}p_ot`,
    next: half === 1 ? "pause_ot" : "after_ot",
    from: 2 * halfSeconds + (half - 1) * extraSeconds,
    lasted: extraSeconds + 60 + Math.floor(random() * 30),
    added: { seconds: 60, at: extraSeconds - 10 },
    breakSeconds: half === 1 ? breaks.extraHalf : 0,
  }));
  played.push(...extra);
  const goals = drawGoalTimes(expected, extraTimeShare, cards, timeIn(extra, 0.5, random, start), random);
  if (!isLevel(goals)) return goals;
  endsBy("awaiting_penalties", breaks.shots);
  const from = now();
  const taken = drawShootOut(shots, random);
  const lasted = (taken.length + 1) * shots.apartSeconds;
  played.push({ status: "penalties", next: "after_penalties", from: 0, lasted, added: null, breakSeconds: 0 });
  const scored = taken.flatMap(({ side, scored: isIn }, at): TimedEvent[] =>
    isIn ? [{ at: from + (at + 1) * shots.apartSeconds * 1000, event: { kind: "shootout", side } }] : [],
  );
  return [...goals, ...scored];
}

/** Goals that are taken back: none near another goal, a card or the end of its half. */
function annulledGoals(
  halves: readonly PlayedPeriod[],
  beside: readonly TimedEvent[],
  drawTime: () => number,
  random: Random,
): TimedEvent[] {
  const ends = periodStarts(halves).map((start, half) => start + (halves[half]?.lasted ?? 0) * 1000);
  const clearMs = 60_000;
  const moments = [...beside.map(({ at }) => at), ...ends];
  const found: TimedEvent[] = [];
  for (const side of sides) {
    for (const at of times(drawCount(averages.annulled, random()), drawTime)) {
      if (moments.some((moment) => moment > at - clearMs - reviewMs && moment < at + reviewMs + clearMs)) continue;
      moments.push(at);
      found.push({ at, event: { kind: "goal", side, penalty: false, ownGoal: false } });
      found.push({ at: at + reviewMs, event: { kind: "no_goal", side } });
    }
  }
  return found;
}

/** The match up to a drawn moment: it is interrupted there, and later abandoned. */
function brokenOff(events: readonly TimedEvent[], random: Random): TimedEvent[] {
  const at = Math.floor(abandoned.fromMs + random() * (abandoned.toMs - abandoned.fromMs));
  const played = events.filter((event) => event.at < at);
  const second = clockSecond(matchStateOf(played), at);
  const end = { second, running: false, kind: "phase" } as const;
  return [
    ...played,
    { at, event: { kind: "suspend" } },
    { at, event: { ...end, status: "suspended" } },
    { at: at + abandoned.afterMs, event: { ...end, status: "abandoned" } },
  ];
}

function times(count: number, draw: () => number): number[] {
  return Array.from({ length: count }, draw);
}
