import type { Kysely } from "kysely";
import type { Schema } from "@livery/house/testing/parts";
import { mustBe } from "../must.ts";
import { ordersOfSwitches } from "../orders.ts";
import { allPairs, type Changed, meet, type RaceFixture, openRaceFixture } from "../pairs/meet.ts";
import type { Pair } from "../pairs/stand.ts";
import type { Stage } from "../world.ts";
import { locksOfFunctions, tracedFunctions } from "./functions.ts";
import { knownPairs } from "./known.ts";
import type { Lock } from "./lock.ts";
import { statementLocks } from "./statements.ts";

/** Maximum number of orders of a pair: those with one switch are fewer; of those with two, the latest. */
const mostOrders = 60;
/** Number of orders in which a pair that fails without a lock must pass with it. */
const controls = 12;

/**
 * Rows are stored with the last id first, and no index finds them: a transaction that does not lock in the order of ids reaches
 * them in another order. A transaction that changes one of them stops there.
 */
const backwards = {
  script: `
    create function row_reached() returns trigger language plpgsql as $$ begin perform pause('row.' || tg_table_name); return new; end $$;
    create trigger a_row_reached before update on ledger_account for each row execute function row_reached();
    create trigger a_row_reached before update on house_clock for each row execute function row_reached();
    create trigger a_row_reached before insert or update on player for each row execute function row_reached();
    create trigger a_row_reached before update on dealer for each row execute function row_reached();
    create trigger a_row_reached before insert or update on second_person_request for each row execute function row_reached();
    create trigger a_row_reached before update on market for each row when (new.market_type_id = 10) execute function row_reached();
    create index backwards on market (market_id desc);
    cluster market using backwards;
    drop index backwards;
    create index backwards on ledger_account (account_id desc);
    cluster ledger_account using backwards;
    drop index backwards`,
  settings: "set enable_indexscan = off; set enable_bitmapscan = off; set enable_indexonlyscan = off",
};

/** All locks of the functions and statements of money operations. */
export async function allLocks(db: Kysely<Schema>): Promise<readonly Lock[]> {
  return [...(await locksOfFunctions(db)), ...statementLocks];
}

interface Red {
  readonly pair: string;
  readonly how: string;
}

/** Searches for two operations with a forbidden result once a lock is removed. */
export class LockSearch {
  readonly #stage: Stage;
  readonly #db: Kysely<Schema>;
  #touched: Promise<ReadonlyMap<string, ReadonlySet<string>>> | undefined;

  constructor(stage: Stage, db: Kysely<Schema>) {
    this.#stage = stage;
    this.#db = db;
  }

  /** The failure of the lock's known pair without it; null if there is none, or no pair is known. */
  async asKnown(lock: Lock): Promise<string | null> {
    return formatRed(await this.#firstRed(this.#knownPair(lock), withoutIt(lock), mostOrders));
  }

  /** The first pair that fails without the lock and passes with it, of all that use it: with one switch, then with two. */
  async without(lock: Lock): Promise<string | null> {
    let red = await this.#firstRed(this.#knownPair(lock), withoutIt(lock), mostOrders);
    if (red === null) {
      const touched = await (this.#touched ??= touchedLocks(this.#stage, this.#db));
      red = await this.#firstRed(touched.get(lock.of) ?? new Set(), withoutIt(lock), mostOrders);
    }
    const also = red && (await this.#firstRed(new Set([red.pair]), backwards, controls));
    if (also !== null) throw new Error(`with every lock in place too: ${formatRed(also)}`);
    return formatRed(red);
  }

  #knownPair({ name }: Lock): ReadonlySet<string> {
    return new Set(knownPairs[name] === undefined ? [] : [knownPairs[name]]);
  }

  async #firstRed(names: ReadonlySet<string>, changed: Changed, atMost: number): Promise<Red | null> {
    if (names.size === 0) return null;
    const fixture = await openRaceFixture(this.#stage, ".", changed);
    const pairs = pairsOn(fixture).filter(({ name }) => names.has(name));
    try {
      for (const switches of [1, 2])
        for (const pair of pairs)
          try {
            await ordersOfSwitches((choose) => meet(fixture, pair, choose), switches, atMost);
          } catch (error) {
            return { pair: pair.name, how: inOneLine(error) };
          }
      return null;
    } finally {
      await fixture.close();
    }
  }
}

/**
 * Runs every pair with all locks, once starting from each side; returns the pairs that use each lock, or the function that holds
 * it.
 */
async function touchedLocks(stage: Stage, db: Kysely<Schema>): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const called = new Set<string>();
  const touched = new Map<string, Set<string>>();
  const fixture = await openRaceFixture(stage, ".", {
    ...backwards,
    script: `${backwards.script}; ${await tracedFunctions(db)}`,
    noticed: (message) => {
      if (message.startsWith("called ")) called.add(message.slice("called ".length));
    },
    rewrite: (statement) => {
      for (const { of, rewrite } of statementLocks) if (rewrite(statement) !== statement) called.add(of);
      return statement;
    },
  });
  const wrong: string[] = [];
  for (const pair of pairsOn(fixture)) {
    called.clear();
    try {
      await ordersOfSwitches((choose) => meet(fixture, pair, choose), 0);
    } catch (error) {
      wrong.push(`${pair.name}: ${inOneLine(error)}`);
    }
    for (const of of called) touched.set(of, (touched.get(of) ?? new Set()).add(pair.name));
  }
  await fixture.close();
  mustBe(wrong, []);
  return touched;
}

function withoutIt({ script, rewrite }: Lock): Changed {
  return { ...backwards, script: `${backwards.script}; ${script}`, rewrite };
}

const formatRed = (red: Red | null): string | null => red && `${red.pair}: ${red.how}`;

function inOneLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/gu, " ");
}

function pairsOn(fixture: RaceFixture): readonly Pair[] {
  return allPairs.flatMap((pairsOf) => pairsOf(fixture));
}
