import { existsSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newProject, preparedProject, removeProject } from "../testing/server.ts";
import { migrateDatabase } from "./migrate-database.ts";
import { type OpenDatabase, openDatabase } from "./open.ts";

/** A migration that is easily undone: one trigger. */
const name = "0163-site-changed";
let root: string;
/** Keeps the embedded server running. */
let database: OpenDatabase;
beforeAll(async () => {
  root = await preparedProject();
  database = await openDatabase({ root, purpose: "test" });
});
afterAll(async () => {
  await database.close();
  await removeProject(root);
});

async function asOwner(...statements: readonly string[]): Promise<readonly unknown[]> {
  const client = new pg.Client(database.owner);
  await client.connect();
  try {
    let rows: readonly unknown[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}

const migrate = (dryRun: boolean) => migrateDatabase({ root, dryRun });
const undo = ["drop trigger site_changed on site", `delete from kysely_migration where name = '${name}'`];
const isThere = async (): Promise<boolean> =>
  (await asOwner("select from pg_trigger where tgname = 'site_changed'")).length === 1;

test("a dry run tries the missing migrations and takes them back; a run keeps them, and says how long each took", async () => {
  await asOwner(...undo);
  const migrations = [{ name, ms: expect.any(Number) }];
  expect(await migrate(true)).toEqual({ migrations, outcome: "rolled back", house: null });
  expect(await isThere()).toBe(false);
  expect(await migrate(false)).toEqual({ migrations, outcome: "migrated", house: null });
  expect(await isThere()).toBe(true);
  expect(await migrate(false)).toEqual({ migrations: [], outcome: "migrated", house: null });
});

test.each([true, false])(
  "a migration that fails is named, and leaves the database as it was (dry run: %j)",
  async (dryRun) => {
    await asOwner(`delete from kysely_migration where name = '${name}'`);
    await expect(migrate(dryRun)).rejects.toMatchObject({
      code: "migration_failed",
      message: expect.stringMatching(
        new RegExp(`^The migration failed at ${name}: trigger "site_changed".* already exists`, "u"),
      ),
    });
    expect(await asOwner(`select name from kysely_migration where name = '${name}'`)).toEqual([]);
    await asOwner(`insert into kysely_migration (name, timestamp) values ('${name}', '2026-01-01')`);
  },
);

test("beside a running house a dry run lists the migrations, and a run is refused", async () => {
  const house = await openDatabase({ root, purpose: "house" });
  await asOwner(...undo);
  const running = { pid: process.pid, port: null };
  expect(await migrate(true)).toEqual({ migrations: [{ name, ms: null }], outcome: "listed", house: running });
  await expect(migrate(false)).rejects.toMatchObject({ code: "house_already_running" });
  expect(await isThere()).toBe(false);
  await house.close();
  await migrate(false);
});

test("a database that is newer than the program is refused", async () => {
  await asOwner("insert into kysely_migration (name, timestamp) values ('9999-future', '2030-01-01')");
  for (const dryRun of [true, false])
    await expect(migrate(dryRun)).rejects.toMatchObject({
      code: "database_newer",
      message: expect.stringContaining("9999-future"),
    });
  await asOwner("delete from kysely_migration where name = '9999-future'");
});

test("a folder without a database gets none: a dry run lists all migrations, a run is refused", async () => {
  const empty = await newProject();
  const { migrations, outcome } = await migrateDatabase({ root: empty, dryRun: true });
  expect([migrations[0]?.name, migrations.length > 50, outcome]).toEqual(["0001-sites", true, "listed"]);
  await expect(migrateDatabase({ root: empty, dryRun: false })).rejects.toMatchObject({ code: "database_absent" });
  expect(existsSync(join(empty, ".livery"))).toBe(false);
  await removeProject(empty);
});
