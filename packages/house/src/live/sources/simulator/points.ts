import type { PriceModel } from "../source.ts";
import type { ScorePair, TimedEvent } from "../event.ts";

/** How a sport of points and periods is played. */
export interface PointSport {
  readonly sportId: number;
  readonly periods: number;
  /** Minutes of one period. */
  readonly periodLength: number;
}

/** The sport of points that the simulator plays, and the points of an average side. */
export const handball: PointSport & { readonly average: number } = {
  sportId: 6,
  periods: 2,
  periodLength: 30,
  average: 29,
};

const breakMs = 120_000;

/**
 * A match of a generic sport: each side makes single points at random moments, at the model's rate, and a tie is broken by
 * playing on until the next score.
 */
export function simulatePoints(
  sport: PointSport,
  model: Extract<PriceModel, { kind: "points" }>,
  random: () => number,
): TimedEvent[] {
  const rate = (model.home + model.away) / model.lengthMs;
  const periodMs = model.lengthMs / sport.periods;
  const totals = [0, 0];
  const finished: ScorePair[] = [];
  const events: TimedEvent[] = [];
  const score = (): ScorePair => [totals[0] ?? 0, totals[1] ?? 0];
  const recordScore = (at: number): void => {
    const begun = finished.reduce((sum, [home, away]) => [sum[0] + home, sum[1] + away] as const, [0, 0] as ScorePair);
    const now: ScorePair = [score()[0] - begun[0], score()[1] - begun[1]];
    const periods = [...finished, now].map(([home, away]) => `${home}:${away}`).join(" ");
    events.push({ at: Math.round(at), event: { kind: "score", total: score(), game: "", periods, serving: null } });
  };
  const strike = (at: number): void => {
    const side = random() < model.home / (model.home + model.away) ? 0 : 1;
    totals[side] = (totals[side] ?? 0) + 1;
    recordScore(at);
  };
  let start = 0;
  for (let period = 1; period <= sport.periods; period += 1) {
    events.push({
      at: start,
      event: {
        kind: "phase",
        status: `${period}p`,
        second: Math.round(((period - 1) * periodMs) / 1000),
        running: true,
      },
    });
    for (let at = start + gap(rate, random()); at < start + periodMs; at += gap(rate, random())) strike(at);
    start += periodMs;
    const done = finished.reduce((sum, [home, away]) => [sum[0] + home, sum[1] + away] as const, [0, 0] as ScorePair);
    finished.push([score()[0] - done[0], score()[1] - done[1]]);
    if (period < sport.periods) {
      events.push({
        at: start,
        event: {
          kind: "phase",
          status: `pause${period}`,
          second: Math.round((period * periodMs) / 1000),
          running: false,
        },
      });
      start += breakMs;
    }
  }
  const tied = totals[0] === totals[1];
  if (tied) {
    events.push({
      at: start,
      event: { kind: "phase", status: "ot", second: Math.round(model.lengthMs / 1000), running: true },
    });
    start += gap(rate, random());
    strike(start);
  }
  const second = Math.round(model.lengthMs / 1000);
  events.push({
    at: Math.round(start),
    event: { kind: "phase", status: tied ? "after_ot" : "ended", second, running: false },
  });
  return events;
}

/** Until the next score, exponential, at least a second. */
function gap(rate: number, uniform: number): number {
  return Math.max(1_000, -Math.log(1 - uniform) / rate);
}
