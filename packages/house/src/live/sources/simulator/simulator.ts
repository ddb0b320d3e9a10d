import { seededRandom } from "../../../catalogue/prices/seeded.ts";
import { playback, type ScheduledScript } from "../playback.ts";
import { lengthOf } from "../script.ts";
import type { LiveSource } from "../source.ts";
import { drawScript, type SimulatedSport } from "./draw-script.ts";

export interface SimulatorOptions {
  readonly seed: string;
  readonly speed: number;
  /** The start of play: milliseconds since 1970. The same start and seed give the same matches at the same times. */
  readonly startsAt: number;
  /** Matches that were over before this are left out. Default: `startsAt`. */
  readonly from?: number;
  /** Matches played at once, by sport; none of a sport that is not named. */
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

/** The longest time between the end of a lane's match and the next kick-off, in milliseconds of the clock. */
const restMs = 90_000;
/**
 * Milliseconds of play after which a lane restarts, with another seed: a process that takes over a run draws at most two such
 * days of each lane, however long the run has lasted. No match is as long.
 */
const dayMs = 86_400_000;

/** A lane plays matches one after the other; if a day ends within a match, the next day's first match overlaps it. */
class Lane {
  readonly #sport: SimulatedSport;
  readonly #name: string;
  readonly #options: SimulatorOptions;
  /** Where in a day the run begins, so that the lanes do not all restart at once. */
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

  /** Matches that kick off up to `until`, without those that were over before `from`. */
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

  /** The day's first match. The run itself begins with each lane somewhere within a match, so that matches are live at once. */
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

/** An endless sequence of matches, each drawn from the model that prices it. */
export function simulator(options: SimulatorOptions): LiveSource {
  const { matches, seed, speed } = options;
  const lanes = (Object.entries(matches) as [SimulatedSport, number][]).flatMap(([sport, count]) =>
    Array.from({ length: count }, (_, index) => new Lane(`${seed}/${sport}/${index + 1}`, sport, options)),
  );
  return playback({ name: "simulator", speed, more: (until) => lanes.flatMap((lane) => lane.more(until)) });
}
