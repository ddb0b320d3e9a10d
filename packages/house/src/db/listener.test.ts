import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { silentLog } from "../log.ts";
import { administer } from "../testing/global-setup.ts";
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
  await expect.poll(() => notifications).toEqual(["gap", "gap"]);
  await touch();
  await expect.poll(() => notifications.at(-1)).toBe(`livery_player ${playerIds["alice"]!}`);
  await listener.close();
});

test("tries again one attempt after the other while the database takes no connection, and listens then", async () => {
  const failures: number[] = [];
  const warn = (_: object, text?: string): void => {
    if (text?.startsWith("listening for changes failed")) failures.push(performance.now());
  };
  const changed: string[] = [];
  const listener = await listen({
    connection: database.connection,
    log: { ...silentLog, warn } as typeof silentLog,
    onChange: (channel) => void changed.push(channel),
    onGap: () => undefined,
  });
  const allow = (allowed: boolean) => `alter database ${database.name} allow_connections ${allowed}`;
  await administer(inject("houseDatabase").connection, async (client) => {
    await client.query(allow(false));
    await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'livery listener%' and datname = $1",
      [database.name],
    );
    await expect.poll(() => failures.length).toBeGreaterThanOrEqual(4);
    await client.query(allow(true));
  });
  const pauses = failures.slice(1).map((at, index) => at - (failures[index] ?? 0));
  expect(Math.min(...pauses)).toBeGreaterThan(400);
  const touch = () => sql`update player set online = not online`.execute(database.db);
  await expect.poll(async () => (await touch(), changed.length)).toBeGreaterThan(0);
  await listener.close();
});
