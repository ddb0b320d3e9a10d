import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFile, readFile, readlink, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import pg from "pg";
import { afterEach, describe, expect, test } from "vitest";
import { newProject, preparedProject, removeProject } from "../testing/server.ts";
import { isAlive } from "./cluster.ts";
import { checkServer } from "./durability.ts";
import { prepareLayout } from "./layout.ts";
import { type OpenDatabase, openDatabase } from "./open.ts";

const roots: string[] = [];
async function project(make = preparedProject): Promise<string> {
  const root = await make();
  roots.push(root);
  return root;
}
afterEach(async () => {
  for (const root of roots.splice(0)) await removeProject(root);
});

/** The server's process, by the file that PostgreSQL itself keeps. */
const serverPid = async (root: string): Promise<number> =>
  Number((await readFile(join(root, ".livery/pg/data/postmaster.pid"), "utf8")).split("\n")[0]);
const one = async (database: OpenDatabase): Promise<unknown> => (await sql`select 1 as one`.execute(database.db)).rows;

describe("the embedded PostgreSQL", () => {
  test("starts in a new project, keeps its data, and is stopped by the last process that uses it", async () => {
    const root = await project(newProject);
    const first = await openDatabase({ root, purpose: "house" });
    await sql`insert into tenant (name) values ('kept')`.execute(first.db);
    const pid = await serverPid(root);
    expect(isAlive(pid)).toBe(true);
    await first.close();
    expect(isAlive(pid)).toBe(false);
    const second = await openDatabase({ root, purpose: "house" });
    expect(await second.db.selectFrom("tenant").select("name").execute()).toEqual([{ name: "kept" }]);
    await second.close();
  });

  test.runIf(process.platform === "linux")(
    "waits for a killed PostgreSQL whose process entry still exists, since PostgreSQL takes it for a running one",
    async () => {
      const root = await project();
      await (await openDatabase({ root, purpose: "house" })).close();
      const { data, runAs } = await prepareLayout(root);
      // The shell becomes a program that collects nothing: its child stays a dead entry until that ends too.
      const parent = spawn("sh", ["-c", "sleep 0.3 & echo $!; exec sleep 3"], {
        ...runAs,
        stdio: ["ignore", "pipe", "inherit"],
      });
      const pid = Number(String((await once(parent.stdout, "data"))[0]));
      await expect.poll(() => readFile(`/proc/${pid}/stat`, "utf8")).toMatch(/\) Z /);
      await writeFile(join(data, "postmaster.pid"), `${pid}\n${data}\n`);
      const database = await openDatabase({ root, purpose: "house" });
      expect(await one(database)).toEqual([{ one: 1 }]);
      await database.close();
    },
  );

  test("listens on no port, and only its own user can reach its socket", async () => {
    const root = await project();
    const database = await openDatabase({ root, purpose: "house" });
    const { rows } = await sql<{ listen: string; role: string; superuser: boolean }>`
      select current_setting('listen_addresses') as listen, current_user as role, (select rolsuper from pg_roles where rolname = current_user) as superuser`.execute(
      database.db,
    );
    expect(rows).toEqual([{ listen: "", role: "livery_worker", superuser: false }]);
    const folder = await stat(join(root, ".livery/pg/socket"));
    expect(folder.mode & 0o777).toBe(0o700);
    await database.close();
  });

  test.runIf(process.getuid?.() === 0)(
    "runs as another user when root starts it, outside a project folder that the user may not enter",
    async () => {
      const root = await project(newProject);
      expect((await stat(root)).mode & 0o777).toBe(0o700);
      const database = await openDatabase({ root, purpose: "house" });
      expect(await readlink(join(root, ".livery/pg"))).toMatch(/^\/var\/lib\/livery\/[0-9a-f]{12}-[0-9a-f]{8}$/);
      const status = await readFile(`/proc/${await serverPid(root)}/status`, "utf8");
      expect(/^Uid:\s+(\d+)/m.exec(status)?.[1]).not.toBe("0");
      expect((await stat(join(root, ".livery/pg/data"))).mode & 0o777).toBe(0o700);
      await database.close();
    },
  );

  test("keeps running for a command when the server stops, and for the server when a command ends", async () => {
    const root = await project();
    const house = await openDatabase({ root, purpose: "house" });
    const command = await openDatabase({ root, purpose: "import" });
    const pid = await serverPid(root);
    await house.close();
    expect(await one(command)).toEqual([{ one: 1 }]);
    const reopened = await openDatabase({ root, purpose: "house" });
    await command.close();
    expect(await one(reopened)).toEqual([{ one: 1 }]);
    expect(await serverPid(root)).toBe(pid);
    await reopened.close();
    expect(isAlive(pid)).toBe(false);
  });

  test("starts once when several processes open it at once in a new project", async () => {
    const root = await project(newProject);
    const opened = await Promise.all(["a", "b", "c", "d"].map((purpose) => openDatabase({ root, purpose })));
    const pids = await Promise.all(
      opened.map(async ({ db }) =>
        (
          await sql<{ started: Date }>`select pg_postmaster_start_time() as started`.execute(db)
        ).rows[0]!.started.getTime(),
      ),
    );
    expect(new Set(pids).size).toBe(1);
    await Promise.all(opened.map((database) => database.close()));
  });

  test("has one folder when several processes prepare it at once in a new project", async () => {
    for (let time = 0; time < 20; time += 1) {
      const root = await project(newProject);
      const laid = await Promise.all(Array.from({ length: 8 }, () => prepareLayout(root)));
      expect(new Set(laid.map(({ data }) => data)).size).toBe(1);
    }
  });

  test("reports to its users that it was lost", async () => {
    const root = await project();
    const database = await openDatabase({ root, purpose: "house" });
    process.kill(await serverPid(root), "SIGQUIT");
    expect(await database.lost).toBeInstanceOf(Error);
    await database.close();
  });
});

describe("a server refuses a PostgreSQL that could lose an acknowledged bet (I18):", () => {
  test.each(["fsync", "synchronous_commit", "full_page_writes"])("%s is off", async (setting) => {
    const root = await project();
    await (await openDatabase({ root, purpose: "house" })).close();
    await appendFile(join(root, ".livery/pg/data/postgresql.conf"), `\n${setting} = off\n`);
    await expect(openDatabase({ root, purpose: "house" })).rejects.toMatchObject({
      code: "database_unsafe",
      message: expect.stringContaining(`${setting} = off`),
      next: `Set ${setting} = on and start again.`,
    });
    await expect(serverPid(root)).rejects.toThrow("ENOENT");
  });

  test("older than PostgreSQL 15", async () => {
    const answer = (version: number) =>
      ({
        query: async () => ({
          rows: [
            { name: "server_version_num", setting: String(version) },
            { name: "server_version", setting: "x" },
            { name: "fsync", setting: "on" },
            { name: "synchronous_commit", setting: "on" },
          ],
        }),
      }) as unknown as Parameters<typeof checkServer>[0];
    await expect(checkServer(answer(149_999))).rejects.toMatchObject({ code: "database_too_old" });
    await expect(checkServer(answer(150_000))).resolves.toBeUndefined();
  });
});

describe("a DATABASE_URL", () => {
  test.each([
    "postgresql://127.0.0.1:1/none",
    "postgresql://nobody@%2Fnowhere/none",
    "postgresql://[wrong",
    "postgresql://h:notaport/x",
  ])("that cannot be reached is refused: %s", async (databaseUrl) => {
    const root = await project();
    await expect(openDatabase({ root, databaseUrl, purpose: "house" })).rejects.toMatchObject({
      code: "database_unreachable",
      next: expect.stringContaining("Check its host"),
    });
  });
});

test("a database migrated by a newer version is refused and left unchanged", async () => {
  const root = await project();
  const database = await openDatabase({ root, purpose: "house" });
  const owner = new pg.Client(database.owner);
  await owner.connect();
  await owner.query("insert into kysely_migration (name, timestamp) values ('9999-future', '2030-01-01')");
  await owner.end();
  await database.close();
  await expect(openDatabase({ root, purpose: "house" })).rejects.toMatchObject({ code: "database_newer" });
});

test("a database of an earlier version is refused and left unchanged where it may not be migrated", async () => {
  const root = await project();
  const database = await openDatabase({ root, purpose: "house" });
  const owner = new pg.Client(database.owner);
  await owner.connect();
  try {
    const last = "(select max(name) from kysely_migration)";
    await owner.query(`delete from kysely_migration where name = ${last}`);
    const names = async () =>
      (await owner.query<{ name: string }>("select name from kysely_migration order by 1")).rows;
    const before = await names();
    const opened = openDatabase({ root, purpose: "dry run", migrate: false });
    await expect(opened).rejects.toMatchObject({
      code: "database_older",
      message: expect.stringContaining("lacks 1 migration") as string,
      next: expect.stringContaining("livery house migrate --dry-run") as string,
    });
    expect(await names()).toEqual(before);
  } finally {
    await owner.end();
    await database.close();
  }
});
