import {
  drawGoals,
  type ExpectedGoals,
  firstHalfShare,
  goalDistribution,
} from "../../../catalogue/prices/goals-model.ts";
import type { LiveEvent, Side, TimedEvent } from "../event.ts";
import { periodStarts, phases, type PlayedPeriod } from "../replay/periods.ts";
import { inOrder } from "../script.ts";
import { withSuspensions } from "../suspensions.ts";

const halfSeconds = 2700;

/** Of what both sides do in an average match, apart from goals. */
const averages = { corners: 5, shots: 9, fouls: 11, yellows: 1.9, reds: 0.06, penalties: 0.13 } as const;

/** A match drawn from the model that prices it: the same for the same random numbers. */
export function simulateFootball(expected: ExpectedGoals, random: () => number): TimedEvent[] {
  const periods = [0, 1].map((half): PlayedPeriod => {
    const minutes = (half === 0 ? 1 : 3) + Math.floor(random() * 4);
    return {
      status: half === 0 ? "1p" : "2p",
      next: half === 0 ? "pause" : "ended",
      from: half * halfSeconds,
      lasted: halfSeconds + minutes * 60 + Math.floor(random() * 30),
      added: { seconds: minutes * 60, at: halfSeconds - 10 },
      breakSeconds: half === 0 ? 900 : 0,
    };
  });
  const starts = periodStarts(periods);
  const place = (): number => {
    const half = random() < firstHalfShare ? 0 : 1;
    return (starts[half] ?? 0) + Math.floor(random() * ((periods[half]?.lasted ?? halfSeconds) - 20) * 1000) + 10_000;
  };
  const happenings = (["home", "away"] as const).flatMap((side) => {
    const strength = expected[side] / ((expected.home + expected.away) / 2);
    const goals = times(drawGoals(expected[side], random()), place).map((at) => goal(at, side, random()));
    const some = (mean: number, event: () => LiveEvent): TimedEvent[] =>
      times(drawCount(mean, random()), place).map((at) => ({ at, event: event() }));
    return [
      ...goals.flat(),
      ...some(averages.corners * strength, () => ({ kind: "corner", side })),
      ...some(averages.shots * strength, () => ({ kind: "shot", side, onTarget: random() < 0.33 })),
      ...some(averages.fouls, () => ({ kind: "foul", side })),
      ...some(averages.yellows, () => ({ kind: "card", side, card: "yellow" })),
      ...some(averages.reds, () => ({ kind: "card", side, card: "red" })),
    ];
  });
  return withSuspensions(inOrder([...phases(periods), ...happenings]));
}

function goal(at: number, side: Side, uniform: number): TimedEvent[] {
  const penalty = uniform < averages.penalties;
  const ownGoal = !penalty && uniform > 0.97;
  const event: LiveEvent = { kind: "goal", side, penalty, ownGoal };
  return penalty
    ? [
        { at: at - 5_000, event: { kind: "penalty", side } },
        { at, event },
      ]
    : [{ at, event }];
}

function times(count: number, draw: () => number): number[] {
  return Array.from({ length: count }, draw);
}

/** A Poisson count; the goals' table reaches far enough for a side's corners and fouls. */
function drawCount(mean: number, uniform: number): number {
  let below = 0;
  for (const [count, chance] of goalDistribution(mean).entries()) {
    below += chance;
    if (uniform < below) return count;
  }
  return Math.round(mean);
}
