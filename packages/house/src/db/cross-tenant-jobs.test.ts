import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import type { TenantHouse } from "../context.ts";
import { seedPanelFixture } from "../testing/panel-fixture.ts";
import { testDatabase } from "../testing/database.ts";
import { type CrossTenantJob, crossTenantJobs, type ServerDatabase, serverDatabase } from "./cross-tenant-jobs.ts";
import { openDatabase } from "./open.ts";

const jobs = Object.keys(crossTenantJobs) as CrossTenantJob[];

test("a declared job sees the rows of all tenants, and a call those of its own", async () => {
  const database = await testDatabase();
  onTestFinished(() => database.drop());
  await seedPanelFixture(database.db);
  const root = await mkdtemp(join(tmpdir(), "livery-jobs-"));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const opened = await openDatabase({ root, databaseUrl: database.url, purpose: "test" });
  onTestFinished(() => opened.close());
  const server = serverDatabase(opened);
  const tenants = sql<{ name: string }>`select name from tenant`;
  for (const job of jobs) {
    const { connection, db, patient, pool } = server.forJob(job);
    const client = new pg.Client(connection);
    await client.connect();
    const seen = [
      (await tenants.execute(db)).rows,
      (await tenants.execute(patient)).rows,
      (await pool.query("select name from tenant")).rows,
      (await client.query("select name from tenant")).rows,
    ];
    await client.end();
    expect([job, seen.map(({ length }) => length)]).toEqual([job, [2, 2, 2, 2]]);
  }
  expect((await tenants.execute(server.forTenant(1).db)).rows).toHaveLength(1);
  expect((await tenants.execute(server.shared)).rows).toEqual([]);
});

test("each declared job is one of the server's, and no other part of it names the role of all tenants", async () => {
  const sources = new URL("../", import.meta.url);
  const files = (await readdir(sources, { recursive: true })).filter(
    (file) => file.endsWith(".ts") && !/(?:^|\/)testing\/|\.test\.ts$/u.test(file),
  );
  const used: string[] = [];
  const naming: string[] = [];
  for (const file of files) {
    const text = await readFile(new URL(file, sources), "utf8");
    used.push(...[...text.matchAll(/\bforJob\("(\w+)"\)/gu)].map(([, name = ""]) => `${file} ${name}`));
    if (text.includes('"livery_worker"')) naming.push(file);
  }
  expect(used.toSorted()).toEqual(jobs.map((job) => `house.ts ${job}`).toSorted());
  expect(naming.toSorted()).toEqual(["db/access.ts", "db/open.ts"]);
});

test("nothing else compiles", () => {
  const refused = (server: ServerDatabase, house: TenantHouse): readonly unknown[] => [
    // @ts-expect-error A server has no database of all tenants without a job.
    server.db,
    // @ts-expect-error Nor a pool.
    server.pool,
    // @ts-expect-error Nor a connection.
    server.connection,
    // @ts-expect-error A job that did not declare itself gets none.
    server.forJob("report"),
    // @ts-expect-error A call has no other tenant's database.
    house.forTenant,
    // @ts-expect-error Nor that of the platform's staff.
    house.forPlatform,
  ];
  expect(refused).toBeTypeOf("function");
});
