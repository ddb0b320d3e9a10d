import { type Kysely, sql } from "kysely";
import type { Schema } from "@livery/house/testing/parts";
import { broken } from "../invariants.ts";
import { mustBe } from "../must.ts";
import { Operations } from "../operations.ts";
import { type Actor, type Choose, Conductor } from "../conductor.ts";
import { type ConnectionOptions, oneConnection, openWorld, type Stage } from "../world.ts";
import { betPairs } from "./bets.ts";
import { couponPairs } from "./coupons.ts";
import { laterPairs } from "./later.ts";
import { matchPairs } from "./matches.ts";
import { owedPairs } from "./owed.ts";
import { paymentPairs } from "./payments.ts";
import { peoplePairs } from "./people.ts";
import { type Pair, Stand } from "./stand.ts";

/** All pairs of operations that race. */
export const allPairs = [betPairs, couponPairs, laterPairs, owedPairs, paymentPairs, peoplePairs, matchPairs] as const;

/** Parts of a dealer's exposure limit: place_coupon uses the one of its connection. */
const exposureSlots = 16;

type Connection = Awaited<ReturnType<typeof oneConnection>>;

/** A world with two connections that are released from point to point. */
export class RaceFixture extends Stand {
  readonly conductor: Conductor;
  readonly connections: readonly [Connection, Connection];

  constructor(op: Operations, conductor: Conductor, connections: readonly [Connection, Connection]) {
    super(op, connections[0].pid % exposureSlots);
    this.conductor = conductor;
    this.connections = connections;
  }

  async close(): Promise<void> {
    await this.conductor.end();
    for (const connection of this.connections) await connection.close();
    await this.world.close();
  }
}

/** Changes of a race fixture. */
export interface Changed extends Pick<ConnectionOptions, "rewrite" | "noticed"> {
  /** SQL that runs on its database first. */
  readonly script?: string;
  /** Settings of its connections. */
  readonly settings?: string;
}

/** Opens a fixture whose operations stop at the injection points that an expression matches. */
export async function openRaceFixture(
  stage: Stage,
  points: string,
  { script = "select", settings = "select", ...options }: Changed = {},
): Promise<RaceFixture> {
  const world = await openWorld(stage);
  await giveCredit(world.db);
  await sql.raw(script).execute(world.db);
  const conductor = await Conductor.on(world.test.connection);
  const openConnection = (actor: number): Promise<Connection> =>
    oneConnection(world.test.connection, `${Conductor.settings(actor, points)}; ${settings}`, options);
  const first = await openConnection(1);
  return new RaceFixture(new Operations(world), conductor, [
    first,
    await inTheSameSlot(first, () => openConnection(2)),
  ]);
}

/** Every order uses credit of the players' dealer: all orders of all pairs need more than the initial credit. */
async function giveCredit(db: Kysely<Schema>): Promise<void> {
  await sql`
    select ledger_post(tenant_id, 'issue', currency, null, 'system', null, jsonb_build_array(
      jsonb_build_object('account', 'issuance:' || tenant_id, 'amount', -1000000000000),
      jsonb_build_object('account', 'credit:' || owner_id, 'amount', 1000000000000)))
    from ledger_account where kind = 'credit'`.execute(db);
}

/** Bets of both use the same slot of a dealer: otherwise they would not conflict. */
async function inTheSameSlot(first: Connection, open: () => Promise<Connection>): Promise<Connection> {
  for (;;) {
    const connection = await open();
    if (connection.pid % exposureSlots === first.pid % exposureSlots) return connection;
    await connection.close();
  }
}

/** Runs one order of two operations, from the beginning to their results. Throws if the results are not allowed. */
export async function meet(
  { conductor, connections, world }: RaceFixture,
  { meet: make, allowed, also }: Pair,
  choose: Choose,
): Promise<void> {
  const operations = await make();
  for (const { db, pid } of connections) {
    const { rows } = await sql`select pg_backend_pid() as pid, set_config('trial.step', '0', false) as step`.execute(
      db,
    );
    // The conductor looks up locks by these pids: it would wait forever for another connection.
    mustBe(rows, [{ pid, step: "0" }]);
  }
  const chosenActors: number[] = [];
  const actor = (at: 0 | 1): Actor => ({
    pid: connections[at].pid,
    start: () =>
      operations[at](connections[at]).catch(
        (error: unknown) => `failed: ${String((error as { code?: string }).code)} ${String(error)}`,
      ),
  });
  const { results, ended, deadlock } = await conductor.run([actor(0), actor(1)], (enabled) => {
    const chosen = choose(enabled);
    chosenActors.push(chosen);
    return chosen;
  });
  const order = `order ${chosenActors.join("")}: ${results.join(" / ")}`;
  mustBe([order, deadlock], [order, false]);
  const fits = allowed.some((texts) => texts.every((text, at) => `${results[at]} `.startsWith(`${text} `)));
  mustBe([order, fits], [order, true]);
  await also?.(results, ended);
  mustBe([order, await broken(world.db)], [order, []]);
}
