import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { removeProject } from "@livery/house/testing";
import { expect, test } from "vitest";
import { atTheEnd } from "../testing/at-the-end.ts";
import { houseProject } from "../testing/house-project.ts";
import { runHere } from "../testing/run-here.ts";
import { startLivery } from "../testing/process.ts";
import { temporaryFolder } from "../testing/temporary.ts";

const { folder: cwd, database } = await houseProject();
const livery = (...args: string[]) => runHere(args, { cwd });

test("a backup is one file for its owner alone, and is restored elsewhere with chain and sums", async () => {
  const made = await livery("house", "backup", "house.tar.zst", "--json");
  expect(made.code).toBe(0);
  const backup = JSON.parse(made.stdout) as {
    readonly seals: readonly { readonly hash: string }[];
    readonly bytes: number;
  };
  const { mode, size } = await stat(join(cwd, "house.tar.zst"));
  expect([mode & 0o777, backup.bytes]).toEqual([0o600, size]);
  expect(backup).toMatchObject({ schema: 1, kind: "files", rows: { player: 1 }, keys: [] });
  const again = await livery("house", "backup", "house.tar.zst");
  expect([again.code, again.stderr]).toEqual([2, expect.stringContaining("is there already")]);
  const other = await temporaryFolder();
  atTheEnd(() => removeProject(other));
  const restored = await livery("house", "restore", "house.tar.zst", "--root", other);
  expect([restored.code, restored.stdout]).toEqual([
    0,
    expect.stringMatching(/chain and sums hold\nseal of acme +\d+ /u),
  ]);
  expect(restored.stdout).toContain(backup.seals[0]?.hash);
  expect((await livery("house", "audit", "--root", other)).code).toBe(0);
  const twice = await livery("house", "restore", "house.tar.zst", "--root", other);
  expect([twice.code, twice.stderr]).toEqual([4, expect.stringMatching(/There is a database in [^]*--root/u)]);
});

test("a file that is no backup, or none, is refused: exit codes 3 and 2", async () => {
  await writeFile(join(cwd, "text"), "a text");
  const other = await temporaryFolder();
  const foreign = await livery("house", "restore", "text", "--root", other, "--json");
  expect([foreign.code, JSON.parse(foreign.stdout)]).toEqual([
    3,
    expect.objectContaining({ error: expect.objectContaining({ code: "backup_foreign", exitCode: 3 }) }),
  ]);
  expect((await livery("house", "restore", "none", "--root", other)).code).toBe(2);
  const nothing = await livery("house", "backup", "new.tar.zst", "--root", other);
  expect([nothing.code, nothing.stderr]).toEqual([4, expect.stringContaining("There is no database of a house")]);
  expect(await readdir(other)).toEqual([]);
});

test("Ctrl-C ends a backup with 130 and leaves nothing, and the house as it was", async () => {
  const { pool } = database;
  const client = await pool.connect();
  // The backup counts coupons: it waits here until it is ended.
  await client.query("begin; lock table coupon in access exclusive mode");
  const before = await readdir(cwd);
  const backup = startLivery(["house", "backup", "cut.tar.zst"], { cwd });
  const waiting = "select from pg_locks where not granted and relation = 'coupon'::regclass";
  await expect.poll(async () => (await client.query(waiting)).rowCount, { timeout: 30_000 }).toBe(1);
  expect(await backup.stop()).toBe(130);
  await client.query("rollback");
  client.release();
  expect(await readdir(cwd)).toEqual(before);
  // The server drops the slot once it sees that its connection has ended.
  const slots = "select from pg_replication_slots";
  await expect.poll(async () => (await pool.query(slots)).rowCount, { timeout: 30_000 }).toBe(0);
});

test("migrations are tried and named, and a move needs an embedded PostgreSQL and an empty server", async () => {
  const dry = await livery("house", "migrate", "--dry-run");
  expect([dry.code, dry.stdout]).toEqual([0, "✓ no migration is missing\n"]);
  expect(JSON.parse((await livery("house", "migrate", "--json")).stdout)).toMatchObject({
    migrations: [],
    outcome: "migrated",
  });
  const move = ["house", "migrate-to", "postgres://nobody@127.0.0.1:1/none"];
  const none = await livery(...move, "--json");
  expect([none.code, JSON.parse(none.stdout)]).toEqual([
    4,
    expect.objectContaining({ error: expect.objectContaining({ code: "database_unreachable" }) }),
  ]);
  const remote = await runHere(move, { cwd, env: { DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" } });
  expect([remote.code, remote.stderr]).toEqual([2, expect.stringContaining("Unset DATABASE_URL")]);
  expect(await readFile(join(cwd, "text"), "utf8")).toBe("a text");
});
