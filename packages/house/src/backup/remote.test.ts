import { nightly } from "@livery/feed/testing";
import { sql } from "kysely";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chown, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "../db/open.ts";
import type { HouseError } from "../errors.ts";
import { auditLedger } from "../ledger/audit.ts";
import { readKeys } from "../secrets/keyring.ts";
import { seedFixture } from "../testing/fixture.ts";
import { panelFixture } from "../testing/panel-fixture.ts";
import { testKeys } from "../testing/test-keys.ts";
import { backupDatabase } from "./backup.ts";
import { restoreDatabase } from "./restore.ts";

const bin = "/usr/lib/postgresql/15/bin";
const runs = nightly && existsSync(join(bin, "postgres")) && existsSync(join(bin, "pg_dump"));
const runAs = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const never = new AbortController().signal;
let folder: string;
let server: ChildProcess;
const url = (user: string, database: string): string =>
  `postgresql://${user}@${encodeURIComponent(folder)}/${database}`;

async function administer(database: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client(url("postgres", database));
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

/** The system's own PostgreSQL, with the users that docs/house/operation.md has an administrator make. */
async function startServer(): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), "livery-remote-"));
  if (runAs.uid !== undefined) await chown(folder, runAs.uid, runAs.gid);
  const data = join(folder, "data");
  const options = { ...runAs, cwd: "/", stdio: "ignore" } as const;
  const made = spawn(join(bin, "initdb"), ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8"], options);
  await once(made, "exit");
  server = spawn(join(bin, "postgres"), ["-D", data, "-k", folder, "-c", "listen_addresses="], options);
  for (let attempt = 1; ; attempt += 1)
    try {
      await administer("postgres", "create role livery_app", "create role livery_worker");
      break;
    } catch (error) {
      if (attempt === 100) throw error;
      await sleep(50);
    }
  await administer(
    "postgres",
    "create role livery_owner login",
    "create role livery_house login noinherit",
    "grant livery_app, livery_worker to livery_owner, livery_house",
    "create database first owner livery_owner",
    "create database second owner livery_owner",
  );
}

describe.runIf(runs)("a backup of the operator's own server", () => {
  const path = process.env["PATH"];
  beforeAll(async () => {
    process.env["PATH"] = `${bin}:${path}`;
    await startServer();
  });
  afterAll(async () => {
    process.env["PATH"] = path;
    const ended = once(server, "exit");
    server.kill("SIGINT");
    await ended;
    await rm(folder, { recursive: true, force: true });
  });

  const own = (database: string) => ({
    root: folder,
    databaseUrl: url("livery_house", database),
    ownerUrl: url("livery_owner", database),
  });

  test("is restored into an empty database, with chain, sums, policies and the ids of the keys", async () => {
    const first = await openDatabase({ ...own("first"), purpose: "test" });
    await seedFixture(first.db, { ...panelFixture, keys: readKeys(testKeys) });
    const pieces: Uint8Array[] = [];
    const write = async (piece: Uint8Array): Promise<void> => void pieces.push(piece);
    const manifest = await backupDatabase({ ...own("first"), write, signal: never });
    await first.close();
    expect(manifest).toMatchObject({ kind: "dump", owner: "livery_owner", keys: [expect.any(String)] });
    const file = join(folder, "house.tar.zst");
    await writeFile(file, Buffer.concat(pieces));
    await expect(restoreDatabase({ file, ...own("first"), signal: never })).rejects.toMatchObject({
      code: "target_not_empty",
    });
    const damaged = Buffer.concat(pieces);
    damaged[damaged.length - 200] = damaged[damaged.length - 200]! ^ 1;
    await writeFile(join(folder, "damaged"), damaged);
    const refused = restoreDatabase({ file: join(folder, "damaged"), ...own("second"), signal: never });
    await expect(refused).rejects.toMatchObject({ code: "backup_damaged" });
    const starts: Promise<unknown>[] = [];
    const onStep = (): void =>
      void starts.push(openDatabase({ ...own("second"), purpose: "house" }).catch(({ code }: HouseError) => code));
    expect(await restoreDatabase({ file, ...own("second"), signal: never, onStep })).toEqual(manifest);
    expect(await Promise.all(starts)).toEqual(["house_already_running", "house_already_running"]);
    const second = await openDatabase({ ...own("second"), purpose: "house" });
    expect(await auditLedger(second.db)).toMatchObject({ clean: true });
    expect(await second.db.selectFrom("staff").select("name").execute()).toHaveLength(11);
    const rights = sql<{ temporary: boolean }>`
      select has_database_privilege('livery_app', current_database(), 'TEMP') as temporary`;
    expect((await rights.execute(second.db)).rows).toEqual([{ temporary: false }]);
    expect(await second.shared.selectFrom("player").select("player_id").execute()).toEqual([]);
    await second.close();
  });

  test("is refused to a user who does not own the tables, and would not see every row", async () => {
    const backup = backupDatabase({
      root: folder,
      databaseUrl: url("livery_house", "first"),
      write: async () => undefined,
      signal: never,
    });
    await expect(backup).rejects.toMatchObject({
      code: "backup_rights",
      next: "Name livery_owner in LIVERY_OWNER_URL.",
    });
  });
});
