import { nightly } from "@livery/feed/testing";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { prepareLayout } from "../db/layout.ts";
import { openDatabase } from "../db/open.ts";
import { auditLedger } from "../ledger/audit.ts";
import { startHouse } from "../house.ts";
import { panelHost, staffCode, staffPassword } from "../testing/panel-fixture.ts";
import { PanelBrowser } from "../testing/panel-house.ts";
import { newProject, preparedProject, removeProject } from "../testing/server.ts";
import { testKeys } from "../testing/test-keys.ts";
import { addManifest, readArchive, type Write, writeArchive } from "./archive.ts";
import { backupDatabase } from "./backup.ts";
import type { BackupManifest } from "./manifest.ts";
import { restoreDatabase } from "./restore.ts";
import { houseFolder, type HouseFolder } from "./testing/house-folder.ts";

let house: HouseFolder;
let folder: string;
let file: string;
let manifest: BackupManifest;
let placed: Awaited<ReturnType<HouseFolder["betUntil"]>>;
const roots: string[] = [];
const never = new AbortController().signal;

/** Writes pieces into memory, and the whole of them into a file. */
async function archived(into: string, make: (write: Write) => Promise<unknown>): Promise<void> {
  const pieces: Uint8Array[] = [];
  await make(async (piece) => void pieces.push(piece));
  await writeFile(into, Buffer.concat(pieces));
}

beforeAll(async () => {
  house = await houseFolder();
  folder = await mkdtemp(join(tmpdir(), "livery-backup-"));
  file = join(folder, "house.tar.zst");
  const backup = archived(file, async (write) => {
    manifest = await backupDatabase({ root: house.root, write, signal: never });
  });
  [placed] = await Promise.all([house.betUntil(backup), backup]);
});
afterEach(async () => {
  for (const root of roots.splice(0)) await removeProject(root);
});
afterAll(async () => {
  await house.close();
  await rm(folder, { recursive: true, force: true });
});

async function emptyProject(): Promise<string> {
  const root = await newProject();
  roots.push(root);
  return root;
}

/** Restores a file into an empty folder, where nothing may be left if it is refused. */
async function refusal(archive: string, databaseUrl?: string): Promise<unknown> {
  const root = await emptyProject();
  const outcome = await restoreDatabase({ file: archive, root, signal: never, databaseUrl }).catch(
    (error: unknown) => error,
  );
  expect(await readdir(root)).toEqual([]);
  return outcome;
}

async function entriesOf(archive: string): Promise<Readonly<Record<string, string>>> {
  const entries: Record<string, string> = {};
  await readArchive(archive, never, async (entry) => {
    entries[entry.path] = await entry.text();
    return true;
  });
  return entries;
}

describe("a backup of the embedded PostgreSQL while bets go on", () => {
  test("holds, restored, every bet that was acknowledged before its end; chain and sums hold, and staff sign in with the key", async () => {
    const root = await emptyProject();
    const steps: string[] = [];
    const restored = await restoreDatabase({ file, root, signal: never, onStep: (name) => void steps.push(name) });
    expect(restored).toEqual(manifest);
    expect(steps).toEqual(["Unpacking", "Recovering", "Checking chain and sums"]);
    const running = await startHouse({ root, port: 0, keys: testKeys, development: true, log: { level: "silent" } });
    const { db } = running.database;
    const rows = await db.selectFrom("coupon").select("coupon_id").execute();
    const there = new Set(rows.map((row) => Number(row.coupon_id)));
    const before = placed.filter(({ at }) => at <= Date.parse(manifest.endedAt));
    expect(before.length).toBeGreaterThan(20);
    expect(before.filter(({ couponId }) => !there.has(couponId))).toEqual([]);
    expect(await auditLedger(db)).toMatchObject({ clean: true });
    expect(await db.selectFrom("coupon").select("status").where("status", "=", "won").execute()).toHaveLength(3);
    const browser = new PanelBrowser(running.port, panelHost);
    const credentials = { name: "admin", password: staffPassword, code: staffCode("admin") };
    expect((await browser.panel("panelSignIn", credentials)).status).toBe(200);
    await running.close();
    const { data } = await prepareLayout(root);
    expect((await readdir(join(data, ".."))).toSorted()).toEqual(["data", "postgres.log", "socket"]);
  });

  test("says what it holds: the seal's head, sums, rows and the ids of the keys", async () => {
    expect(manifest).toMatchObject({
      kind: "files",
      postgres: 18,
      keys: [expect.stringMatching(/^[0-9a-f]{16}$/u)],
      seals: [
        { tenant: "acme", position: expect.stringMatching(/^\d+$/u), hash: expect.stringMatching(/^[0-9a-f]{64}$/u) },
      ],
    });
    const zero = manifest.sums.reduce((sum, { sum: each }) => sum + BigInt(each), 0n);
    expect([zero, manifest.rows["coupon"]]).toEqual([0n, expect.any(Number)]);
    const { rows } = await house.test.pool.query(
      "select encode(hash, 'hex') as hash from ledger_seal where position = $1",
      [manifest.seals[0]?.position],
    );
    expect(rows).toEqual([{ hash: manifest.seals[0]?.hash }]);
  });

  test("leaves the server as it was, also when its disk is full or it is cancelled", async () => {
    const full = Object.assign(new Error("write ENOSPC"), { code: "ENOSPC", syscall: "write" });
    let written = 0;
    const write = async (piece: Uint8Array): Promise<void> => {
      if ((written += piece.length) > 100_000) throw full;
    };
    await expect(backupDatabase({ root: house.root, write, signal: never })).rejects.toBe(full);
    const controller = new AbortController();
    const reason = new Error("cancelled");
    const cancel = async (): Promise<void> => controller.abort(reason);
    await expect(backupDatabase({ root: house.root, write: cancel, signal: controller.signal })).rejects.toBe(reason);
    await expect
      .poll(async () => (await house.test.pool.query("select slot_name from pg_replication_slots")).rows)
      .toEqual([]);
  });

  test("is refused where there is no database, which stays so", async () => {
    const root = await emptyProject();
    const backup = backupDatabase({ root, write: async () => undefined, signal: never });
    await expect(backup).rejects.toMatchObject({ code: "database_absent", next: expect.stringContaining("--root") });
    expect(await readdir(root)).toEqual([]);
  });
});

describe("a restore refuses, and leaves nothing:", () => {
  test("a file with a changed byte anywhere, and one that was cut off anywhere", async () => {
    const small = join(folder, "small");
    const { files: _, ...head } = manifest;
    await archived(small, (write) =>
      writeArchive(write, never, async (archive) => {
        await archive.addText("livery.json", JSON.stringify(head));
        await archive.addText("data/PG_VERSION", "18\n");
        await addManifest(archive, { ...head, files: [...archive.files] });
      }),
    );
    const bytes = await readFile(small);
    const refused = { code: expect.stringMatching(/^backup_(?:damaged|foreign)$/u) };
    for (let at = 0; at < bytes.length - 40; at += 37) {
      const changed = Buffer.from(bytes);
      changed[at] = changed[at]! ^ 0x10;
      await writeFile(join(folder, "changed"), changed);
      const outcome = await refusal(join(folder, "changed"));
      // A byte of tar's padding holds nothing: all is read as it was, and the server finds no database in so small an archive.
      if ((outcome as { code?: string }).code === "database_start_failed")
        expect([at, await entriesOf(join(folder, "changed"))]).toEqual([at, await entriesOf(small)]);
      else expect([at, outcome]).toEqual([at, expect.objectContaining(refused)]);
      await writeFile(join(folder, "cut"), bytes.subarray(0, at));
      expect([at, await refusal(join(folder, "cut"))]).toEqual([at, expect.objectContaining(refused)]);
    }
  });

  test("a file of something else, and none", async () => {
    await writeFile(join(folder, "other"), "a text");
    expect(await refusal(join(folder, "other"))).toMatchObject({ code: "backup_foreign" });
    await archived(join(folder, "tar"), (write) => writeArchive(write, never, (archive) => archive.addText("a", "b")));
    expect(await refusal(join(folder, "tar"))).toMatchObject({ code: "backup_foreign" });
    expect(await refusal(join(folder, "none"))).toMatchObject({ code: "ENOENT" });
  });

  test.each([
    ["backup_newer", { version: 2 }],
    ["database_newer", { migrations: ["9999-future"] }],
    ["backup_platform", { platform: "plan9 mips" }],
    ["backup_platform", { postgres: 99 }],
    ["backup_damaged", {}],
    ["backup_platform", { kind: "dump" }],
  ])("%s: a head with %j", async (code, change) => {
    const { files: _, ...head } = manifest;
    await archived(join(folder, "head"), (write) =>
      writeArchive(write, never, (archive) => archive.addText("livery.json", JSON.stringify({ ...head, ...change }))),
    );
    expect(await refusal(join(folder, "head"))).toMatchObject({ code });
  });

  test("a file with a way out of its folder, or whose content is not what its manifest says", async () => {
    const { files, ...head } = manifest;
    const archive = (path: string, text: string, name: string): Promise<void> =>
      archived(join(folder, name), (write) =>
        writeArchive(write, never, async (to) => {
          await to.addText("livery.json", JSON.stringify(head));
          await to.addText(path, text);
          const changed = to.files.map((entry) => (entry.path === path ? { ...entry, sha256: "0" } : entry));
          await addManifest(to, { ...head, files: changed });
        }),
      );
    expect(files.length).toBeGreaterThan(100);
    await archive("data/../../../outside", "x", "out");
    expect(await refusal(join(folder, "out"))).toMatchObject({ code: "backup_damaged", message: /outside/u });
    await archive("data/PG_VERSION", "18\n", "content");
    expect(await refusal(join(folder, "content"))).toMatchObject({ code: "backup_damaged", message: /PG_VERSION/u });
  });

  test.runIf(nightly)(
    "a database that is not the one of the manifest: a changed amount is found before anything opens it",
    async () => {
      const wrong = join(folder, "wrong");
      const { db } = house.test;
      await db.updateTable("ledger_account").set({ last_seq: 77n }).where("kind", "=", "credit").execute();
      await archived(wrong, (write) => backupDatabase({ root: house.root, write, signal: never }));
      await db.updateTable("ledger_account").set({ last_seq: 1n }).where("kind", "=", "credit").execute();
      expect(await refusal(wrong)).toMatchObject({ code: "database_differs", message: expect.stringContaining("I3") });
    },
  );

  test("a folder that has a database, which stays as it is", async () => {
    const root = await preparedProject();
    roots.push(root);
    const { data } = await prepareLayout(root);
    const before = await readdir(data);
    await expect(restoreDatabase({ file, root, signal: never })).rejects.toMatchObject({ code: "database_exists" });
    expect(await readdir(data)).toEqual(before);
    await (await openDatabase({ root, purpose: "house" })).close();
  });

  test("what a start at the same time has made, and leaves that", async () => {
    const root = await emptyProject();
    const data = join(root, ".livery", "pg", "data");
    const onStep = (name: string): void => {
      if (name !== "Unpacking") return;
      mkdirSync(data);
      writeFileSync(join(data, "PG_VERSION"), "18\n");
    };
    await expect(restoreDatabase({ file: join(folder, "small"), root, signal: never, onStep })).rejects.toMatchObject({
      code: "database_start_failed",
    });
    expect(await readdir(data)).toEqual(["PG_VERSION"]);
  });

  test("a backup of the embedded PostgreSQL for a server of DATABASE_URL", async () => {
    expect(await refusal(file, "postgresql://nobody@127.0.0.1:1/none")).toMatchObject({ code: "backup_platform" });
  });

  test.runIf(nightly)("what was cancelled, and ends the server that it has started", async () => {
    const root = await emptyProject();
    const controller = new AbortController();
    const reason = new Error("cancelled");
    const onStep = (name: string): void => {
      if (name === "Checking chain and sums") controller.abort(reason);
    };
    await expect(restoreDatabase({ file, root, signal: controller.signal, onStep })).rejects.toBe(reason);
    expect(await readdir(root)).toEqual([]);
  });
});

test("a server of the operator's own needs pg_dump of its version", async () => {
  const url = `postgresql://livery@${encodeURIComponent((await prepareLayout(house.root)).socket)}:5432/livery`;
  const path = process.env["PATH"];
  process.env["PATH"] = folder;
  try {
    const backup = backupDatabase({ root: folder, databaseUrl: url, write: async () => undefined, signal: never });
    await expect(backup).rejects.toMatchObject({
      code: "pg_tools_missing",
      next: expect.stringContaining("postgresql-client-18"),
    });
  } finally {
    process.env["PATH"] = path;
  }
});
