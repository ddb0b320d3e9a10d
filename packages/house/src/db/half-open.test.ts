import { Kysely, PostgresDialect, sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { startHouse } from "../house.ts";
import { type SwallowingProxy, swallowingProxy } from "../live/testing/swallowing-proxy.ts";
import { toCallError } from "../http/errors.ts";
import { TestBrowser } from "../testing/browser.ts";
import { testDatabase, type TestDatabase } from "../testing/database.ts";
import { seedFixture } from "../testing/fixture.ts";
import { testKeys } from "../testing/test-keys.ts";
import { createPool } from "./pool.ts";
import type { Schema } from "./schema.ts";

/** A database behind a way over which suddenly nothing comes any more, and nobody is told. */
let held: TestDatabase;
let proxy: SwallowingProxy;
beforeAll(async () => {
  held = await testDatabase();
  await seedFixture(held.db);
  proxy = await swallowingProxy(held.connection);
});
afterEach(() => proxy.pass());
afterAll(async () => {
  await proxy.close();
  await held.drop();
});

describe("a database connection that no longer answers", () => {
  test("is closed with its unanswered statement, inside and outside a transaction", async () => {
    const pool = createPool(proxy.connection, {
      name: "livery distant",
      size: 1,
      statementTimeoutMs: 500,
      answerMs: 800,
    });
    const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
    const codeOf = (work: Promise<unknown>) =>
      work.then(
        () => "answered",
        (error: unknown) => toCallError(error).code,
      );
    const runQuery = () => codeOf(sql`select 1`.execute(db));
    const pid = async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid;
    const before = await pid();
    proxy.swallow();
    expect(await runQuery()).toBe("busy");
    proxy.pass();
    // One connection is all there is: who comes next does not wait behind what the last one asked.
    expect(await runQuery()).toBe("answered");
    expect(await pid()).not.toBe(before);
    const half = db.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx);
      proxy.swallow();
      await sql`select 2`.execute(trx);
    });
    expect(await codeOf(half)).toBe("busy");
    proxy.pass();
    expect(await runQuery()).toBe("answered");
    expect(await codeOf(pool.query("select 1"))).toBe("answered");
    proxy.swallow();
    expect(await codeOf(pool.query("select 1"))).toBe("busy");
    proxy.pass();
    expect(await runQuery()).toBe("answered");
    await db.destroy();
  });

  test("makes the server answer busy, and serve again when the connection is restored", async () => {
    const { host, port, user, database } = proxy.connection;
    const databaseUrl = `postgresql://${user}@${host}:${port}/${database}`;
    const house = await startHouse({
      databaseUrl,
      root: "/tmp",
      port: 0,
      poolSize: 2,
      keys: testKeys,
      log: { level: "silent" },
    });
    const browser = new TestBrowser(house.port, "harbour.localhost", "harbour-test-key");
    expect((await browser.send("/readyz")).status).toBe(200);
    proxy.swallow();
    const answers = await Promise.all([browser.send("/readyz"), browser.send("/readyz"), browser.send("/readyz")]);
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
    proxy.pass();
    await expect.poll(async () => (await browser.send("/readyz")).status).toBe(200);
    await house.close();
  });
});
