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
  /** Draws a match of a sport by a key. Default: `drawScript`. */
  readonly draw?: typeof drawScript;
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
/**
 * Milliseconds of play after which a lane begins anew, by a seed of its own: who takes a run over draws two such days of each
 * lane at most, however long it has gone on. No match is as long.
 */
const dayMs = 86_400_000;

/** One of the places at which matches are played, one after the other; where a day ends within a match, the next begins beside it. */
class Lane {
  readonly #sport: SimulatedSport;
  readonly #name: string;
  readonly #options: SimulatorOptions;
  /** Where in a day the run begins, so that the lanes do not all begin anew at once. */
  readonly #into: number;
  #day: number;
  #round = 1;
  #next: ScheduledScript;

  constructor(name: string, sport: SimulatedSport, options: SimulatorOptions) {
    this.#name = name;
    this.#sport = sport;
    this.#options = options;
    const { from = options.startsAt, speed, startsAt } = options;
    this.#into = seededRandom(`day/${name}`)();
    this.#day = Math.max(0, Math.floor(((from - startsAt) * speed) / dayMs + this.#into) - 1);
    this.#next = this.#first();
  }

  /** Matches that kick off up to then, those of before `from` left out. */
  more(until: number): readonly ScheduledScript[] {
    const { from = this.#options.startsAt, speed } = this.#options;
    const scheduled: ScheduledScript[] = [];
    while (this.#next.startsAt <= until) {
      const next = this.#next;
      const over = next.startsAt + lengthOf(next) / speed;
      if (over >= from) scheduled.push(next);
      this.#round += 1;
      const startsAt = over + this.#rest();
      if (startsAt < this.#beginOf(this.#day + 1)) this.#next = this.#draw(startsAt);
      else {
        this.#day += 1;
        this.#round = 1;
        this.#next = this.#first();
      }
    }
    return scheduled;
  }

  /** The day's first match. The run's own begins with each lane somewhere within one, so that there is something to see at once. */
  #first(): ScheduledScript {
    if (this.#day > 0) return this.#draw(this.#beginOf(this.#day) + this.#rest());
    const { speed, startsAt } = this.#options;
    const script = this.#draw(startsAt);
    const into = seededRandom(`into/${this.#name}`)() * 0.9;
    return { ...script, startsAt: Math.round(startsAt - (into * lengthOf(script)) / speed) };
  }

  #beginOf(day: number): number {
    const { speed, startsAt } = this.#options;
    return startsAt + ((day - this.#into) * dayMs) / speed;
  }

  get #key(): string {
    return `${this.#name}/${this.#day === 0 ? "" : `${this.#day}.`}${this.#round}`;
  }

  #rest(): number {
    return seededRandom(`rest/${this.#key}`)() * restMs;
  }

  #draw(startsAt: number): ScheduledScript {
    const { draw = drawScript } = this.#options;
    return { ...draw(this.#sport, this.#key), startsAt: Math.round(startsAt) };
  }
}

/** Matches without end, each drawn from the model that prices it. */
export function simulator(options: SimulatorOptions): LiveSource {
  const { matches, seed, speed } = options;
  const lanes = (Object.entries(matches) as [SimulatedSport, number][]).flatMap(([sport, count]) =>
    Array.from({ length: count }, (_, index) => new Lane(`${seed}/${sport}/${index + 1}`, sport, options)),
  );
  return playback({ name: "simulator", speed, more: (until) => lanes.flatMap((lane) => lane.more(until)) });
}
