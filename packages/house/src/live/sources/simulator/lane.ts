import { seededRandom } from "../../../catalogue/prices/seeded.ts";
import type { ScheduledScript } from "../playback.ts";
import { lengthOf, type Script } from "../script.ts";
import { drawScript } from "./draw-script.ts";
import { fixtureOf, type LanePosition, type SimulatedSport, simulatedSports } from "./fixture.ts";

export interface LaneOptions {
  readonly seed: string;
  readonly speed: number;
  /** The beginning of the lane: milliseconds since 1970. */
  readonly startsAt: number;
  /** Matches that were over before this are left out. Default: `startsAt`. */
  readonly from?: number;
  /** Draws a match of a sport by a key. Default: `drawScript`. */
  readonly draw?: typeof drawScript;
}

/** The longest time between the end of a lane's match and the next kick-off, in milliseconds of the match's clock. */
const restMs = 90_000;
/** Kick-offs are on whole steps of the clock, as a programme prints them: milliseconds of the match's clock. */
const kickOffStepMs = 300_000;
/**
 * Milliseconds of play after which a lane restarts, with another seed: a process that takes over a run draws at most two such
 * days of each lane, however long the run has lasted. No match is as long.
 */
const dayMs = 86_400_000;

/** The match of a lane's key, which gives all of it; null if it is no such key. */
export function scriptOfKey(key: string): Script | null {
  const [, sport = "", lane, day = "0", round] = /([a-z_]+)\/(\d+)\/(?:(\d+)\.)?(\d+)$/u.exec(key) ?? [];
  if (!simulatedSports.has(sport)) return null;
  const position = { lane: Number(lane) - 1, day: Number(day), round: Number(round) };
  return drawScript(sport as SimulatedSport, key, fixtureOf(sport as SimulatedSport, position));
}

/** A lane plays matches one after the other; if a day ends within a match, the next day's first match overlaps it. */
export class Lane {
  /** Within its sport, from 0. */
  readonly number: number;
  readonly #sport: SimulatedSport;
  readonly #options: LaneOptions;
  /** Where in a day the lane begins, so that the lanes do not all restart at once. */
  readonly #into: number;
  #day: number;
  #round = 1;
  #next: ScheduledScript;

  constructor(sport: SimulatedSport, number: number, options: LaneOptions) {
    this.#sport = sport;
    this.number = number;
    this.#options = options;
    const { from = options.startsAt, speed, startsAt } = options;
    this.#into = seededRandom(`day/${this.#name}`)();
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
      const startsAt = this.#kickOff(over);
      if (startsAt < this.#beginOf(this.#day + 1)) this.#next = this.#draw(startsAt);
      else {
        this.#day += 1;
        this.#round = 1;
        this.#next = this.#first();
      }
    }
    return scheduled;
  }

  /** The day's first match. The lane itself begins somewhere within a match, so that matches are live at once. */
  #first(): ScheduledScript {
    if (this.#day > 0) return this.#draw(this.#kickOff(this.#beginOf(this.#day)));
    const { speed, startsAt } = this.#options;
    const script = this.#draw(startsAt);
    const into = seededRandom(`into/${this.#name}`)() * 0.9;
    return { ...script, startsAt: Math.round(startsAt - (into * lengthOf(script)) / speed) };
  }

  #beginOf(day: number): number {
    const { speed, startsAt } = this.#options;
    return startsAt + ((day - this.#into) * dayMs) / speed;
  }

  get #name(): string {
    return `${this.#options.seed}/${this.#sport}/${this.number + 1}`;
  }

  get #position(): LanePosition {
    return { lane: this.number, day: this.#day, round: this.#round };
  }

  get #key(): string {
    return `${this.#name}/${this.#day === 0 ? "" : `${this.#day}.`}${this.#round}`;
  }

  #kickOff(after: number): number {
    const { speed } = this.#options;
    const step = kickOffStepMs / speed;
    const rest = (seededRandom(`rest/${this.#key}`)() * restMs) / speed;
    return Math.ceil((after + rest) / step) * step;
  }

  #draw(startsAt: number): ScheduledScript {
    const { draw = drawScript } = this.#options;
    const script = draw(this.#sport, this.#key, fixtureOf(this.#sport, this.#position));
    return { ...script, startsAt: Math.round(startsAt) };
  }
}
