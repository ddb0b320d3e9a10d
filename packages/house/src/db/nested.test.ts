import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestDatabase, testDatabase } from "../testing/database.ts";
import { nestedIn } from "./nested.ts";

let test: TestDatabase;
beforeAll(async () => {
  test = await testDatabase();
});
afterAll(() => test.drop());

it("a transaction inside another is rolled back alone, and committed with it", async () => {
  const name = (tenant: string) => ({ name: tenant });
  const trial = test.db.transaction().execute(async (trx) => {
    const { db } = nestedIn(trx);
    await db.transaction().execute((inner) => inner.insertInto("tenant").values(name("kept")).execute());
    const failing = db.transaction().execute(async (inner) => {
      await inner.insertInto("tenant").values(name("undone")).execute();
      await inner.insertInto("tenant").values(name("kept")).execute();
    });
    await expect(failing).rejects.toMatchObject({ code: "23505" });
    expect(await trx.selectFrom("tenant").select("name").execute()).toEqual([{ name: "kept" }]);
    throw new Error("the outer one fails");
  });
  await expect(trial).rejects.toThrow("the outer one fails");
  expect(await test.db.selectFrom("tenant").select("name").execute()).toEqual([]);
});
