import type { Kysely } from "kysely";
import type { Schema } from "../../../db/schema.ts";
import { mustBe } from "../must.ts";
import { ordersOfSwitches } from "../orders.ts";
import { allPairs, type Changed, meet, type RaceFixture, openRaceFixture } from "../pairs/meet.ts";
import type { Pair } from "../pairs/stand.ts";
import type { Stage } from "../world.ts";
import { locksOfFunctions, tracedFunctions } from "./functions.ts";
import { knownPairs } from "./known.ts";
import type { Lock } from "./lock.ts";
import { statementLocks } from "./statements.ts";

/** Orders of a pair at most: those of one turn are fewer, of those of two the latest. */
const mostOrders = 60;
/** Orders in which a pair that goes wrong without a lock is to go well with it. */
const controls = 12;

/**
 * Rows stand in the tables the last id first, and are found there by nobody's index: who does not lock them in the order of their
 * ids comes to them in another. Who changes one of them stops there.
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

/** Every lock of the functions and of the statements that operations on money make. */
export async function allLocks(db: Kysely<Schema>): Promise<readonly Lock[]> {
  return [...(await locksOfFunctions(db)), ...statementLocks];
}

interface Red {
  readonly pair: string;
  readonly how: string;
}

/** Looks for two operations that come to what is not allowed once a lock is taken away. */
export class LockSearch {
  readonly #stage: Stage;
  readonly #db: Kysely<Schema>;
  #touched: Promise<ReadonlyMap<string, ReadonlySet<string>>> | undefined;

  constructor(stage: Stage, db: Kysely<Schema>) {
    this.#stage = stage;
    this.#db = db;
  }

  /** What comes of the pair that is known for a lock, without it; null where nothing does, or none is known. */
  async asKnown(lock: Lock): Promise<string | null> {
    return formatRed(await this.#firstRed(this.#knownPair(lock), withoutIt(lock), mostOrders));
  }

  /** The first pair that goes wrong without the lock and does not with it, of all that come by it: by one turn, then by two. */
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

/** Runs every pair with all locks in place, in an order from each side: by lock, or by the function that holds it, those that come by it. */
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
