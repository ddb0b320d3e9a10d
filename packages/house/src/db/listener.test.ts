import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { silentLog } from "../log.ts";
import { type TestDatabase, testDatabase } from "../testing/database.ts";
import { seedFixture } from "../testing/fixture.ts";
import { listen } from "./listener.ts";

let database: TestDatabase;
beforeAll(async () => void (database = await testDatabase()));
afterAll(() => database.drop());

test("notifies of changes, reports a gap when its connection was lost, and then listens again", async () => {
  const { playerIds } = await seedFixture(database.db);
  const notifications: string[] = [];
  const listener = await listen({
    connection: database.connection,
    log: silentLog,
    onChange: (channel, key) => void notifications.push(`${channel} ${key}`),
    onGap: () => void notifications.push("gap"),
  });
  const touch = () =>
    sql`update player set online = not online where player_id = ${playerIds["alice"]!}`.execute(database.db);
  expect(notifications).toEqual(["gap"]);
  await touch();
  await expect.poll(() => notifications).toEqual(["gap", `livery_player ${playerIds["alice"]!}`]);

  notifications.length = 0;
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'livery listener%' and datname = current_database()`.execute(
    database.db,
  );
  // Once for the break, once for the new beginning.
  await expect.poll(() => notifications, { timeout: 5_000 }).toEqual(["gap", "gap"]);
  await touch();
  await expect.poll(() => notifications.at(-1)).toBe(`livery_player ${playerIds["alice"]!}`);
  await listener.close();
});
