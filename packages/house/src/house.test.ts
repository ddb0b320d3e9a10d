import { existsSync } from "node:fs";
import { chown, readFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { minor } from "@livery/betting";
import { sql } from "kysely";
import pg from "pg";
import { afterEach, describe, expect, test, vi } from "vitest";
import { isAlive } from "./db/cluster.ts";
import { connectionsBesideCalls, openDatabase } from "./db/open.ts";
import { readHouseFile } from "./db/ownership.ts";
import { startHouse } from "./house.ts";
import { auditLedger } from "./ledger/audit.ts";
import { creditPlayer } from "./ledger/transfers.ts";
import { TestBrowser } from "./testing/browser.ts";
import { fixturePassword, seedFixture } from "./testing/fixture.ts";
import { newProject, preparedProject, removeProject } from "./testing/server.ts";
import { spawnHouse, type SpawnedHouse } from "./testing/spawn-house.ts";
import { testKeys } from "./testing/test-keys.ts";

const log = { level: "silent" };
const roots: string[] = [];
const running: SpawnedHouse[] = [];
async function project(make = preparedProject): Promise<string> {
  const root = await make();
  roots.push(root);
  return root;
}
async function spawned(...given: Parameters<typeof spawnHouse>): Promise<SpawnedHouse> {
  const house = await spawnHouse(...given);
  running.push(house);
  return house;
}
afterEach(async () => {
  for (const { child } of running.splice(0))
    if (child.exitCode === null && child.signalCode === null) child.kill("SIGKILL");
  for (const root of roots.splice(0)) await removeProject(root);
});
const serverPid = async (root: string): Promise<number> =>
  Number((await readFile(join(root, ".livery/pg/data/postmaster.pid"), "utf8")).split("\n")[0]);

describe("several servers on one project", () => {
  test("the second server refuses to start and names the first one's process and port", async () => {
    const root = await project();
    const first = await spawned({ root });
    expect(readHouseFile(join(root, ".livery"))).toMatchObject({ pid: first.child.pid, port: first.startReport.port });
    const second = startHouse({ root, port: 0, keys: testKeys, log });
    await expect(second).rejects.toMatchObject({
      code: "house_already_running",
      pid: first.child.pid,
      port: first.startReport.port,
      next: expect.stringContaining(`kill ${first.child.pid}`),
    });
    const answer = await new TestBrowser(first.startReport.port!, "x", "").send("/livez");
    expect(answer.status).toBe(200);
  });

  test("of three servers that start at once one runs, and the others name it", async () => {
    const root = await project(newProject);
    const houses = await Promise.all([spawned({ root }), spawned({ root }), spawned({ root })]);
    const winners = houses.filter((house) => house.startReport.code === undefined);
    expect(winners).toHaveLength(1);
    for (const house of houses.filter((each) => each !== winners[0]))
      expect(house.startReport).toMatchObject({ code: "house_already_running", pid: winners[0]!.child.pid });
  });
});

describe("a killed server", () => {
  test("leaves its PostgreSQL running for the next one, with everything that it acknowledged", async () => {
    const root = await project();
    const killed = await spawned({ root });
    const command = await openDatabase({ root, purpose: "test" });
    const { tenantId, dealerIds, playerIds } = await seedFixture(command.db);
    await command.close();
    const alice = new TestBrowser(killed.startReport.port!, "harbour.localhost", "harbour-test-key");
    expect((await alice.call("userLogin", { userName: "alice", password: fixturePassword })).status).toBe(200);
    const server = await serverPid(root);
    await killed.end("SIGKILL");
    expect(isAlive(server)).toBe(true);

    const next = await startHouse({ root, port: 0, development: true, log });
    expect(await serverPid(root)).toBe(server);
    expect(readHouseFile(join(root, ".livery"))).toMatchObject({ pid: process.pid, port: next.port });
    // The session that the killed house opened is still one.
    const browserAfterRestart = new TestBrowser(next.port, "harbour.localhost", "harbour-test-key");
    browserAfterRestart.cookies.set("__Host-lv_sid", alice.cookies.get("__Host-lv_sid")!);
    expect((await browserAfterRestart.call("getUserData", {})).body).toMatchObject({
      results: { userName: "alice", userCredit: 100_000 },
    });
    await creditPlayer(next.database.db, dealerIds["high-street"]!, playerIds["alice"]!, {
      tenantId,
      currency: "EUR",
      amount: minor(1),
      actor: "test",
    });
    expect((await auditLedger(next.database.db)).clean).toBe(true);
    await next.close();
    expect(isAlive(server)).toBe(false);
    expect(readHouseFile(join(root, ".livery"))).toBeNull();
  });
});

/** Connections that wait for a lock of the one that asks. */
const blockedByMe = "select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))";

describe("a server that is asked to stop", () => {
  test("answers open requests, stops PostgreSQL and ends within ten seconds (D60)", async () => {
    const root = await project();
    const house = await startHouse({ root, port: 0, development: true, log });
    await seedFixture(house.database.db);
    const server = await serverPid(root);
    const browser = new TestBrowser(house.port, "harbour.localhost", "harbour-test-key");
    const lock = new pg.Client(house.database.connection);
    await lock.connect();
    await lock.query("begin; select from player where user_name = 'alice' for update");
    const open = browser.call("userLogin", { userName: "alice", password: fixturePassword });
    await vi.waitUntil(async () => (await lock.query(blockedByMe)).rows.length > 0, { timeout: 30_000, interval: 10 });
    const started = performance.now();
    const closing = house.close();
    await lock.query("rollback");
    await lock.end();
    await closing;
    expect(performance.now() - started).toBeLessThan(10_000);
    expect((await open).status).toBe(200);
    expect(isAlive(server)).toBe(false);
    await expect(browser.send("/livez")).rejects.toThrow("ECONNREFUSED");
  });

  test("reports whether it ended on request or because its database was lost", async () => {
    const root = await project();
    const endedOnRequest = await startHouse({ root, port: 0, keys: testKeys, log });
    await endedOnRequest.close();
    expect(await endedOnRequest.ended).toBeNull();
    const bereft = await startHouse({ root, port: 0, keys: testKeys, log });
    process.kill(await serverPid(root), "SIGQUIT");
    expect(await bereft.ended).toBeInstanceOf(Error);
    await expect(new TestBrowser(bereft.port, "x", "").send("/livez")).rejects.toThrow("ECONNREFUSED");
  });

  test("ends on SIGTERM with exit code 0", async () => {
    const root = await project();
    const house = await spawned({ root });
    const server = await serverPid(root);
    expect(await house.end("SIGTERM")).toBe(0);
    expect(isAlive(server)).toBe(false);
  });
});

describe("a server that cannot start names the next step:", () => {
  test("the port is taken, and no process is left running", async () => {
    const root = await project();
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const { port } = other.address() as AddressInfo;
    await expect(startHouse({ root, port, keys: testKeys, log })).rejects.toMatchObject({
      code: "port_taken",
      port,
      next: expect.stringContaining("--port"),
    });
    expect(existsSync(join(root, ".livery/pg/data/postmaster.pid"))).toBe(false);
    other.close();
  });

  test("the address does not belong to this machine", async () => {
    await expect(
      startHouse({ root: await project(), port: 0, host: "192.0.2.1", keys: testKeys, log }),
    ).rejects.toMatchObject({
      code: "invalid_host",
    });
  });

  test("the clock was moved by a development server, and this one takes real bets (D64)", async () => {
    const root = await project();
    const development = await startHouse({ root, port: 0, development: true, log });
    await sql`select house_advance(house_now() + interval '1 day')`.execute(development.database.db);
    // Pages of this server show its time, which they take from the header `Date` (D64).
    const aheadHours = async (): Promise<number> => {
      const { headers } = await fetch(`${development.url}/readyz`);
      return Math.round((Date.parse(headers.get("date") ?? "") - Date.now()) / 3_600_000);
    };
    await expect.poll(aheadHours).toBe(24);
    await development.close();
    await expect(startHouse({ root, port: 0, keys: testKeys, log })).rejects.toMatchObject({ code: "clock_moved" });
  });

  test("the clock of a server that takes real bets cannot be moved", async () => {
    const house = await startHouse({ root: await project(), port: 0, poolSize: 2, keys: testKeys, log });
    const { db, patient, shared } = house.database;
    // However much it has to do, it uses no more connections than its documentation says.
    const busy = [db, patient, shared].flatMap((each) =>
      Array.from({ length: 12 }, () => sql`select pg_sleep(0.1)`.execute(each)),
    );
    await Promise.all(busy);
    const { rows } = await sql<{ used: number }>`
      select count(*)::integer as used from pg_stat_activity where application_name like 'livery %'`.execute(db);
    // It has no live matches, and so no connection for their lease.
    expect(rows).toEqual([{ used: 2 + connectionsBesideCalls - 1 }]);
    await expect(sql`select house_advance(house_now() + interval '1 day')`.execute(db)).rejects.toThrow(
      "only a development house",
    );
    await expect(sql`update house_clock set ahead = interval '1 day'`.execute(db)).rejects.toThrow("check constraint");
    await house.close();
  });
});

const nobody = { uid: 65_534, gid: 65_534 };
// A clone in a 0700 folder cannot be read by another user: the tests that become one are for other clones.
const canBecomeNobody =
  process.getuid?.() === 0 &&
  (await spawnHouse({ root: "/nonexistent" }, nobody).then(
    () => true,
    () => false,
  ));

describe.runIf(canBecomeNobody)("a server that is not started by root", () => {
  test("has all its data in .livery", async () => {
    const root = await project(newProject);
    await chown(root, nobody.uid, nobody.gid);
    const house = await spawned({ root }, nobody);
    expect(house.startReport).toMatchObject({ port: expect.any(Number) });
    expect((await new TestBrowser(house.startReport.port!, "x", "").send("/readyz")).status).toBe(200);
    expect(existsSync(join(root, ".livery/pg/data/PG_VERSION"))).toBe(true);
    expect(await house.end("SIGTERM")).toBe(0);
  });

  test("names the folder that it may not write to", async () => {
    const root = await project(newProject);
    const house = await spawned({ root }, nobody);
    expect(house.startReport).toMatchObject({ code: "no_permission", next: expect.stringContaining("DATABASE_URL") });
  });
});
