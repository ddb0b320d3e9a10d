import { pointsToWin, setsToWin } from "../../prices/volleyball.ts";
import type { LiveEvent, ScorePair, Side, TimedEvent } from "../event.ts";
import { leadsByTwo, other, plus, sides, valueOf } from "../sides.ts";
import type { PriceModel } from "../source.ts";

/** From one point to the next, in milliseconds. */
const betweenPoints = [18_000, 34_000] as const;
const timeOut = 30_000;
/** A time-out follows when a side has won this many points in a row. */
const timeOutAfter = 4;
const betweenSets = 180_000;
/** A rally that can decide a set is played with bets off, from before its serve until its point is reported. */
const rally = { before: 9_000, after: 2_000 } as const;

const scoreEvent = (total: ScorePair, sets: readonly ScorePair[], serving: Side | null): LiveEvent => ({
  kind: "score",
  total,
  game: "",
  periods: sets.map(([home, away]) => `${home}:${away}`).join(" "),
  serving,
});

/** A match drawn rally by rally from the model that prices it. */
export function simulateVolleyball(
  model: Extract<PriceModel, { kind: "volleyball" }>,
  random: () => number,
): TimedEvent[] {
  let first: Side = random() < 0.5 ? "home" : "away";
  let total: ScorePair = [0, 0];
  const finished: ScorePair[] = [];
  const events: TimedEvent[] = [];
  let at = 0;
  const record = (event: LiveEvent, when = at): unknown => events.push({ at: Math.round(when), event });
  for (;;) {
    const target = pointsToWin(finished.length);
    record({ kind: "phase", status: `${finished.length + 1}set`, second: 0, running: false });
    let [points, serving, run]: [ScorePair, Side, number] = [[0, 0], first, 0];
    record(scoreEvent(total, [...finished, points], serving));
    while (!isWon(points, target)) {
      const decides = isSetPoint(points, target);
      const waited = betweenPoints[0] + random() * (betweenPoints[1] - betweenPoints[0]);
      if (decides) record({ kind: "suspend" }, at + waited - rally.before);
      at += waited;
      const winner = random() < model[serving] ? serving : other(serving);
      run = winner === serving ? run + 1 : 1;
      [points, serving] = [plus(points, winner), winner];
      if (isWon(points, target)) {
        total = plus(total, winner);
        finished.push(points);
      }
      // Between two sets no side serves.
      const isSetOver = isWon(points, target);
      const over = Math.max(...total) === setsToWin;
      record(scoreEvent(total, isSetOver ? finished : [...finished, points], isSetOver ? null : serving));
      if (decides && !over) record({ kind: "resume" }, at + rally.after);
      if (run === timeOutAfter) at += timeOut;
    }
    at += 5_000;
    if (Math.max(...total) === setsToWin) break;
    record({ kind: "phase", status: `pause${finished.length}`, second: 0, running: false });
    at += betweenSets;
    // The sides take turns to serve first; for the deciding set the first server is drawn again.
    first = pointsToWin(finished.length) < target ? (random() < 0.5 ? "home" : "away") : other(first);
  }
  record({ kind: "phase", status: "ended", second: 0, running: false });
  return events;
}

function isWon(points: ScorePair, target: number): boolean {
  return sides.some((side) => leadsByTwo(points, side, target));
}

/** Whether one more point of a side wins it the set. */
export function isSetPoint(points: ScorePair, target: number): boolean {
  return sides.some(
    (side) => valueOf(points, side) >= target - 1 && valueOf(points, side) > valueOf(points, other(side)),
  );
}
