import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { silentLog } from "../log.ts";
import { type TestDatabase, testDatabase } from "../testing/database.ts";
import { seedScene } from "../testing/scene.ts";
import { listen } from "./listener.ts";

let database: TestDatabase;
beforeAll(async () => void (database = await testDatabase()));
afterAll(() => database.drop());

test("tells what changed, and that news may be missing when its connection broke; then listens again", async () => {
  const { playerIds } = await seedScene(database.db);
  const heard: string[] = [];
  const listener = await listen({
    connection: database.connection,
    log: silentLog,
    onChange: (channel, key) => void heard.push(`${channel} ${key}`),
    onGap: () => void heard.push("gap"),
  });
  const touch = () =>
    sql`update player set online = not online where player_id = ${playerIds["alice"]!}`.execute(database.db);
  expect(heard).toEqual(["gap"]);
  await touch();
  await expect.poll(() => heard).toEqual(["gap", `livery_player ${playerIds["alice"]!}`]);

  heard.length = 0;
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'livery listener%' and datname = current_database()`.execute(
    database.db,
  );
  // Once for the break, once for the new beginning.
  await expect.poll(() => heard, { timeout: 5_000 }).toEqual(["gap", "gap"]);
  await touch();
  await expect.poll(() => heard.at(-1)).toBe(`livery_player ${playerIds["alice"]!}`);
  await listener.close();
});
