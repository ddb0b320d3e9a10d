import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

/**
 * Puts a function in the place of `pause` that stops a connection which names itself an actor, at each point that its
 * expression fits, until the conductor lets it go: an advisory lock (actor, step) that the conductor holds.
 */
const stopping = `
create or replace function pause(p_point text) returns void language plpgsql volatile parallel unsafe as $$
declare
  v_actor integer := nullif(current_setting('trial.actor', true), '')::integer;
  v_step integer;
begin
  if v_actor is null or p_point !~ current_setting('trial.points') then
    return;
  end if;
  v_step := current_setting('trial.step')::integer + 1;
  perform set_config('trial.step', v_step::text, false);
  perform pg_advisory_lock_shared(v_actor, v_step);
  perform pg_advisory_unlock_shared(v_actor, v_step);
end $$`;

/** An operation that runs on a connection of its own, stops at its points, and says what came of it. */
export interface Actor {
  readonly pid: number;
  readonly start: () => Promise<string>;
}

/** Who is let go next where both stand at a point. */
export type Choose = (enabled: readonly number[]) => number;

type State = "waiting" | "running" | "at a point" | "blocked" | "done";

/** Further than any operation goes. */
const mostSteps = 40;

/** Lets two actors go from point to point, one at a time. Lives on a connection of its own. */
export class Conductor {
  readonly #client: pg.Client;

  private constructor(client: pg.Client) {
    this.#client = client;
  }

  static async on(connection: pg.ClientConfig): Promise<Conductor> {
    const client = new pg.Client(connection);
    await client.connect();
    await client.query(stopping);
    return new Conductor(client);
  }

  end(): Promise<void> {
    return this.#client.end();
  }

  /** Settings of an actor's connection: 1 or 2, and the points at which it stops, as an expression. */
  static settings(actor: number, points: string): string {
    return `set trial.actor = '${actor}'; set trial.points = '${points}'; set trial.step = '0'; set lock_timeout = 0; set statement_timeout = 0;
      set idle_in_transaction_session_timeout = 0`;
  }

  /** Runs both to their ends in the order that is chosen; what came of each, and whether they met in a circle. */
  async run(
    actors: readonly [Actor, Actor],
    choose: Choose,
  ): Promise<{ results: readonly string[]; ended: readonly number[]; deadlock: boolean }> {
    await this.#client.query(
      `select pg_advisory_lock(actor, step) from generate_series(1, 2) actor, generate_series(1, ${mostSteps}) step`,
    );
    const run = new Run(actors);
    let deadlock = false;
    for (;;) {
      await this.#settle(run);
      if (run.states.every((state) => state === "done")) break;
      const enabled = [0, 1].filter((at) => run.states[at] === "waiting" || run.states[at] === "at a point");
      if (enabled.length === 0) {
        // Both wait for each other: PostgreSQL finds it and ends one of them.
        deadlock = true;
        await run.someEnd();
        continue;
      }
      const at = enabled.length === 1 ? (enabled[0] ?? 0) : choose(enabled);
      if (run.states[at] === "waiting") run.start(at);
      else await this.#client.query("select pg_advisory_unlock($1, $2)", [at + 1, run.goOn(at)]);
    }
    await this.#client.query("select pg_advisory_unlock_all()");
    return { results: run.results, ended: run.ended, deadlock };
  }

  /** Looks until nobody runs: each stands at a point, waits for the other's lock, or is done. */
  async #settle(run: Run): Promise<void> {
    for (;;) {
      if (!run.states.some((state) => state === "running" || state === "blocked")) return;
      const { rows } = await this.#client.query<{ pid: number; actor: number | null; step: number | null }>(
        `select pid, case when locktype = 'advisory' and objsubid = 2 then classid::bigint::integer end as actor,
           case when locktype = 'advisory' and objsubid = 2 then objid::bigint::integer end as step
         from pg_locks where not granted and pid = any ($1)`,
        [run.actors.map(({ pid }) => pid)],
      );
      const before = run.states.join();
      for (const [at, { pid }] of run.actors.entries()) {
        if (run.states[at] !== "running" && run.states[at] !== "blocked") continue;
        const lock = rows.find((row) => row.pid === pid);
        run.see(at, lock === undefined ? null : lock.actor === at + 1 ? lock.step : "other");
      }
      // Blocked is final where the other does not move, and was so a look before.
      if (run.states.join() === before && !run.states.includes("running") && !run.waitsForNobody()) return;
    }
  }
}

/** Two actors on their way. */
class Run {
  readonly actors: readonly [Actor, Actor];
  readonly states: State[] = ["waiting", "waiting"];
  readonly results: string[] = ["", ""];
  /** In the order in which they ended. */
  readonly ended: number[] = [];
  readonly #steps = [0, 0];
  readonly #ends: Promise<void>[] = [];

  constructor(actors: readonly [Actor, Actor]) {
    this.actors = actors;
  }

  start(at: number): void {
    this.states[at] = "running";
    this.#ends[at] = this.#goTo(at);
  }

  async #goTo(at: number): Promise<void> {
    this.results[at] = await (this.actors[at] as Actor).start();
    this.states[at] = "done";
    this.ended.push(at);
  }

  /** The step that the actor stands at; it runs from here. */
  goOn(at: number): number {
    this.states[at] = "running";
    return this.#steps[at] ?? 0;
  }

  /** What pg_locks says of an actor: the step that it stands at, another's lock, or nothing. */
  see(at: number, lock: number | "other" | null): void {
    if (this.states[at] === "done") return;
    if (lock === null) this.states[at] = "running";
    else if (lock === "other") this.states[at] = "blocked";
    // The step that it was just let go from may still be seen.
    else if (lock > (this.#steps[at] ?? 0)) {
      this.#steps[at] = lock;
      this.states[at] = "at a point";
    } else this.states[at] = "running";
  }

  /** Blocked, though the other is done: it is about to go on. */
  waitsForNobody(): boolean {
    return this.states.includes("blocked") && this.states.some((state) => state === "done" || state === "waiting");
  }

  async someEnd(): Promise<void> {
    await Promise.race([...this.#ends.filter((_, at) => this.states[at] === "blocked"), sleep(3_000)]);
    for (const [at, state] of this.states.entries()) if (state === "blocked") this.states[at] = "running";
  }
}

/** Every order of two actors, one after the other, each from its beginning. Returns how many there were. */
export async function everyOrder(run: (choose: Choose) => Promise<void>, atMost = Infinity): Promise<number> {
  let prefix: readonly number[] = [];
  for (let orders = 1; ; orders += 1) {
    const choices: { readonly chosen: number; readonly isLast: boolean }[] = [];
    await run((enabled) => {
      const chosen = prefix[choices.length] ?? enabled[0] ?? 0;
      choices.push({ chosen, isLast: chosen === enabled.at(-1) });
      return chosen;
    });
    const index = choices.findLastIndex(({ isLast }) => !isLast);
    if (index < 0 || orders >= atMost) return orders;
    prefix = [...choices.slice(0, index).map(({ chosen }) => chosen), 1];
  }
}

/** Some orders of two actors, drawn by a generator of numbers from 0 to 1. */
export async function someOrders(
  run: (choose: Choose) => Promise<void>,
  count: number,
  draw: () => number,
): Promise<number> {
  for (let orders = 0; orders < count; orders += 1)
    await run((enabled) => enabled[Math.floor(draw() * enabled.length)] ?? 0);
  return count;
}
