import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase, type TestDatabase } from "./database.ts";
import { seedFixture } from "./fixture.ts";
import { written, writtenSince } from "./written.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await seedFixture(database.db);
});
afterAll(() => database.drop());

const captcha = (name: string) =>
  sql`insert into captcha (captcha_hash, tenant_id, site_id, answer_hash)
    select sha256(${name}), tenant_id, site_id, sha256('answer') from site limit 1`.execute(database.db);

test("written() names the table of an added or changed row, but not of an expired one", async () => {
  await captcha("one");
  const before = await written(database.db);
  expect(await writtenSince(before, database.db)).toEqual([]);
  await sql`delete from captcha`.execute(database.db);
  expect(await writtenSince(before, database.db)).toEqual([]);
  await captcha("two");
  await sql`update player set user_name = user_name || 'x' where user_name = 'alice'`.execute(database.db);
  expect((await writtenSince(before, database.db)).toSorted()).toEqual(["captcha", "player"]);
});
