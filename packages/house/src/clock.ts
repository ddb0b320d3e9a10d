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

/** The current time of the server. */
export async function houseNow(db: Kysely<Schema>): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select house_now() as now`.execute(db);
  return (rows[0] as { now: Date }).now;
}
