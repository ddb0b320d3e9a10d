import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

/**
 * Replaces the function `pause`: a connection with the setting `trial.actor` stops at each injection point that its expression
 * matches, until the conductor releases it: an advisory lock (actor, step) that the conductor holds.
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

/** An operation on its own connection, which stops at its injection points, and its result. */
export interface Actor {
  readonly pid: number;
  readonly start: () => Promise<string>;
}

/** Chooses which of two stopped actors continues. */
export type Choose = (enabled: readonly number[]) => number;

type State = "waiting" | "running" | "at a point" | "blocked" | "done";

/** More than any operation has. */
const mostSteps = 40;

/** Releases two actors from point to point, one at a time. Uses its own connection. */
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

  /** Settings of an actor's connection: its number, 1 or 2, and the injection points at which it stops, as an expression. */
  static settings(actor: number, points: string): string {
    return `set trial.actor = '${actor}'; set trial.points = '${points}'; set trial.step = '0'; set lock_timeout = 0; set statement_timeout = 0;
      set idle_in_transaction_session_timeout = 0`;
  }

  /** Runs both to their ends in the chosen order; returns their results, and whether they deadlocked. */
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
        // Both wait for each other: PostgreSQL detects the deadlock and ends one of them.
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

  /** Polls until neither runs: each is at a point, waits for the other's lock, or is done. */
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
      // Blocked is final if the other does not move and the last poll found the same.
      if (run.states.join() === before && !run.states.includes("running") && !run.waitsForNobody()) return;
    }
  }
}

/** Two running actors. */
class Run {
  readonly actors: readonly [Actor, Actor];
  readonly states: State[] = ["waiting", "waiting"];
  readonly results: string[] = ["", ""];
  /** In the order of their ends. */
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

  /** Returns the step at which the actor stopped and marks it as running. */
  goOn(at: number): number {
    this.states[at] = "running";
    return this.#steps[at] ?? 0;
  }

  /** Updates an actor from pg_locks: the step at which it stopped, another's lock, or nothing. */
  see(at: number, lock: number | "other" | null): void {
    if (this.states[at] === "done") return;
    if (lock === null) this.states[at] = "running";
    else if (lock === "other") this.states[at] = "blocked";
    // The lock of the released step may still be visible.
    else if (lock > (this.#steps[at] ?? 0)) {
      this.#steps[at] = lock;
      this.states[at] = "at a point";
    } else this.states[at] = "running";
  }

  /** Blocked although the other is done: it is about to continue. */
  waitsForNobody(): boolean {
    return this.states.includes("blocked") && this.states.some((state) => state === "done" || state === "waiting");
  }

  async someEnd(): Promise<void> {
    await Promise.race([...this.#ends.filter((_, at) => this.states[at] === "blocked"), sleep(3_000)]);
    for (const [at, state] of this.states.entries()) if (state === "blocked") this.states[at] = "running";
  }
}

/** Runs every order of two actors, one after the other, each from the beginning. Returns how many there were. */
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

/** Runs some orders of two actors, chosen by a generator of numbers from 0 to 1. */
export async function someOrders(
  run: (choose: Choose) => Promise<void>,
  count: number,
  draw: () => number,
): Promise<number> {
  for (let orders = 0; orders < count; orders += 1)
    await run((enabled) => enabled[Math.floor(draw() * enabled.length)] ?? 0);
  return count;
}
