import { inspectDatabase, type DatabaseReport } from "@livery/house";
import { administer } from "@livery/house/testing";
import { expect, test } from "vitest";
import type { Checked } from "../doctor/check.ts";
import { checked, healthy, soundReport } from "../testing/doctor.ts";
import { houseProject } from "../testing/house-project.ts";
import { runHere } from "../testing/run-here.ts";
import { temporaryFolder } from "../testing/temporary.ts";

const { database, folder } = await houseProject();
const { host = "", port = 5432, user = "", database: name = "" } = database.owner;
const address = (of: string): string => `postgresql://${user}@/${of}?host=${encodeURIComponent(host)}&port=${port}`;
const databaseUrl = address(name);

/** As the server's superuser, who sets it up. */
const set = (...statements: readonly string[]) =>
  administer({ host, port, user: "postgres", database: name }, async (client) => {
    for (const statement of statements) await client.query(statement);
  });

async function doctor(env: Readonly<Record<string, string>>) {
  const { stdout } = await runHere(["doctor", "--root", folder, "--json"], { cwd: await temporaryFolder(), env });
  const { checks } = JSON.parse(stdout) as { readonly checks: readonly Checked[] };
  return (id: string) => checks.find((check) => check.id === id);
}

/** What a check says of a report. */
const of = (id: string, change: Partial<DatabaseReport>) =>
  checked(id, healthy("/", { databaseUrl, database: () => Promise.resolve({ ...soundReport, ...change }) }));

test("a house's own database is in order, and a server that is not there is wrong", async () => {
  const well = await doctor({ DATABASE_URL: databaseUrl });
  for (const id of ["database", "database-version", "durability", "connections", "encoding", "migrations", "clock"])
    expect(well(id)).toMatchObject({ id, state: "well" });
  const absent = await doctor({ DATABASE_URL: "postgresql://house@127.0.0.1:9/house" });
  expect(absent("database")).toMatchObject({ state: "wrong", text: expect.stringContaining("ECONNREFUSED") });
  expect(absent("clock")).toMatchObject({ state: "not checked" });
});

test("settings that lose bets, other times, an open migration and too few connections are named", async () => {
  await set(
    `alter database "${name}" set synchronous_commit = off`,
    `alter database "${name}" set timezone = 'Asia/Tehran'`,
    "delete from kysely_migration where name = (select max(name) from kysely_migration)",
  );
  const found = await doctor({ DATABASE_URL: databaseUrl, LIVERY_POOL: "500" });
  expect(found("durability")).toMatchObject({
    state: "wrong",
    text: expect.stringContaining("synchronous_commit is off"),
  });
  expect(found("time-zone")).toMatchObject({ state: "warning", text: expect.stringContaining("Asia/Tehran") });
  expect(found("migrations")).toMatchObject({ state: "warning", text: expect.stringContaining("1 have not run") });
  expect(found("connections")).toMatchObject({ next: expect.stringContaining("--pool") });
});

test("a database of another encoding is wrong", async () => {
  await set("create database latin encoding 'LATIN1' locale 'C' template template0");
  const found = await doctor({ DATABASE_URL: address("latin") });
  expect(found("encoding")).toMatchObject({ state: "wrong", text: expect.stringContaining("LATIN1") });
});

test("this machine's clock is compared with the database's", async () => {
  const late = () => Date.now() - 60_000;
  const context = healthy("/", { databaseUrl, database: () => inspectDatabase({ databaseUrl, now: late }) });
  expect(await checked("clock", context)).toMatchObject({ state: "wrong", text: expect.stringContaining("ahead of") });
  expect(await of("clock", { aheadMs: -5_000 })).toMatchObject({ text: expect.stringContaining("5.0 s behind") });
});

test("an old server, and a database of a newer version, are wrong", async () => {
  expect(await of("database-version", { version: "14.9", major: 14 })).toMatchObject({ state: "wrong" });
  const unknown = "this version does not know its migration 9999-later";
  expect(await of("migrations", { pending: { unknown } })).toMatchObject({
    state: "wrong",
    text: expect.stringContaining("9999-later"),
  });
  // Houses that run have their connections: a further one would lack them.
  expect(await of("connections", { freeConnections: 3 })).toMatchObject({ state: "wrong" });
  expect(await of("connections", { freeConnections: 3, houseConnections: 80 })).toMatchObject({ state: "warning" });
});
