import { exclusions, overtimeRate, overtimeSeconds, ratesWith, regularSeconds } from "../../prices/ice-hockey.ts";
import { clockSecond, type MatchState, exclusionsAt, follow, notStarted } from "../match-state.ts";
import type { LiveEvent, ScorePair, Side, TimedEvent } from "../event.ts";
import { inOrder } from "../script.ts";
import { plus } from "../sides.ts";
import type { PriceModel } from "../source.ts";
import { withSuspensions } from "../suspensions.ts";
import { drawShootOut } from "./shoot-out.ts";

type Model = Extract<PriceModel, { kind: "ice_hockey" }>;

const periodSeconds = regularSeconds / 3;
const breaks = { period: 900_000, overtime: 180_000, shots: 90_000 } as const;
/** Of a shoot-out: shots of a side before it goes on one by one, chance of each, time between two. */
const shots = { aSide: 3, chance: 0.33, apartMs: 25_000 } as const;

/** A match drawn second by second from the model that prices it. */
export function simulateIceHockey(model: Model, random: () => number): TimedEvent[] {
  const match = new Game(model, random);
  for (const period of [1, 2, 3]) {
    match.begin(`${period}p`, (period - 1) * periodSeconds);
    match.play(periodSeconds);
    if (period < 3) match.pause(`pause${period}`, breaks.period);
  }
  if (!match.isLevel) return match.end("ended");
  match.pause("awaiting_ot", breaks.overtime);
  match.begin("ot", regularSeconds);
  match.playToGoal(overtimeSeconds);
  if (!match.isLevel) return match.end("after_ot");
  match.pause("awaiting_penalties", breaks.shots);
  match.shootOut();
  return match.end("after_penalties");
}

class Game {
  readonly #model: Model;
  readonly #random: () => number;
  readonly #events: TimedEvent[] = [];
  readonly #periods: ScorePair[] = [];
  #state: MatchState = notStarted;
  #at = 0;

  constructor(model: Model, random: () => number) {
    this.#model = model;
    this.#random = random;
  }

  get isLevel(): boolean {
    return this.#state.score[0] === this.#state.score[1];
  }

  begin(status: string, second: number): void {
    this.#record({ kind: "phase", status, second, running: true });
    this.#periods.push([0, 0]);
    this.#recordScore();
  }

  pause(status: string, lastsMs: number): void {
    const second = this.#periods.length > 3 ? regularSeconds + overtimeSeconds : this.#periods.length * periodSeconds;
    this.#record({ kind: "phase", status, second, running: false });
    this.#at += lastsMs;
  }

  /** So many seconds of regular time: in each at most one thing happens. */
  play(seconds: number): void {
    const penalties = exclusions.aMatch / regularSeconds;
    const from = this.#at;
    for (let second = 1; second <= seconds; second += 1) {
      this.#at = from + second * 1_000 - 500;
      const { home, away } = ratesWith(this.#model, exclusionsAt(this.#state, this.#at));
      const draw = this.#random();
      if (draw < home + away) this.#goal(draw < home ? "home" : "away");
      else if (draw < home + away + 2 * penalties)
        this.#exclude(draw < home + away + penalties ? "home" : "away", exclusions.seconds);
    }
    this.#at = from + seconds * 1_000;
  }

  /** Overtime: its first goal ends it. */
  playToGoal(seconds: number): void {
    const { home, away } = ratesWith(this.#model, []);
    const from = this.#at;
    for (let second = 1; second <= seconds; second += 1) {
      this.#at = from + second * 1_000 - 500;
      const draw = this.#random() / overtimeRate;
      if (draw < home + away) return this.#goal(draw < home ? "home" : "away");
    }
    this.#at = from + seconds * 1_000;
  }

  shootOut(): void {
    this.#record({ kind: "phase", status: "penalties", second: 0, running: false });
    for (const { side, scored } of drawShootOut(shots, this.#random)) {
      this.#at += shots.apartMs;
      if (scored) this.#record({ kind: "shootout", side });
    }
  }

  end(status: string): TimedEvent[] {
    const second = status === "after_penalties" ? regularSeconds + overtimeSeconds : clockSecond(this.#state, this.#at);
    this.#at += 3_000;
    this.#record({ kind: "phase", status, second, running: false });
    return withSuspensions(inOrder(this.#events));
  }

  #goal(side: Side): void {
    this.#record({ kind: "goal", side, ownGoal: false, penalty: false });
    this.#periods.push(plus(this.#periods.pop() ?? [0, 0], side));
    this.#recordScore();
  }

  /** At most one man of a side is excluded at a time: a second exclusion is left out. */
  #exclude(side: Side, seconds: number): void {
    if (exclusionsAt(this.#state, this.#at).some((each) => each.side === side)) return;
    this.#record({ kind: "exclusion", side, seconds });
  }

  #recordScore(): void {
    const periods = this.#periods.map(([home, away]) => `${home}:${away}`).join(" ");
    this.#record({ kind: "score", total: this.#state.score, game: "", periods, serving: null });
  }

  #record(event: LiveEvent): void {
    const timed = { at: Math.round(this.#at), event };
    this.#events.push(timed);
    this.#state = follow(this.#state, timed);
  }
}
