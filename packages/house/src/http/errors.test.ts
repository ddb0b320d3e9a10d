import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testDatabase, type TestDatabase } from "../testing/database.ts";
import { toCallError } from "./errors.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

async function codeOf(work: () => Promise<unknown>): Promise<string> {
  try {
    await work();
    return "nothing went wrong";
  } catch (error) {
    return toCallError(error).code;
  }
}

describe("a query whose connection has gone says that it passes, in whatever words pg says it", () => {
  test("ended from the other side, at the query and at those that come after it", async () => {
    const client = new pg.Client(database.connection);
    await client.connect();
    client.on("error", () => undefined);
    expect(await codeOf(() => client.query("select pg_terminate_backend(pg_backend_pid())"))).toBe("busy");
    expect(await codeOf(() => client.query("select 1"))).toBe("busy");
  });

  test("closed by the house itself, as it ends", async () => {
    const client = new pg.Client(database.connection);
    await client.connect();
    await client.end();
    expect(await codeOf(() => client.query("select 1"))).toBe("busy");
    const pool = new pg.Pool(database.connection);
    await pool.end();
    expect(await codeOf(() => pool.query("select 1"))).toBe("busy");
  });

  test("a fault of the house's own is none that passes", async () => {
    expect(await codeOf(() => database.pool.query("select no_such_column"))).toBe("technical");
  });
});
