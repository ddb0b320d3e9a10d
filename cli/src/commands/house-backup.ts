import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import type { BackupManifest } from "@livery/house";
import { UsageError } from "../errors.ts";
import { writeBeside } from "../files/write-beside.ts";
import { databaseOption } from "../house/database.ts";
import { houseRoot, namedRoot } from "../house/root.ts";
import type { Run } from "../program/command-definition.ts";
import { cancellation } from "../terminal/cancellation.ts";
import { printJson } from "../terminal/json.ts";
import { terminalProgress } from "../terminal/progress.ts";
import { table } from "../terminal/table.ts";

/** `livery house backup FILE`: a file that appears only when it is complete, for its owner alone. */
export const houseBackup: Run = async (invocation) => {
  const { argument, directory, switched } = invocation;
  const file = resolve(directory, argument("FILE") ?? "");
  if (existsSync(file)) throw new UsageError(`${file} is there already.`, "Name a new file. Nothing was written.");
  const root = namedRoot(invocation);
  const { backupDatabase } = await import("@livery/house");
  const signal = cancellation();
  const manifest = await terminalProgress.step("Backing up", async (note) => {
    let work: Promise<BackupManifest> | undefined;
    const onBytes = (done: number, of: number): void => note(done < of ? `${size(done)} of ${size(of)}` : size(done));
    const writing = (write: (piece: Uint8Array) => Promise<void>) =>
      (work = backupDatabase({ root, ...databaseOption(), write, signal, onBytes }));
    try {
      return await writeBeside(file, writing, { mode: 0o600 });
    } finally {
      // A file that cannot be written ends the writing at once: the database is left in order nevertheless.
      await work?.catch(() => undefined);
    }
  });
  const { size: bytes } = await stat(file);
  if (switched("json")) return printJson({ file, bytes, ...summary(manifest) });
  process.stdout.write(`✓ ${file}: ${size(bytes)}, all until ${manifest.endedAt}\n${described(manifest)}`);
};

/** `livery house restore FILE`. */
export const houseRestore: Run = async (invocation) => {
  const { argument, directory, switched } = invocation;
  const file = resolve(directory, argument("FILE") ?? "");
  if (!existsSync(file)) throw new UsageError(`There is no file ${file}.`, "Name a file of livery house backup.");
  const root = await houseRoot(invocation);
  const { restoreDatabase } = await import("@livery/house");
  const signal = cancellation();
  const manifest = await terminalProgress.step("Restoring", (note) => {
    const onBytes = (done: number): void => note(size(done));
    return restoreDatabase({ file, root, ...databaseOption(), signal, onBytes, onStep: note });
  });
  if (switched("json")) return printJson({ file, root, ...summary(manifest) });
  process.stdout.write(`✓ the house is as it was at ${manifest.endedAt}: chain and sums hold\n${described(manifest)}`);
};

function summary(manifest: BackupManifest): object {
  const { kind, livery, postgres, startedAt, endedAt, migrations, seals, rows, keys } = manifest;
  return { kind, livery, postgres, startedAt, endedAt, migration: migrations.at(-1), seals, rows, keys };
}

function described({ keys, rows, seals }: BackupManifest): string {
  const heads = seals.map(({ tenant, position, hash }) => [`seal of ${tenant}`, `${position} ${hash}`]);
  const needed = keys.map((id) => ["needs the key", id]);
  const counted = [
    ["coupons", String(rows["coupon"] ?? 0)],
    ["entries", String(rows["ledger_entry"] ?? 0)],
  ];
  return `${table([...heads, ...counted, ...needed])}\n`;
}

/** 812 B, 3.4 MB. */
function size(bytes: number): string {
  const units = ["B", "kB", "MB", "GB", "TB"];
  const at = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  return `${at === 0 ? bytes : (bytes / 1_000 ** at).toFixed(1)} ${units[at]}`;
}
