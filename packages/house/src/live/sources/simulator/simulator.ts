import { seededRandom } from "../../../catalogue/prices/seeded.ts";
import { playback, type ScheduledScript } from "../playback.ts";
import { lengthOf } from "../script.ts";
import type { LiveSource } from "../source.ts";
import { drawScript, type SimulatedSport } from "./draw-script.ts";

export interface SimulatorOptions {
  readonly seed: string;
  readonly speed: number;
  /** Since when it plays: milliseconds since 1970. The same anchor and seed are the same matches at the same times. */
  readonly startsAt: number;
  /** Matches that were over before this are left out. Default: `startsAt`. */
  readonly from?: number;
  /** Matches played at once, by sport; of one that is not named none. */
  readonly matches: Readonly<Partial<Record<SimulatedSport, number>>>;
}

/** What the demo plays. */
export const demoMatches: Readonly<Record<SimulatedSport, number>> = {
  football: 24,
  tennis: 8,
  basketball: 4,
  ice_hockey: 4,
  volleyball: 4,
  points: 2,
};

/** Between the end of a lane's match and the next kick-off, in milliseconds of the clock: at most. */
const restMs = 90_000;

interface Lane {
  readonly name: string;
  readonly sport: SimulatedSport;
  next: ScheduledScript;
  round: number;
}

/**
 * Matches without end, each drawn from the model that prices it. At the start every lane stands somewhere within a
 * match, so that there is something to see at once.
 */
export function simulator({ seed, speed, startsAt, from = startsAt, matches }: SimulatorOptions): LiveSource {
  const lanes = (Object.entries(matches) as [SimulatedSport, number][]).flatMap(([sport, count]) =>
    Array.from({ length: count }, (_, place): Lane => {
      const name = `${seed}/${sport}/${place + 1}`;
      const script = drawScript(sport, `${name}/1`);
      const into = seededRandom(`into/${name}`)() * 0.9;
      return {
        name,
        sport,
        round: 1,
        next: { ...script, startsAt: Math.round(startsAt - (into * lengthOf(script)) / speed) },
      };
    }),
  );
  const more = (until: number): readonly ScheduledScript[] =>
    lanes.flatMap((lane) => {
      const come: ScheduledScript[] = [];
      while (lane.next.startsAt <= until) {
        const { next } = lane;
        const over = next.startsAt + lengthOf(next) / speed;
        if (over >= from) come.push(next);
        lane.round += 1;
        const name = `${lane.name}/${lane.round}`;
        const rest = seededRandom(`rest/${name}`)() * restMs;
        lane.next = { ...drawScript(lane.sport, name), startsAt: Math.round(over + rest) };
      }
      return come;
    });
  return playback({ name: "simulator", speed, more });
}
