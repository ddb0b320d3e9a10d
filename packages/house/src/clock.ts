import { type Kysely, sql } from "kysely";
import type { Schema } from "./db/schema.ts";
import { HouseError } from "./errors.ts";

/**
 * Sets whether this is a development server, whose clock may be moved (D64). Throws `clock_moved` if a server that takes real
 * bets would start on a clock that a development server moved.
 */
export async function setClockMode(db: Kysely<Schema>, development: boolean): Promise<void> {
  const clock = await db
    .selectFrom("house_clock")
    .select(sql<boolean>`ahead <> interval '0'`.as("moved"))
    .executeTakeFirstOrThrow();
  if (clock.moved && !development)
    throw new HouseError(
      "clock_moved",
      "The clock of this database was moved by a development house.",
      "Start it as a development house, or use a database of its own.",
    );
  await db.updateTable("house_clock").set({ development }).where("development", "<>", development).execute();
}

/** The clock of a development server for what is made without a statement: how far it is ahead was read when it was moved last. */
export class MovedClock {
  readonly #db: Kysely<Schema>;
  #aheadMs = 0;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /** Epoch milliseconds. */
  now(): number {
    return Date.now() + this.#aheadMs;
  }

  /** Reads anew how far it is ahead. */
  async read(): Promise<void> {
    const { aheadMs } = await this.#db
      .selectFrom("house_clock")
      .select(sql<number>`(extract(epoch from ahead) * 1000)::float8`.as("aheadMs"))
      .executeTakeFirstOrThrow();
    this.#aheadMs = aheadMs;
  }
}

/** The current time of the server. */
export async function houseNow(db: Kysely<Schema>): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select house_now() as now`.execute(db);
  return (rows[0] as { now: Date }).now;
}
