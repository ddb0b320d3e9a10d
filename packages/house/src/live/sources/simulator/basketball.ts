import { overtimeSeconds, pointsEach, possessionSeconds, regularSeconds, shots } from "../../prices/basketball.ts";
import type { LiveEvent, ScorePair, Side, TimedEvent } from "../event.ts";
import { other } from "../sides.ts";
import type { PriceModel } from "../source.ts";

type Model = Extract<PriceModel, { kind: "basketball" }>;

const quarterSeconds = regularSeconds / 4;
const breaks = { quarter: 120_000, half: 900_000, overtime: 120_000 } as const;
/** How far a possession's length is from the average, at most, in seconds. */
const spread = 7;
/** The chance of a time-out after a possession, and its length. */
const timeOut = { chance: 0.045, lastsMs: 60_000 } as const;
/** From the whistle to the first free throw, and to the next. */
const freeThrow = { firstMs: 20_000, nextMs: 12_000 } as const;
/**
 * In this many last seconds of the last quarter and of overtime, with a lead of at most so many points, every shot may decide:
 * bets are off.
 */
export const clutch = { seconds: 24, lead: 3 } as const;

/** A match drawn possession by possession from the model that prices it. */
export function simulateBasketball(model: Model, random: () => number): TimedEvent[] {
  const match = new Game(model, random);
  for (const quarter of [1, 2, 3, 4]) {
    match.play(`${quarter}p`, (quarter - 1) * quarterSeconds, quarterSeconds, quarter === 4);
    if (quarter < 4) match.pause(`pause${quarter}`, quarter === 2 ? breaks.half : breaks.quarter);
  }
  if (!match.isLevel) return match.end("ended");
  for (let overtime = 0; match.isLevel; overtime += 1) {
    match.pause(overtime === 0 ? "awaiting_ot" : "pause_ot", breaks.overtime);
    match.play("ot", regularSeconds + overtime * overtimeSeconds, overtimeSeconds, true);
  }
  return match.end("after_ot");
}

class Game {
  readonly #model: Model;
  readonly #random: () => number;
  readonly #events: TimedEvent[] = [];
  readonly #total = { home: 0, away: 0 };
  readonly #periods: { home: number; away: number }[] = [];
  #offence: Side;
  #status = "";
  #second = 0;
  #at = 0;
  #last = false;
  #until = 0;
  #suspended = false;

  constructor(model: Model, random: () => number) {
    this.#model = model;
    this.#random = random;
    this.#offence = random() < 0.5 ? "home" : "away";
  }

  get isLevel(): boolean {
    return this.#total.home === this.#total.away;
  }

  /** @param last whether the match is over after the period, unless it is level */
  play(status: string, from: number, seconds: number, last: boolean): void {
    this.#status = status;
    this.#second = from;
    this.#until = from + seconds;
    this.#last = last;
    this.#periods.push({ home: 0, away: 0 });
    this.#clock(true);
    this.#recordScore();
    while (this.#second < this.#until) this.#possession();
  }

  pause(status: string, lastsMs: number): void {
    this.#status = status;
    this.#clock(false);
    this.#resume();
    this.#at += lastsMs;
  }

  end(status: string): TimedEvent[] {
    this.#status = status;
    this.#clock(false);
    return this.#events;
  }

  #possession(): void {
    const lasts = Math.round(possessionSeconds + (2 * this.#random() - 1) * spread);
    const left = this.#until - this.#second;
    this.#run(Math.min(lasts, left));
    // A shot that the buzzer may cut off happens with the share of its time that is left as its chance.
    if (lasts <= left || this.#random() < left / lasts) this.#shoot();
    this.#offence = other(this.#offence);
    if (this.#second < this.#until && this.#random() < timeOut.chance) this.#stop(timeOut.lastsMs);
  }

  #shoot(): void {
    const each = pointsEach(this.#model, this.#offence);
    const draw = this.#random() / each;
    if (draw < shots.three) this.#score(3);
    else if (draw < shots.three + shots.two) this.#score(2);
    else if (draw < shots.three + shots.two + shots.foul) this.#freeThrows();
  }

  /** A foul stops the clock, and bets, until the second throw. */
  #freeThrows(): void {
    this.#record({ kind: "foul", side: other(this.#offence) });
    this.#suspend();
    this.#clock(false);
    for (const waits of [freeThrow.firstMs, freeThrow.nextMs]) {
      this.#at += waits;
      if (this.#random() < shots.free) this.#score(1);
    }
    this.#at += 2_000;
    if (this.#second < this.#until) this.#clock(true);
    if (!this.#isClutch) this.#resume();
  }

  #stop(lastsMs: number): void {
    this.#clock(false);
    this.#at += lastsMs;
    this.#clock(true);
  }

  /** Lets the clock run; in the last seconds of a close match bets are off. */
  #run(seconds: number): void {
    const end = this.#second + seconds;
    const clutchStart = Math.max(this.#second, this.#until - clutch.seconds);
    if (this.#last && clutchStart < end && this.#isClose) {
      this.#pass(clutchStart - this.#second);
      this.#suspend();
    }
    this.#pass(end - this.#second);
  }

  #pass(seconds: number): void {
    this.#second += seconds;
    this.#at += seconds * 1_000;
  }

  get #isClose(): boolean {
    return Math.abs(this.#total.home - this.#total.away) <= clutch.lead;
  }

  get #isClutch(): boolean {
    return this.#last && this.#isClose && this.#until - this.#second <= clutch.seconds;
  }

  #score(points: number): void {
    const side = this.#offence;
    this.#total[side] += points;
    const period = this.#periods.at(-1);
    if (period !== undefined) period[side] += points;
    this.#recordScore();
    if (this.#isClutch) this.#suspend();
  }

  #suspend(): void {
    if (!this.#suspended) this.#record({ kind: "suspend" });
    this.#suspended = true;
  }

  #resume(): void {
    if (this.#suspended) this.#record({ kind: "resume" });
    this.#suspended = false;
  }

  #clock(running: boolean): void {
    this.#record({ kind: "phase", status: this.#status, second: this.#second, running });
  }

  #recordScore(): void {
    const total: ScorePair = [this.#total.home, this.#total.away];
    const periods = this.#periods.map(({ home, away }) => `${home}:${away}`).join(" ");
    this.#record({ kind: "score", total, game: "", periods, serving: null });
  }

  #record(event: LiveEvent): void {
    this.#events.push({ at: this.#at, event });
  }
}
