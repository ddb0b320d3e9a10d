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

describe("a query on a lost connection is reported as busy, in whatever words pg reports it", () => {
  test("when the database ended the connection, at the query and at those after it", async () => {
    const client = new pg.Client(database.connection);
    await client.connect();
    client.on("error", () => undefined);
    expect(await codeOf(() => client.query("select pg_terminate_backend(pg_backend_pid())"))).toBe("busy");
    expect(await codeOf(() => client.query("select 1"))).toBe("busy");
  });

  test("when the server itself closed the connection", async () => {
    const client = new pg.Client(database.connection);
    await client.connect();
    await client.end();
    expect(await codeOf(() => client.query("select 1"))).toBe("busy");
    const pool = new pg.Pool(database.connection);
    await pool.end();
    expect(await codeOf(() => pool.query("select 1"))).toBe("busy");
  });

  test("but an error in a statement is not", async () => {
    expect(await codeOf(() => database.pool.query("select no_such_column"))).toBe("technical");
  });
});
