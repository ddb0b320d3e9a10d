import { existsSync } from "node:fs";
import { lstat, readlink } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase } from "../db/open.ts";
import { removeDatabase } from "../db/remove.ts";
import { preparedCluster } from "./prepared.ts";
import { preparedProject, removeProject } from "./server.ts";

let root: string;

beforeAll(async () => {
  root = await preparedProject();
});
afterAll(() => removeProject(root));

it("two processes that prepare at once share one cluster", async () => {
  const [first, second] = await Promise.all([preparedCluster(), preparedCluster()]);
  expect(second).toBe(first);
});

it("a project with a prepared database opens an empty, migrated one, and leaves nothing when it is removed", async () => {
  const data = await readlink(join(root, ".livery", "pg"));
  const made = (await lstat(join(data, "data", "PG_VERSION"))).mtimeMs;
  const database = await openDatabase({ root, purpose: "test" });
  try {
    const { rows } = await database.pool.query("select (select count(*)::int from kysely_migration) as migrations");
    expect(rows[0].migrations).toBeGreaterThan(30);
    expect(await database.db.selectFrom("site").selectAll().execute()).toEqual([]);
  } finally {
    await database.close();
  }
  // Made before this project was: nothing was initialised for it.
  expect(made).toBeLessThan((await lstat(root)).birthtimeMs);
  expect((await lstat(join(data, "data", "PG_VERSION"))).mtimeMs).toBe(made);
  await removeDatabase(root);
  expect(existsSync(data)).toBe(false);
});
