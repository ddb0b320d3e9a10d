import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startHouse } from "../house.ts";
import { auditLedger } from "../ledger/audit.ts";
import { TestBrowser } from "../testing/browser.ts";
import { fixturePassword, seedFixture } from "../testing/fixture.ts";
import { testKeys } from "../testing/test-keys.ts";

const bin = "/usr/lib/postgresql/15/bin";
const present = existsSync(join(bin, "postgres"));
if (!present) console.log(`PostgreSQL 15 is not in ${bin}: the tests against it are skipped`);

const runAs = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const log = { level: "silent" };
let folder: string;
let server: ReturnType<typeof spawn>;
const url = (database = "postgres"): string => `postgresql://livery@${encodeURIComponent(folder)}/${database}`;

/** A cluster of the system's own PostgreSQL in a temporary folder, reached through DATABASE_URL. */
async function startServer(): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), "livery-pg15-"));
  if (runAs.uid !== undefined) await chown(folder, runAs.uid, runAs.gid);
  const data = join(folder, "data");
  const initdb = spawn(join(bin, "initdb"), ["-D", data, "-U", "livery", "-A", "trust", "-E", "UTF8", "--locale=C"], {
    ...runAs,
    cwd: "/",
    stdio: "ignore",
  });
  const [code] = (await once(initdb, "exit")) as [number];
  if (code !== 0) throw new Error(`initdb ended with ${code}`);
  server = spawn(join(bin, "postgres"), ["-D", data, "-k", folder, "-c", "listen_addresses="], {
    ...runAs,
    cwd: "/",
    stdio: "ignore",
  });
  for (let attempt = 1; ; attempt += 1) {
    const client = new pg.Client(url());
    try {
      await client.connect();
      await client.query("create database house");
      await client.query("create database unsafe");
      await client.query("alter database unsafe set synchronous_commit = off");
      return await client.end();
    } catch (error) {
      if (attempt === 100) throw error;
      await sleep(50);
    }
  }
}

describe.runIf(present)("a server on the system's PostgreSQL 15", () => {
  beforeAll(startServer);
  afterAll(async () => {
    const ended = once(server, "exit");
    server.kill("SIGINT");
    await ended;
    await rm(folder, { recursive: true, force: true });
  });

  test("migrates, seeds, signs in and keeps its ledger clean", async () => {
    const house = await startHouse({ root: folder, databaseUrl: url("house"), port: 0, keys: testKeys, log });
    await seedFixture(house.database.db);
    const browser = new TestBrowser(house.port, "harbour.localhost", "harbour-test-key");
    expect((await browser.call("userLogin", { userName: "alice", password: fixturePassword })).status).toBe(200);
    expect((await browser.call("getUserData", {})).body).toMatchObject({ results: { userCredit: 100_000 } });
    expect((await browser.send("/readyz")).status).toBe(200);
    expect(await auditLedger(house.database.db)).toMatchObject({
      clean: true,
      currencies: [{ currency: "EUR", sum: 0n }],
    });
    await house.close();
    expect(server.exitCode).toBeNull();
  });

  test("runs once per database, from whatever folder the second one starts", async () => {
    const house = await startHouse({ root: folder, databaseUrl: url("house"), port: 0, keys: testKeys, log });
    const elsewhere = await mkdtemp(join(tmpdir(), "livery-elsewhere-"));
    await expect(
      startHouse({ root: elsewhere, databaseUrl: url("house"), port: 0, keys: testKeys, log }),
    ).rejects.toMatchObject({
      code: "house_already_running",
      pid: process.pid,
    });
    await house.close();
    await rm(elsewhere, { recursive: true, force: true });
  });

  test("refuses a database that answers before it has written to disk (I18)", async () => {
    await expect(
      startHouse({ root: folder, databaseUrl: url("unsafe"), port: 0, keys: testKeys, log }),
    ).rejects.toMatchObject({
      code: "database_unsafe",
    });
  });

  test("refuses a database that does not exist", async () => {
    await expect(
      startHouse({ root: folder, databaseUrl: url("nothing"), port: 0, keys: testKeys, log }),
    ).rejects.toMatchObject({
      code: "database_unreachable",
      message: expect.stringContaining("nothing"),
    });
  });
});
