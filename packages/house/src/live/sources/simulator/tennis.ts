import type { PriceModel } from "../source.ts";
import type { LiveEvent, TimedEvent } from "../event.ts";
import { sides } from "../sides.ts";
import { gameText, pointTo, setsText, type TennisScore, tennisStart } from "./tennis-score.ts";

const betweenPoints = [18_000, 30_000] as const;
const betweenGames = 60_000;
const betweenSets = 120_000;
/** The chance that a player retires, the range of points after which it happens, and the time of the doctor before it. */
const retirement = { chance: 0.015, points: [40, 140], doctorMs: 180_000 } as const;

const setStatus = (score: TennisScore): string => `${score.games.length}set`;

const scoreEvent = (score: TennisScore): LiveEvent => ({
  kind: "score",
  total: score.sets,
  game: score.winner === null ? gameText(score) : "",
  periods: setsText(score),
  serving: score.winner === null ? score.serving : null,
});

/**
 * A match drawn point by point from the model that prices it. A point that can break a serve or decide a set is played with
 * bets off. Rarely a player retires.
 */
export function simulateTennis(model: Extract<PriceModel, { kind: "tennis" }>, random: () => number): TimedEvent[] {
  let score = tennisStart(random() < 0.5 ? "home" : "away");
  let at = 0;
  let points = 0;
  const [fewest, most] = retirement.points;
  const last = random() < retirement.chance ? fewest + Math.floor(random() * (most - fewest)) : Infinity;
  const events: TimedEvent[] = [
    { at, event: { kind: "phase", status: "1set", second: 0, running: false } },
    { at, event: scoreEvent(score) },
  ];
  while (score.winner === null) {
    if (points === last) return [...events, ...retired(at)];
    points += 1;
    const before = score;
    const waited = betweenPoints[0] + random() * (betweenPoints[1] - betweenPoints[0]);
    const crucial = isBreakPoint(before) || isSetPoint(before, model.setsToWin);
    // Bets are off from the moment when the ball is thrown up until the score.
    if (crucial) events.push({ at: Math.round(at + waited - 8_000), event: { kind: "suspend" } });
    at = Math.round(at + waited);
    const server = before.serving;
    const won = random() < model[server];
    score = pointTo(before, won ? server : server === "home" ? "away" : "home", model.setsToWin);
    events.push({ at, event: scoreEvent(score) });
    if (crucial) events.push({ at: at + 2_000, event: { kind: "resume" } });
    if (score.winner !== null) break;
    if (score.games.length > before.games.length) {
      events.push({
        at: at + 3_000,
        event: { kind: "phase", status: `pause${before.games.length}`, second: 0, running: false },
      });
      at += betweenSets;
      events.push({ at, event: { kind: "phase", status: setStatus(score), second: 0, running: false } });
    } else if (score.points[0] + score.points[1] === 0) at += betweenGames;
  }
  return [
    ...events.filter((event) => event.at <= at),
    { at: at + 5_000, event: { kind: "phase", status: "ended", second: 0, running: false } },
  ];
}

/** Whether the receiver is a point away from the game. */
export function isBreakPoint({ points, serving, tieBreak }: TennisScore): boolean {
  const [server, receiver] = serving === "home" ? points : [points[1], points[0]];
  return !tieBreak && receiver >= 3 && receiver > server;
}

/** Whether one more point of a side wins it the set. */
export function isSetPoint(score: TennisScore, setsToWin: 2 | 3): boolean {
  return sides.some((side) => {
    const [home, away] = pointTo(score, side, setsToWin).sets;
    return home + away > score.sets[0] + score.sets[1];
  });
}

function retired(at: number): readonly TimedEvent[] {
  return [
    { at: at + 5_000, event: { kind: "suspend" } },
    { at: at + 5_000 + retirement.doctorMs, event: { kind: "phase", status: "retired", second: 0, running: false } },
  ];
}
