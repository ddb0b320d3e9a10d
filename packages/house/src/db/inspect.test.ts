import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase, type TestDatabase } from "../testing/database.ts";
import { inspectDatabase } from "./inspect.ts";

let held: TestDatabase;
let databaseUrl: string;
beforeAll(async () => {
  held = await testDatabase();
  databaseUrl = held.url;
});
afterAll(() => held.drop());

test("A migrated database is reported with its server's settings, and its clock is this machine's", async () => {
  const report = await inspectDatabase({ databaseUrl });
  expect(report).toMatchObject({ encoding: "UTF8", pending: [], major: expect.any(Number) });
  expect(report.freeConnections).toBeLessThan(report.maxConnections);
  expect(Math.abs(report.aheadMs)).toBeLessThan(500 + report.withinMs);
});

test("A clock that is an hour slow finds the server's an hour ahead", async () => {
  const { aheadMs } = await inspectDatabase({ databaseUrl, now: () => Date.now() - 3_600_000 });
  expect(aheadMs / 3_600_000).toBeCloseTo(1, 1);
});

test("A setting that can lose a bet, and a migration that was not run, are named", async () => {
  const admin = new pg.Client({ connectionString: databaseUrl });
  await admin.connect();
  await admin.query(`alter database "${held.name}" set synchronous_commit = off`);
  await admin.query("delete from kysely_migration where name = (select max(name) from kysely_migration)");
  await admin.end();
  const { pending, unsafe } = await inspectDatabase({ databaseUrl });
  expect(unsafe).toContain("synchronous_commit");
  expect(pending).toHaveLength(1);
});

test("A server that is not there is an error that says so", async () => {
  await expect(inspectDatabase({ databaseUrl: "postgresql://nobody@127.0.0.1:9/none" })).rejects.toMatchObject({
    code: "database_unreachable",
  });
});
